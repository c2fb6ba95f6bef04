import type { ForeignOption } from './foreign.ts';
import type { QuestionTexts } from './html.ts';
import { partsOfMatching, type Part } from './parts.ts';
import { readMaterial } from './qti1-material.ts';
import type { Comparison, Rule } from './qti1-processing.ts';
import { excerpt, remark, type Remark } from './remarks.ts';
import { attribute, descendants, descendantsNamed, elementsOf, type XmlElement } from './xml.ts';
import { writtenNumber } from './written-number.ts';

/** An item of QTI 1.2 on its way. */
export interface Presented {
  presentation: XmlElement;
  /** Conditions that give points. */
  rules: readonly Rule[];
  every: readonly Rule[];
  /** What the program that wrote it calls its type; empty when it does not say. */
  type: string;
  feedback: (identifier: string) => string;
}

interface Response {
  element: XmlElement;
  identifier: string;
  /** Text that stands with it, not in its labels. */
  own: string;
  labels: { identifier: string; text: string }[];
  /** How Canvas fills the gap (`dropdown`, `wordbank`, `openEntry`); empty when the file does not say. */
  kind: string;
  comparison: Comparison;
}

/** Ways in which Canvas compares what was typed, other than word by word. */
const ALGORITHMS: Readonly<Record<string, Comparison>> = {
  TextRegex: 'pattern',
  TextContainsAnswer: 'contained',
  TextCloseEnough: 'contained',
};
/** Types of Canvas whose text names its gaps. */
const WITH_GAPS = /fill_in_multiple|multiple_dropdowns/i;
/** What only a pattern has. */
const PATTERN = /[\\^$.|?*+()[\]{}]/;

const RESPONSE = /^response_(?:lid|str|num|xy|grp)$/;

/** The questions of an item, or why there are none. */
export function partsOfQti1(texts: QuestionTexts, presented: Presented): Part[] | Remark {
  const { presentation, rules } = presented;
  const elements = descendants(presentation, ({ name }) => RESPONSE.test(name));
  const odd = elements.find(({ name }) => name === 'response_xy' || name === 'response_grp');
  if (odd) return remark('typeUnsupported', { type: odd.name }, texts.place);
  const [first] = elements;
  if (!first) return remark('descriptionOnly', {}, texts.place);
  const isSide = (element: XmlElement): boolean => attribute(element, 'class') === 'RIGHT_MATCH_BLOCK';
  const stem = readMaterial(texts, presentation, (child) => RESPONSE.test(child.name) || isSide(child) || isRow(child));
  const isLabel = ({ name }: XmlElement): boolean => name === 'response_label';
  const responses = elements.map((element): Response => {
    const labels = descendantsNamed(element, 'response_label');
    const [first] = labels;
    const algorithm = (first && attribute(first, 'scoring_algorithm')) ?? '';
    return {
      element,
      identifier: attribute(element, 'ident') ?? '',
      own: readMaterial(texts, element, isLabel),
      labels: labels.map((label) => ({ identifier: attribute(label, 'ident') ?? '', text: readMaterial(texts, label) })),
      kind: (first && attribute(first, 'answer_type')) ?? '',
      comparison: ALGORITHMS[algorithm] ?? 'equal',
    };
  });
  if (rules.length === 0) return remark(/fill|str/.test(first.name) ? 'noAnswer' : 'noRightAnswer', {}, texts.place);
  const [only] = responses;
  if (responses.length === 1 && only)
    return WITH_GAPS.test(presented.type) ? gap(texts, stem, only, responses, presented) : one(texts, stem, only, presented);
  return several(texts, stem, responses, presented);
}

/** Blackboard writes the left side of a pair into the flow around its response. */
const isRow = (element: XmlElement): boolean =>
  element.name === 'flow' &&
  attribute(element, 'class') === 'Block' &&
  elementsOf(element).some(({ name }) => name === 'response_lid') &&
  elementsOf(element).some(({ name }) => name === 'flow' || name === 'material');

function one(texts: QuestionTexts, stem: string, response: Response, presented: Presented): Part[] | Remark {
  const { element, labels } = response;
  const whole = [stem, response.own].filter((text) => text !== '').join('\n\n');
  const kind = (attribute(element, 'rcardinality') ?? 'Single').toLowerCase();
  if (element.name !== 'response_lid') return typed(texts, whole, response, presented);
  if (kind === 'ordered') {
    const [rule] = presented.rules;
    const items = (rule?.equal ?? []).flatMap(({ value }) => labels.find(({ identifier }) => identifier === value)?.text ?? []);
    return items.length === labels.length
      ? [{ part: null, stem: whole, body: { type: 'ordering', items } }]
      : remark('orderIncomplete', {}, texts.place);
  }
  return choice(texts, whole, response, presented, kind === 'multiple');
}

