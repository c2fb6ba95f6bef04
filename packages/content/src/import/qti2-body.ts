import type { QuestionTexts } from './html.ts';
import { ASKED, askingFor, gapMark, gapsIn, partsOfGaps, type Gap, type Part } from './parts.ts';
import { bodyOfInteraction, choicesOf } from './qti2-interactions.ts';
import type { Keys } from './qti2-key.ts';
import { excerpt, remark, type Remark } from './remarks.ts';
import { attribute, childNamed, descendants, descendantsNamed, isElement, type XmlElement, type XmlNode } from './xml.ts';

/** Interactions that stand within a line of text. */
const INLINE = new Set(['textEntryInteraction', 'inlineChoiceInteraction']);
const isInteraction = ({ name }: XmlElement): boolean => /Interaction$/.test(name);

/** The questions of an item's body, or why there are none. */
export function partsOfItem(
  texts: QuestionTexts,
  body: XmlElement,
  keys: Keys,
  feedback: (choice: string) => string,
): readonly Part[] | Remark {
  const interactions = descendants(body, isInteraction);
  const [only] = interactions;
  if (!only) return remark('descriptionOnly', {}, texts.place);
  if (interactions.length === 1 && only.name === 'gapMatchInteraction') return gapMatch(texts, body, only, keys);
  const stem = texts.nodes(body.children, (element) => {
    const index = interactions.indexOf(element);
    if (index >= 0) return INLINE.has(element.name) ? gapMark(index + 1) : '';
    if (element.name === 'rubricBlock') {
      texts.say('rubricRemoved', {});
      return '';
    }
    return /^(?:feedbackBlock|feedbackInline|modalFeedback|templateBlock|templateInline)$/.test(element.name) || isUnit(element)
      ? ''
      : null;
  });
  if (interactions.length > 1 && interactions.every(({ name }) => name === 'inlineChoiceInteraction')) {
    const gaps = interactions.map((interaction, index) => inlineGap(texts, interaction, index + 1, keys));
    if (gaps.every((gap) => gap !== null)) return partsOfGaps(texts, stem, gaps);
  }
  const parts: Part[] = [];
  const leftOut: Remark[] = [];
  for (const [index, interaction] of interactions.entries()) {
    const made = bodyOfInteraction(texts, {
      interaction,
      item: body,
      key: keys.of(attribute(interaction, 'responseIdentifier') ?? ''),
      feedback,
    });
    if (!Array.isArray(made)) leftOut.push(made);
    else {
      const prompt = childNamed(interaction, 'prompt');
      const asked = [askingFor(stem, index + 1), prompt ? texts.nodes(prompt.children) : ''].filter((text) => text !== '').join('\n\n');
      // a gap that ends the text asks nothing that the text does not
      const trimmed = gapsIn(stem).length === 1 && asked.endsWith(ASKED) ? asked.slice(0, -ASKED.length).trimEnd() : asked;
      const number = interactions.length === 1 ? null : String(index + 1);
      parts.push(
        ...made.map(({ part, stem: inner, body: answer }) => ({
          part: number === null || part === null ? (number ?? part) : `${number}-${part}`,
          stem: [trimmed, inner].filter((text) => text !== '').join('\n\n'),
          body: answer,
        })),
      );
    }
  }
  const [reason] = leftOut;
  if (parts.length === 0 && reason) return reason;
  for (const one of leftOut) texts.say('clozeGapLeftOut', { type: 'type' in one.values ? one.values.type : one.code });
  if (interactions.length > 1) texts.say('partsSplit', { count: interactions.length });
  return parts;
}

const isUnit = (element: XmlElement): boolean => element.name === 'span' && attribute(element, 'class') === 'unit';

function inlineGap(texts: QuestionTexts, interaction: XmlElement, gap: number, keys: Keys): Gap | null {
  const choices = choicesOf(texts, interaction, 'inlineChoice');
  const key = keys.of(attribute(interaction, 'responseIdentifier') ?? '');
  const correct = choices.find(({ identifier }) => key?.correct[0] === identifier);
  return correct ? { gap, options: choices.map(({ text }) => text), correct: correct.text } : null;
}

/** Words to be put into the gaps of a text. */
function gapMatch(texts: QuestionTexts, body: XmlElement, interaction: XmlElement, keys: Keys): readonly Part[] | Remark {
  const key = keys.of(attribute(interaction, 'responseIdentifier') ?? '');
  const words = choicesOf(texts, interaction, 'gapText', 'gapImg');
  const gaps = descendantsNamed(interaction, 'gap').map((gap) => attribute(gap, 'identifier') ?? '');
  const pairs =
    key && key.correct.length > 0 ? key.correct : [...(key?.points ?? [])].filter(([, points]) => points > 0).map(([pair]) => pair);
  const correct = new Map(pairs.map((pair) => pair.trim().split(/\s+/)).map(([word = '', gap = '']) => [gap, word]));
  const asked = gaps.flatMap((gap, index): Gap[] => {
    const right = words.find(({ identifier }) => identifier === correct.get(gap));
    return right ? [{ gap: index + 1, options: [...new Set(words.map(({ text }) => text))], correct: right.text }] : [];
  });
  if (asked.length === 0) return remark('noAnswer', {}, texts.place);
  if (asked.length < gaps.length) return remark('answerUnknown', { answer: excerpt(gaps.join(' ')) }, texts.place);
  const inside = (node: XmlNode): boolean => isElement(node) && (node.name === 'gapText' || node.name === 'gapImg');
  const text = texts.nodes(
    body.children.flatMap((node) => (node === interaction ? interaction.children.filter((child) => !inside(child)) : [node])),
    (element) => {
      if (element.name === 'gap') return gapMark(gaps.indexOf(attribute(element, 'identifier') ?? '') + 1);
      return ['gapText', 'gapImg', 'rubricBlock', 'feedbackBlock', 'feedbackInline'].includes(element.name) ? '' : null;
    },
  );
  return partsOfGaps(texts, text, asked);
}
