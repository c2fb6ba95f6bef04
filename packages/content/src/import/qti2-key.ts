import { attribute, childNamed, childrenNamed, descendants, descendantsNamed, elementsOf, rawText, type XmlElement } from './xml.ts';
import { writtenNumber } from './written-number.ts';

/** How one response variable of an item is right. */
export interface Key {
  /** `single`, `multiple`, `ordered` or `record`. */
  cardinality: string;
  baseType: string;
  /** Values of the correct response. */
  correct: readonly string[];
  /** Points of values, where the item gives them. */
  points: ReadonlyMap<string, number>;
  /** Points of a value that the item gives none. */
  otherPoints: number;
  /** The most points that all values together can bring. */
  most: number;
  /** How far a number may be away from the correct one; null where processing does not say. */
  tolerance: number | null;
  /** Whether points count, rather than the correct response as a whole. */
  mapped: boolean;
  /** Whether upper and lower case are told apart. */
  caseSensitive: boolean;
}

/** The keys of an item's responses, and whether its response processing is understood. */
export interface Keys {
  of: (response: string) => Key | null;
  understood: boolean;
}

const UNDERSTOOD = new Set(
  (
    'responseCondition responseIf responseElseIf responseElse match equal stringMatch variable correct baseValue mapResponse isNull not and or sum member ' +
    'setOutcomeValue gt gte contains multiple'
  ).split(' '),
);
const TEMPLATE = /(?:^|\/)(?:CC2_)?(match_correct|map_response|map_response_point)(?:\.xml)?$/i;

/** Reads declarations and response processing of an item (in the names of QTI 2). */
export function keysOf(item: XmlElement): Keys {
  const declarations = new Map(childrenNamed(item, 'responseDeclaration').map((one) => [attribute(one, 'identifier') ?? '', one]));
  const processing = childNamed(item, 'responseProcessing');
  const address = processing && (attribute(processing, 'template') ?? attribute(processing, 'templateLocation'));
  const template = TEMPLATE.exec(address ?? '')?.[1]?.toLowerCase() ?? null;
  const rules = processing ? elementsOf(processing) : [];
  const known = !processing || template !== null || (!address && rules.length > 0 && understood(rules));
  const of = (response: string): Key | null => {
    const declaration = declarations.get(response);
    if (!declaration) return null;
    const correct = childNamed(declaration, 'correctResponse');
    const mapping = childNamed(declaration, 'mapping');
    const entries = mapping ? childrenNamed(mapping, 'mapEntry') : [];
    const points = new Map(entries.map((entry) => [attribute(entry, 'mapKey') ?? '', Number(attribute(entry, 'mappedValue')) || 0]));
    const mapsResponse = rules.some((rule) =>
      descendantsNamed(rule, 'mapResponse').some((one) => attribute(one, 'identifier') === response),
    );
    const compared = template === null ? comparisons(rules, response) : { points: new Map<string, number>(), tolerance: null };
    const values = correct ? childrenNamed(correct, 'value').map((value) => rawText(value).trim()) : [];
    const mapped = points.size > 0 && (template === 'map_response' || mapsResponse || values.length === 0);
    const told = mapped || values.length > 0 ? points : compared.points;
    return {
      cardinality: attribute(declaration, 'cardinality') ?? 'single',
      baseType: attribute(declaration, 'baseType') ?? 'string',
      correct: values,
      points: told,
      otherPoints: mapped ? numberOf(mapping, 'defaultValue', 0) : 0,
      most: mapped ? numberOf(mapping, 'upperBound', Infinity) : Infinity,
      tolerance: compared.tolerance,
      mapped: mapped || (values.length === 0 && told.size > 0),
      caseSensitive: entries.some((entry) => attribute(entry, 'caseSensitive') === 'true'),
    };
  };
  return { of, understood: known };
}

function numberOf(element: XmlElement | null, name: string, absent: number): number {
  const written = element && attribute(element, name);
  return written === null ? absent : (writtenNumber(written) ?? absent);
}

/**
 * Whether processing only compares responses with what is right, and adds up: then the key is what the item
 * says it is.
 */
function understood(rules: readonly XmlElement[]): boolean {
  const every = rules.flatMap((rule) => [rule, ...descendants(rule, () => true)]);
  if (!every.every(({ name }) => UNDERSTOOD.has(name))) return false;
  return every.every((one) => one.name !== 'equal' || toleranceOf(one, 1) !== null);
}

/**
 * What conditions say of one response by comparing it with written values; and the tolerance that they allow
 * around a number.
 */
function comparisons(rules: readonly XmlElement[], response: string): { points: Map<string, number>; tolerance: number | null } {
  const points = new Map<string, number>();
  let tolerance: number | null = null;
  const about = (one: XmlElement) =>
    elementsOf(one).some((child) => child.name === 'variable' && attribute(child, 'identifier') === response);
  for (const branch of rules.flatMap((rule) => descendantsNamed(rule, 'responseIf', 'responseElseIf'))) {
    const [condition] = elementsOf(branch);
    if (!condition) continue;
    const tests = [condition, ...descendantsNamed(condition, 'match', 'equal', 'stringMatch', 'member')].filter(
      (one) => ['match', 'equal', 'stringMatch', 'member'].includes(one.name) && about(one),
    );
    const score = childrenNamed(branch, 'setOutcomeValue').find((one) => /score/i.test(attribute(one, 'identifier') ?? ''));
    const [value] = score ? descendantsNamed(score, 'baseValue') : [];
    for (const test of tests) {
      const written = childNamed(test, 'baseValue');
      const key = written ? rawText(written).trim() : null;
      if (test.name === 'equal') tolerance = toleranceOf(test, Number(key ?? 0));
      if (key !== null && value && condition.name !== 'not') points.set(key, Number(rawText(value)) || 0);
    }
  }
  return { points, tolerance };
}

/**
 * The width that a comparison of numbers allows; null when it is none that a question can have. `value` is
 * the number it is around.
 */
export function toleranceOf(equal: XmlElement, value: number): number | null {
  const mode = attribute(equal, 'toleranceMode') ?? 'exact';
  if (mode === 'exact') return 0;
  const [below, above = below] = (attribute(equal, 'tolerance') ?? '').trim().split(/\s+/).map(writtenNumber);
  if (below === null || below === undefined || above !== below) return null;
  return mode === 'relative' ? Math.abs((below / 100) * value) : below;
}
