import type { ForeignFile, ForeignQuestion } from './foreign.ts';
import { QuestionTexts, type FindBytes } from './html.ts';
import { labelOf, questionsOf, type Part } from './parts.ts';
import { partsOfItem } from './qti2-body.ts';
import { feedbackOf } from './qti2-feedback.ts';
import { keysOf } from './qti2-key.ts';
import { qtiNames } from './qti-names.ts';
import { remark, type Place, type Remark } from './remarks.ts';
import { attribute, childNamed, childrenNamed, descendantsNamed, type XmlElement } from './xml.ts';

/**
 * What is around an item: its file in a package, pictures, texts that it shares with others, what the package
 * says of it.
 */
export interface Around {
  file: string | null;
  find: FindBytes;
  /** The root of another file of the package, by its address in this one; null when there is none. */
  document: (address: string) => XmlElement | null;
  difficulty: ForeignQuestion['difficulty'];
  category: readonly string[];
}

/** Nothing around: a bare item. */
export const ALONE: Around = {
  file: null,
  find: (address) => (/^(?:[a-z][a-z0-9+.-]*:)?\/\//i.test(address) ? 'elsewhere' : 'missing'),
  document: () => null,
  difficulty: null,
  category: [],
};

/** The program that Darb names itself as in items; its pictures and identifiers come back as they were. */
export const TOOL = 'Darb';

/**
 * Reads one item of QTI 2.1, 2.2 or 3.0. It is one question, or several when it asks several things, or one
 * remark.
 */
export function readItem(root: XmlElement, around: Around): ForeignFile {
  const item = qtiNames(root);
  const title = (attribute(item, 'title') ?? '').trim();
  const identifier = attribute(item, 'identifier');
  const own = attribute(item, 'toolName') === TOOL;
  const body = childNamed(item, 'itemBody');
  const place: Place = { file: around.file, line: root.line, label: labelOf(title, identifier ?? '') || null };
  const leftOut = (made: Remark): ForeignFile => ({ questions: [], remarks: [made] });
  if (!body) return leftOut(remark('questionUnreadable', {}, place));
  if (childrenNamed(item, 'templateDeclaration').length > 0)
    return leftOut(remark('typeUnsupported', { type: 'templateDeclaration' }, place));
  const texts = new QuestionTexts(place, around.find, own);
  const shared = stimuli(texts, item, around);
  if (typeof shared !== 'string') return leftOut(shared);
  const keys = keysOf(item);
  const feedback = feedbackOf(texts, item);
  const parts: readonly Part[] | Remark = partsOfItem(texts, body, keys, feedback.ofChoice);
  if ('code' in parts) return leftOut(parts);
  if (!keys.understood) texts.say('processingNotUnderstood', {});
  const complete =
    shared === '' ? parts : parts.map((part) => ({ ...part, stem: [shared, part.stem].filter((text) => text !== '').join('\n\n') }));
  return {
    questions: questionsOf(texts, complete, {
      identifier: identifier === null || identifier === '' ? null : own ? ownKey(identifier) : identifier,
      name: own ? '' : title,
      category: around.category,
      explanation: feedback.explanation,
      difficulty: around.difficulty,
    }),
    remarks: [],
  };
}

/** Texts that an item shares with others, as one text; a remark when a file of one is missing. */
function stimuli(texts: QuestionTexts, item: XmlElement, around: Around): string | Remark {
  const made: string[] = [];
  for (const reference of childrenNamed(item, 'assessmentStimulusRef')) {
    const address = attribute(reference, 'href') ?? '';
    const document = around.document(address);
    if (!document) return remark('packageFileMissing', { name: address }, texts.place);
    const [body] = descendantsNamed(qtiNames(document), 'stimulusBody');
    if (body) made.push(texts.nodes(body.children));
  }
  return made.join('\n\n');
}

/** Identifiers of QTI may not begin with a digit, so that ours are written with a letter in front. */
export const ownIdentifier = (key: string): string =>
  `q-${key.replace(/[^A-Za-z0-9.-]/gu, (character) => `_${(character.codePointAt(0) ?? 0).toString(16)}_`)}`;
const ownKey = (identifier: string): string =>
  identifier.replace(/^q-/, '').replace(/_([0-9a-f]{1,6})_/g, (_, code: string) => {
    const point = Number.parseInt(code, 16);
    return point <= 0x10ffff ? String.fromCodePoint(point) : '';
  });
