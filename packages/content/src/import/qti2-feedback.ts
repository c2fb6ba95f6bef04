import type { QuestionTexts } from './html.ts';
import { attribute, childrenNamed, descendants, descendantsNamed, type XmlElement } from './xml.ts';

/** What an item tells after answering. */
export interface Feedback {
  explanation: string;
  /** What it tells to who chose one of the choices. */
  ofChoice: (identifier: string) => string;
}

const WRONG = /^(?:.*[_-])?(?:in_?correct|wrong|false|failed)(?:[_-].*)?$/i;

/**
 * Feedback of an item: told to one choice where its identifier is that of a choice, dropped (and said) where
 * it is for wrong answers only while there is other, else the explanation.
 */
export function feedbackOf(texts: QuestionTexts, item: XmlElement): Feedback {
  const choices = new Set(
    descendants(item, ({ name }) => /Choice$|^hottext$/.test(name)).flatMap((choice) => attribute(choice, 'identifier') ?? []),
  );
  const ofChoices = new Map<string, string>();
  const general: { text: string; wrong: boolean }[] = [];
  const told = [...childrenNamed(item, 'modalFeedback'), ...descendantsNamed(item, 'feedbackBlock')];
  for (const one of told) {
    const identifier = attribute(one, 'identifier') ?? '';
    const text = texts.nodes(one.children);
    if (text === '') continue;
    if (choices.has(identifier)) ofChoices.set(identifier, text);
    else general.push({ text, wrong: WRONG.test(identifier) });
  }
  const right = general.filter(({ wrong }) => !wrong);
  const kept = right.length > 0 ? right : general;
  if (kept.length < general.length) texts.say('feedbackRemoved', { count: general.length - kept.length });
  return {
    explanation: [...new Set(kept.map(({ text }) => text))].join('\n\n'),
    ofChoice: (identifier) => ofChoices.get(identifier) ?? '',
  };
}
