import { attribute, childNamed, childrenNamed, childText, descendantsNamed, elementsOf, rawText, type XmlElement } from './xml.ts';
import { writtenNumber } from './written-number.ts';

/** A range of numbers that a condition of QTI 1.2 asks for. */
export interface Range {
  low: number;
  high: number;
}

/** How a value is compared with what was answered. */
export type Comparison = 'equal' | 'contained' | 'pattern';

/** What one condition asks for, and what it gives. */
export interface Rule {
  /** Values that a response must have, in their order. */
  equal: readonly { response: string; value: string; how: Comparison }[];
  ranges: ReadonlyMap<string, Range>;
  points: number;
  /** Feedback that it shows. */
  feedback: readonly string[];
  /** Whether it holds for everybody: it asks for no answer, and gives nothing. */
  general: boolean;
}

/**
 * Reads the conditions of an item; `understood` is false when one asks for something else than values and
 * ranges.
 */
export function rulesOf(item: XmlElement): { rules: Rule[]; understood: boolean } {
  let understood = true;
  // conditions after one that gives points and ends the marking hold for wrong answers only
  let ended = false;
  const rules = descendantsNamed(item, 'respcondition').map((condition): Rule => {
    const asked = childNamed(condition, 'conditionvar');
    const equal: { response: string; value: string; how: Comparison }[] = [];
    let excludes = false;
    const bounds = new Map<string, { low: number | null; high: number | null }>();
    const read = (element: XmlElement): void => {
      for (const test of elementsOf(element)) {
        const response = attribute(test, 'respident') ?? '';
        const value = rawText(test).trim();
        if (test.name === 'varequal' || test.name === 'varsubset') equal.push({ response, value, how: comparisonOf(test) });
        else if (/^var[gl]te?$/.test(test.name)) {
          const bound = bounds.get(response) ?? { low: null, high: null };
          if (test.name.startsWith('varg')) bound.low = writtenNumber(value);
          else bound.high = writtenNumber(value);
          bounds.set(response, bound);
        } else if (test.name === 'and' || test.name === 'or') read(test);
        else if (test.name === 'not' || test.name === 'unanswered') excludes = true;
        else if (test.name !== 'other') understood = false;
      }
    };
    if (asked) read(asked);
    const ranges = new Map<string, Range>();
    for (const [response, { low, high }] of bounds) if (low !== null && high !== null) ranges.set(response, { low, high });
    const points = pointsOf(condition);
    const general = equal.length === 0 && bounds.size === 0 && points === 0 && !excludes && !ended;
    if (points > 0 && !/^yes$/i.test(attribute(condition, 'continue') ?? '')) ended = true;
    return {
      equal,
      ranges,
      points,
      feedback: childrenNamed(condition, 'displayfeedback').map((feedback) => attribute(feedback, 'linkrefid') ?? ''),
      general,
    };
  });
  return { rules, understood };
}

/** Blackboard says of a text whether it is the whole answer, a part of it, or a pattern. */
function comparisonOf(test: XmlElement): Comparison {
  const mode = attribute(test, 'setmatch') ?? '';
  return test.name !== 'varsubset' || /^exact/i.test(mode)
    ? 'equal'
    : /^match/i.test(mode)
      ? 'pattern'
      : /^contain/i.test(mode)
        ? 'contained'
        : 'equal';
}

/** Points that a condition gives; `SCORE.max` is all of them. Other variables than the score do not count. */
function pointsOf(condition: XmlElement): number {
  let points = 0;
  for (const set of childrenNamed(condition, 'setvar')) {
    const variable = attribute(set, 'varname') ?? '';
    if (variable !== '' && !/score/i.test(variable)) continue;
    const written = rawText(set).trim();
    const value = /\.max$/i.test(written) ? 1 : (writtenNumber(written) ?? 0);
    points += /^subtract$/i.test(attribute(set, 'action') ?? '') ? -value : value;
  }
  return points;
}

/** Metadata of an item, by the name of its field: as Canvas, Common Cartridge and Blackboard write them. */
export function metadataOf(item: XmlElement): Map<string, string> {
  const found = new Map<string, string>();
  for (const field of descendantsNamed(item, 'qtimetadatafield'))
    found.set(childText(field, 'fieldlabel').toLowerCase(), childText(field, 'fieldentry'));
  for (const one of descendantsNamed(item, 'bbmd_questiontype', 'qmd_itemtype')) found.set('question_type', rawText(one).trim());
  return found;
}