const TRUE = /^(?:true|t|yes|صح|صواب|صحيح|درست)$/i;
const FALSE = /^(?:false|f|no|خطأ|خطا|غلط)$/i;

function choice(
  texts: QuestionTexts,
  stem: string,
  { identifier, labels }: Response,
  presented: Presented,
  multiple: boolean,
): Part[] | Remark {
  const rules = presented.rules.filter(({ equal }) => equal.some(({ response }) => response === identifier || response === ''));
  const unknown = rules.flatMap(({ equal }) => equal).find(({ value }) => !labels.some((label) => label.identifier === value));
  if (rules.length === 0) return remark('noRightAnswer', {}, texts.place);
  if (unknown) return remark('answerUnknown', { answer: excerpt(unknown.value) }, texts.place);
  const [best] = [...rules].sort((a, b) => b.points - a.points);
  const right = best?.equal[0]?.value ?? '';
  if (labels.length === 2 && !multiple && /true.?false|^$/i.test(presented.type)) {
    const truth = (label: { identifier: string; text: string }): boolean | null =>
      [label.text, label.identifier]
        .map((text) => (TRUE.test(text.trim()) ? true : FALSE.test(text.trim()) ? false : null))
        .find((found) => found !== null) ?? null;
    const [first, second] = labels.map(truth);
    const chosen = labels.find((label) => label.identifier === right);
    if (chosen && typeof first === 'boolean' && typeof second === 'boolean' && first !== second)
      return [{ part: null, stem, body: { type: 'true_false', correct: truth(chosen) === true } }];
  }
  // one condition that names several is the set of them; several conditions give each a share
  const asSet = multiple && rules.length === 1;
  const top = multiple ? rules.reduce((sum, { points }) => sum + points, 0) : (best?.points ?? 1);
  const shares = new Map(labels.map(({ identifier: label }) => [label, 0]));
  for (const { equal, points } of presented.every) {
    if (points === 0 || (asSet && points < 0)) continue;
    for (const { value } of equal) if (shares.has(value)) shares.set(value, asSet ? 1 : rounded((shares.get(value) ?? 0) + points / top));
  }
  const options = labels.map(({ identifier: label, text }): ForeignOption => ({
    text,
    fraction: shares.get(label) ?? 0,
    feedback: told(presented, label),
  }));
  return [{ part: null, stem, body: { type: 'choice', options, multiple, ...(asSet && { asSet }) } }];
}

const rounded = (share: number): number => Math.round(share * 1e6) / 1e6;

/** What is shown to who chooses an option and to nobody else. */
function told({ every, feedback }: Presented, label: string): string {
  const own = every
    .filter(({ equal, points }) => points <= 0 && equal.length === 1 && equal[0]?.value === label)
    .flatMap((rule) => rule.feedback);
  return own
    .map(feedback)
    .filter((text) => text !== '')
    .join('\n\n');
}

function typed(texts: QuestionTexts, stem: string, { identifier, element }: Response, { rules }: Presented): Part[] | Remark {
  const about = rules.filter(
    (rule) => rule.ranges.has(identifier) || rule.equal.some(({ response }) => response === identifier || response === ''),
  );
  if (about.length === 0) return remark('noAnswer', {}, texts.place);
  const top = Math.max(...about.map(({ points }) => points));
  const [fib] = descendantsNamed(element, 'render_fib');
  const numeric =
    element.name === 'response_num' ||
    /^(?:integer|decimal|scientific)$/i.test((fib && attribute(fib, 'fibtype')) ?? '') ||
    about.some(({ ranges }) => ranges.size > 0);
  const values = about.flatMap(({ equal, points }) => equal.map(({ value }) => ({ text: value, fraction: points / top })));
  const pattern = patternAmong(
    texts,
    about.flatMap(({ equal }) => equal),
  );
  if (pattern) return pattern;
  if (!numeric) return [{ part: null, stem, body: { type: 'short_text', accepted: values } }];
  const answers = [];
  for (const { ranges, equal, points } of about) {
    const range = ranges.get(identifier);
    const exact = equal[0] ? writtenNumber(equal[0].value) : null;
    if (range) {
      const middle = exact !== null && exact >= range.low && exact <= range.high ? exact : (range.low + range.high) / 2;
      answers.push({
        value: Number(middle.toPrecision(12)),
        tolerance: Number(Math.max(range.high - middle, middle - range.low).toPrecision(12)),
        fraction: points / top,
      });
    } else if (exact !== null) answers.push({ value: exact, tolerance: 0, fraction: points / top });
    else return remark('numberUnreadable', { text: excerpt(equal[0]?.value ?? '') }, texts.place);
  }
  return [{ part: null, stem, body: { type: 'numeric', answers, unit: null } }];
}

