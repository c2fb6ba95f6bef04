import { withoutTags } from '../spans.ts';
import type { ForeignFile, ForeignQuestion } from './foreign.ts';
import { QuestionTexts, type FindBytes } from './html.ts';
import { partsOfMoodle } from './moodle-bodies.ts';
import { clozeParts } from './moodle-cloze.ts';
import { moodleText } from './moodle-text.ts';
import { difficultyOf, labelOf, questionsOf, type Part } from './parts.ts';
import { Refused } from './refused.ts';
import { excerpt, remark, type Remark } from './remarks.ts';
import { withoutNoCharacters } from './running-text-maker.ts';
import { attribute, childNamed, childrenNamed, childText, rawText, readXml, withoutForbidden, type XmlElement } from './xml.ts';

const ENTIRE_FILE = { file: null, line: null, label: null };
const UNTOLD = new Set(['description', 'category']);
/**
 * What Moodle says after every answer when nobody has written anything: in a report it would only be in the
 * way.
 */
const STANDARD_FEEDBACK = /^(?:your answer is (?:partially )?(?:correct|incorrect)\.?|إجابت?ك? .{0,20}(?:صحيحة|خاطئة)(?: جزئيا)?\.?)$/i;

/**
 * Reads a question file of Moodle. Questions that cannot come in (essays, calculated numbers, pictures to
 * drag) are in `remarks`; cloze questions fall into a question for each gap. A file that is no XML has one
 * remark and no question.
 */
export function readMoodleXml(source: string): ForeignFile {
  const questions: ForeignQuestion[] = [];
  const remarks: Remark[] = [];
  let category: string[] = [];
  const { source: clean, count } = withoutForbidden(withoutNoCharacters(source));
  if (count > 0) remarks.push(remark('charactersRemoved', { count, characters: 'U+0000–U+001F' }, ENTIRE_FILE));
  try {
    readXml(clean, (child) => {
      if (child.name !== 'question') return;
      const type = attribute(child, 'type') ?? '';
      if (type === 'category') {
        const path = childNamed(child, 'category');
        if (path) category = categoryPath(childText(path, 'text'));
        return;
      }
      const read = readQuestion(child, type, category);
      questions.push(...read.questions);
      remarks.push(...read.remarks);
    });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { questions: [], remarks: [error.at(ENTIRE_FILE)] };
  }
  return { questions, remarks };
}

/** `$course$/top/Unit/Lesson` without what only says where the bank stood; `//` is a stroke within a name. */
function categoryPath(path: string): string[] {
  const names = path
    .replace(/\/\//g, '\uFDE2')
    .split('/')
    .map((name) => name.replace(/\uFDE2/g, '/').trim());
  return names.filter((name, index) => name !== '' && !/^\$\w+\$$/.test(name) && !(name === 'top' && index <= 1));
}

function picturesOf(question: XmlElement): FindBytes {
  const files = new Map<string, Uint8Array>();
  const collect = (element: XmlElement): void => {
    for (const child of element.children) {
      if (typeof child === 'string') continue;
      const name = attribute(child, 'name');
      if (child.name === 'file' && name !== null)
        files.set(`${attribute(child, 'path') ?? '/'}${name}`.normalize('NFC'), Buffer.from(rawText(child), 'base64'));
      else collect(child);
    }
  };
  collect(question);
  return (address) => {
    const [, inside] = /^@@PLUGINFILE@@([^?#]*)/.exec(address) ?? [];
    if (inside === undefined) return /^(?:[a-z][a-z0-9+.-]*:)?\/\//i.test(address) ? 'elsewhere' : 'missing';
    const bytes = files.get(inside.normalize('NFC'));
    return bytes ? { bytes } : 'missing';
  };
}

function readQuestion(question: XmlElement, type: string, category: readonly string[]): ForeignFile {
  const name = childText(childNamed(question, 'name') ?? question, 'text');
  const stemElement = childNamed(question, 'questiontext');
  const label = labelOf(name, stemElement ? withoutTags(childText(stemElement, 'text'), ' ') : '');
  const place = { file: null, line: question.line, label: label === '' ? null : label };
  const texts = new QuestionTexts(place, picturesOf(question));
  const leftOut = (made: Remark): ForeignFile => ({ questions: [], remarks: [made] });
  if (UNTOLD.has(type)) return leftOut(remark('descriptionOnly', {}, place));
  const explanation = moodleText(texts, childNamed(question, 'generalfeedback'));
  const parts: Part[] | Remark =
    type === 'cloze' || type === 'multianswer'
      ? clozeParts(texts, question)
      : partsOfMoodle(texts, question, type, moodleText(texts, stemElement));
  if (!Array.isArray(parts)) return leftOut(parts);
  const difficulty = sayRest(texts, question);
  const idnumber = childText(question, 'idnumber');
  return {
    questions: questionsOf(texts, parts, {
      identifier: idnumber !== '' ? idnumber : name !== '' ? name : null,
      name: name === '' ? label : name,
      category,
      explanation,
      difficulty,
    }),
    remarks: [],
  };
}

/** Says what a question has besides and packs have not; its difficulty, where a tag tells it. */
function sayRest(texts: QuestionTexts, question: XmlElement): ForeignQuestion['difficulty'] {
  const hints = childrenNamed(question, 'hint').filter((hint) => childText(hint, 'text') !== '').length;
  if (hints > 0) texts.say('hintsRemoved', { count: hints });
  const combined = ['correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback'].flatMap((name) => childrenNamed(question, name));
  const told = combined.filter((feedback) => {
    const text = withoutTags(childText(feedback, 'text'))
      .replace(/&nbsp;/g, ' ')
      .trim();
    return text !== '' && !STANDARD_FEEDBACK.test(text);
  }).length;
  if (told > 0) texts.say('feedbackRemoved', { count: told });
  const container = childNamed(question, 'tags');
  const tags = container ? childrenNamed(container, 'tag').map((tag) => childText(tag, 'text')) : [];
  const others = tags.filter((tag) => tag !== '' && difficultyOf(tag) === null);
  if (others.length > 0) texts.say('tagsRemoved', { tags: excerpt(others.join('، ')) });
  return tags.map(difficultyOf).find((difficulty) => difficulty !== null) ?? null;
}
