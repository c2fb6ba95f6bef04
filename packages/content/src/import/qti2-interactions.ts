import type { ForeignBody, ForeignOption } from './foreign.ts';
import type { QuestionTexts } from './html.ts';
import { partsOfMatching, type Part } from './parts.ts';
import type { Key } from './qti2-key.ts';
import { excerpt, remark, type Remark } from './remarks.ts';
import { writtenNumber } from './written-number.ts';
import { attribute, childrenNamed, descendantsNamed, rawText, type XmlElement } from './xml.ts';

export interface Asked {
  interaction: XmlElement;
  /** The body of the item. */
  item: XmlElement;
  key: Key | null;
  feedback: (choice: string) => string;
}

/** The choices of an interaction with their texts; what is told of them is left to `feedback`. */
export function choicesOf(
  texts: QuestionTexts,
  interaction: XmlElement,
  ...names: string[]
): { identifier: string; text: string; told: string }[] {
  return descendantsNamed(interaction, ...names).map((choice) => {
    const told = descendantsNamed(choice, 'feedbackInline', 'feedbackBlock').map((feedback) => texts.nodes(feedback.children));
    const special = (element: XmlElement) => (/^feedback(?:Inline|Block)$/.test(element.name) ? '' : null);
    return { identifier: attribute(choice, 'identifier') ?? '', text: texts.nodes(choice.children, special), told: told.join('\n\n') };
  });
}

/**
 * The answer side of one interaction; texts in `stem` are those that it adds to the item's. A remark when it
 * cannot come in.
 */
export function bodyOfInteraction(texts: QuestionTexts, asked: Asked): Part[] | Remark {
  const { interaction, key } = asked;
  const alone = (body: ForeignBody | Remark): Part[] | Remark => ('code' in body ? body : [{ part: null, stem: '', body }]);
  switch (interaction.name) {
    case 'choiceInteraction':
      return alone(choice(texts, asked, 'simpleChoice'));
    case 'inlineChoiceInteraction':
      texts.say('gapsMadeChoice', {});
      return alone(choice(texts, asked, 'inlineChoice'));
    case 'hottextInteraction': {
      texts.say('wordsMadeChoice', {});
      const made = choice(texts, asked, 'hottext');
      if ('code' in made) return made;
      return [
        {
          part: null,
          stem: texts.nodes(interaction.children.filter((child) => typeof child === 'string' || child.name !== 'prompt')),
          body: made,
        },
      ];
    }
    case 'textEntryInteraction':
      return alone(textEntry(texts, asked));
    case 'orderInteraction': {
      const choices = choicesOf(texts, interaction, 'simpleChoice');
      const items = (key?.correct ?? []).flatMap((one) => choices.find(({ identifier }) => identifier === one)?.text ?? []);
      if (items.length === 0) return remark('noAnswer', {}, texts.place);
      return items.length === choices.length ? alone({ type: 'ordering', items }) : remark('orderIncomplete', {}, texts.place);
    }
    case 'matchInteraction':
      return match(texts, asked);
    case 'associateInteraction':
      return associate(texts, asked);
    default:
      return remark('typeUnsupported', { type: excerpt(interaction.name) }, texts.place);
  }
}

function choice(texts: QuestionTexts, { interaction, key, feedback }: Asked, name: string): ForeignBody | Remark {
  const choices = choicesOf(texts, interaction, name);
  if (!key || (key.correct.length === 0 && key.points.size === 0)) return remark('noAnswer', {}, texts.place);
  const known = new Set(choices.map(({ identifier }) => identifier));
  const unknown = key.correct.find((one) => !known.has(one));
  if (unknown !== undefined) return remark('answerUnknown', { answer: excerpt(unknown) }, texts.place);
  const identifiers = choices.map(({ identifier }) => identifier.toLowerCase()).sort();
  if (choices.length === 2 && identifiers.join() === 'false,true' && key.cardinality !== 'multiple') {
    const right = key.correct[0] ?? [...key.points].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
    return { type: 'true_false', correct: right.toLowerCase() === 'true' };
  }
  const multiple = key.cardinality === 'multiple';
  const pointsOf = (identifier: string) => key.points.get(identifier) ?? key.otherPoints;
  const points = choices.map(({ identifier }) => pointsOf(identifier));
  const whole = multiple ? points.filter((one) => one > 0).reduce((sum, one) => sum + one, 0) : Math.max(0, ...points);
  // fewer right ones than all would do
  if (multiple && key.mapped && key.most < whole - 0.01) texts.say('scoringSimplified', {});
  // shares that add up already stay as they are written
  const scale = Math.abs(whole - 1) < 0.01 || whole === 0 ? 1 : whole;
  const fractionOf = (identifier: string) => (key.mapped ? pointsOf(identifier) / scale : key.correct.includes(identifier) ? 1 : 0);
  const options = choices.map(({ identifier, text, told }): ForeignOption => ({
    text,
    fraction: fractionOf(identifier),
    feedback: told === '' ? feedback(identifier) : told,
  }));
  return { type: 'choice', options, multiple, ...(multiple && !key.mapped && { asSet: true }) };
}

