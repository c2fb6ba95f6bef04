import type { QuestionTexts } from './html.ts';
import { attribute, childrenNamed, descendants, descendantsNamed, rawText, type XmlElement } from './xml.ts';

/** What an item tells after answering. */
export interface Feedback {
  explanation: string;
  /** What it tells to who chose one of the choices. */
  ofChoice: (identifier: string) => string;
}

const WRONG = /in[_-]?correct|wrong|false|fail/i;

/** Identifiers of feedback that the processing shows to none but who is wrong. */
function ofConditions(item: XmlElement): Set<string> {
  const shown = (...branches: string[]) =>
    descendantsNamed(item, ...branches)
      .flatMap((branch) => descendantsNamed(branch, 'setOutcomeValue'))
      .flatMap((set) => descendantsNamed(set, 'baseValue').map((value) => rawText(value).trim()));
  const right = new Set(shown('responseIf', 'responseElseIf'));
  return new Set(shown('responseElse').filter((one) => !right.has(one)));
}

/**
 * Feedback of an item: told to one choice where its identifier is that of a choice, dropped (and said) where
 * it is for wrong answers only, else the explanation.
 */
export function feedbackOf(texts: QuestionTexts, item: XmlElement): Feedback {
  const choices = new Set(
    descendants(item, ({ name }) => /Choice$|^hottext$/.test(name)).flatMap((choice) => attribute(choice, 'identifier') ?? []),
  );
  const wrong = ofConditions(item);
  const ofChoices = new Map<string, string>();
  const general = new Set<string>();
  let lost = 0;
  for (const one of [...childrenNamed(item, 'modalFeedback'), ...descendantsNamed(item, 'feedbackBlock')]) {
    const identifier = attribute(one, 'identifier') ?? '';
    const text = texts.nodes(one.children);
    if (text === '') continue;
    // what is hidden from who is right is told to the others
    const hidden = attribute(one, 'showHide') === 'hide';
    if (choices.has(identifier) && !hidden) ofChoices.set(identifier, text);
    else if (hidden !== (WRONG.test(identifier) || wrong.has(identifier))) lost += 1;
    else general.add(text);
  }
  if (lost > 0) texts.say('feedbackRemoved', { count: lost });
  return { explanation: [...general].join('\n\n'), ofChoice: (identifier) => ofChoices.get(identifier) ?? '' };
}