/** Several responses: a matching question where they share their labels, else a question for each. */
function several(texts: QuestionTexts, stem: string, responses: readonly Response[], presented: Presented): Part[] | Remark {
  const rightOf = ({ identifier }: Response) =>
    presented.rules.flatMap(({ equal }) => equal).find(({ response }) => response === identifier)?.value;
  const shared = (response: Response) => JSON.stringify(response.labels.map(({ text }) => text));
  const [first] = responses;
  const aside = rightSide(texts, presented.presentation);
  const textsOf = (response: Response) => (aside.length > 0 ? aside : response.labels.map(({ text }) => text));
  if (
    first &&
    !WITH_GAPS.test(presented.type) &&
    responses.every((response) => response.element.name === 'response_lid' && (aside.length > 0 || shared(response) === shared(first)))
  ) {
    const pairs = responses.map((response) => {
      const index = response.labels.findIndex(({ identifier }) => identifier === rightOf(response));
      return {
        left: response.own === '' ? around(texts, presented.presentation, response) : response.own,
        right: textsOf(response)[index] ?? '',
      };
    });
    const unfinished = pairs.find(({ right }) => right === '');
    if (unfinished) return remark('pairUnfinished', { text: excerpt(unfinished.left) }, texts.place);
    const used = new Set(pairs.map(({ right }) => right));
    return partsOfMatching(
      texts,
      stem,
      pairs,
      [...new Set(textsOf(first))].filter((text) => !used.has(text)),
    );
  }
  const parts: Part[] = [];
  for (const [index, response] of responses.entries()) {
    const made = gap(texts, stem, response, responses, presented);
    if (!Array.isArray(made)) return made;
    parts.push(...made.map((part) => ({ ...part, part: String(index + 1) })));
  }
  texts.say('partsSplit', { count: parts.length });
  return parts;
}

/** Canvas names blanks in the text: `[capital]` is that of `response_capital`. */
function blanked(stem: string, response: Response, responses: readonly Response[]): string {
  let text = stem;
  let found = false;
  for (const one of responses) {
    const name = `[${one.identifier.replace(/^response_/, '')}]`;
    if (one === response) found = text.includes(name);
    text = text.split(name).join(one === response ? '____' : '(…)');
  }
  return found || response.own === '' ? text : [text, response.own].filter((part) => part !== '').join('\n\n');
}

/** One gap of a text: a choice where its words are given, else a short answer. */
function gap(
  texts: QuestionTexts,
  stem: string,
  response: Response,
  responses: readonly Response[],
  presented: Presented,
): Part[] | Remark {
  const asked = blanked(stem, response, responses);
  if (/^(?:dropdown|wordbank)$/i.test(response.kind)) {
    texts.say('gapsMadeChoice', {});
    return choice(texts, asked, response, presented, false);
  }
  return /fill_in_multiple/i.test(presented.type)
    ? blank(texts, asked, response, presented)
    : one(texts, asked, { ...response, own: '' }, presented);
}

/**
 * Canvas lists what may be typed into a gap as labels; its older exports name only the first of them as
 * right.
 */
function blank(texts: QuestionTexts, stem: string, { identifier, labels, comparison }: Response, { rules }: Presented): Part[] | Remark {
  const right = new Set(rules.flatMap(({ equal }) => equal.filter(({ response }) => response === identifier).map(({ value }) => value)));
  const accepted = labels.filter((label) => right.has(label.identifier) || right.size === 1).map(({ text }) => ({ text, fraction: 1 }));
  const pattern = patternAmong(
    texts,
    accepted.map(({ text }) => ({ value: text, how: comparison })),
  );
  return pattern ?? [{ part: null, stem, body: { type: 'short_text', accepted } }];
}

/**
 * Says of answers that are a part of what is right that the whole is now; a remark for one that is a
 * pattern.
 */
function patternAmong(texts: QuestionTexts, answers: readonly { value: string; how: Comparison }[]): Remark | null {
  const pattern = answers.find(({ value, how }) => how === 'pattern' && PATTERN.test(value));
  if (pattern) return remark('answerIsPattern', { text: excerpt(pattern.value) }, texts.place);
  if (answers.some(({ how }) => how === 'contained')) texts.say('scoringSimplified', {});
  return null;
}

/** The right sides that Blackboard writes apart from the responses. */
function rightSide(texts: QuestionTexts, presentation: XmlElement): string[] {
  const [block] = descendants(presentation, (element) => attribute(element, 'class') === 'RIGHT_MATCH_BLOCK');
  if (!block) return [];
  return elementsOf(block)
    .map((child) => readMaterial(texts, child))
    .filter((text) => text !== '');
}

/** The text of the nearest element around a response: Blackboard writes the left side of a pair there. */
function around(texts: QuestionTexts, presentation: XmlElement, response: Response): string {
  const [row] = descendants(presentation, (element) => isRow(element) && elementsOf(element).includes(response.element));
  return row ? readMaterial(texts, row, (child) => child === response.element) : '';
}