function textEntry(texts: QuestionTexts, { item, key }: Asked): ForeignBody | Remark {
  if (!key || (key.correct.length === 0 && key.points.size === 0)) return remark('noAnswer', {}, texts.place);
  const top = Math.max(0, ...key.points.values()) || 1;
  const values: (readonly [string, number])[] = key.mapped
    ? [...key.points].map(([value, points]) => [value, points / top] as const)
    : key.correct.map((value) => [value, 1] as const);
  if (key.baseType === 'float' || key.baseType === 'integer') {
    const answers = [];
    for (const [text, fraction] of values) {
      const value = writtenNumber(text);
      if (value === null) return remark('numberUnreadable', { text: excerpt(text) }, texts.place);
      answers.push({ value, tolerance: key.tolerance ?? 0, fraction });
    }
    const unit = descendantsNamed(item, 'span').find((span) => attribute(span, 'class') === 'unit');
    return { type: 'numeric', answers, unit: unit ? rawText(unit).trim() : null };
  }
  if (key.caseSensitive) texts.say('caseIgnored', {});
  return { type: 'short_text', accepted: values.map(([text, fraction]) => ({ text, fraction })) };
}

/** Pairs of a directed key, right ones only. */
const pairsOf = (key: Key | null): string[][] => {
  const values =
    key && key.correct.length > 0 ? key.correct : [...(key?.points ?? [])].filter(([, points]) => points > 0).map(([pair]) => pair);
  return values.map((pair) => pair.trim().split(/\s+/));
};

function match(texts: QuestionTexts, { interaction, key }: Asked): Part[] | Remark {
  const [first, second] = childrenNamed(interaction, 'simpleMatchSet');
  if (!first || !second) return remark('questionUnreadable', {}, texts.place);
  const [lefts, rights] = [choicesOf(texts, first, 'simpleAssociableChoice'), choicesOf(texts, second, 'simpleAssociableChoice')];
  const pairs = pairsOf(key).flatMap(([from, to]) => {
    const left = lefts.find(({ identifier }) => identifier === from);
    const right = rights.find(({ identifier }) => identifier === to);
    return left && right ? [{ left, right }] : [];
  });
  if (pairs.length === 0) return remark('noAnswer', {}, texts.place);
  const used = new Set(pairs.map(({ right }) => right));
  const alone = lefts.find((left) => !pairs.some((pair) => pair.left === left));
  if (alone) return remark('pairUnfinished', { text: excerpt(alone.text) }, texts.place);
  pairs.sort((a, b) => lefts.indexOf(a.left) - lefts.indexOf(b.left));
  return partsOfMatching(
    texts,
    '',
    pairs.map(({ left, right }) => ({ left: left.text, right: right.text })),
    rights.filter((right) => !used.has(right)).map(({ text }) => text),
  );
}

/** Things to be paired with each other: a matching question where each belongs to one pair. */
function associate(texts: QuestionTexts, { interaction, key }: Asked): Part[] | Remark {
  const choices = choicesOf(texts, interaction, 'simpleAssociableChoice');
  const textOf = (identifier = '') => choices.find((one) => one.identifier === identifier)?.text ?? '';
  const pairs = pairsOf(key);
  if (pairs.length === 0) return remark('noAnswer', {}, texts.place);
  const used = pairs.flat();
  if (new Set(used).size !== used.length || used.some((identifier) => textOf(identifier) === ''))
    return remark('typeUnsupported', { type: interaction.name }, texts.place);
  texts.say('pairsMadeMatching', {});
  const distractors = choices.filter(({ identifier }) => !used.includes(identifier)).map(({ text }) => text);
  return [
    {
      part: null,
      stem: '',
      body: { type: 'matching', pairs: pairs.map(([left, right]) => ({ left: textOf(left), right: textOf(right) })), distractors },
    },
  ];
}
