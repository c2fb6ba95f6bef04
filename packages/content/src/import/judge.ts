import type { Language } from '@darb/language';
import { hasArabicWords } from '../characters.ts';
import type { QuestionInput, TextsInput } from '../schemas.ts';
import { picturesIn, replaced, type NamedPicture } from '../spans.ts';
import type { ForeignBody, ForeignQuestion } from './foreign.ts';
import { judgeAnswer, type Answer } from './judge-answer.ts';
import { pictureFinding, takePicture, type NewPicture, type PictureFault } from './pictures.ts';
import { remark, type Remark } from './remarks.ts';
import { checkText, mended, type Finding } from './texts.ts';

/** A question as it stands in a pack's file, but for its key: that depends on what is there already. */
export type NewQuestion = QuestionInput extends infer Question ? (Question extends unknown ? Omit<Question, 'key' | Drawn> : never) : never;
type Drawn = 'parameters' | 'values' | 'where' | 'decimals' | 'negative' | 'spelling' | 'lesson';

/** What became of one question of a file. */
export interface Judged {
  /** Null when it is left out: a remark says why. */
  question: NewQuestion | null;
  pictures: NewPicture[];
  remarks: Remark[];
  /** Whether the file said no difficulty. */
  difficultySet: boolean;
}

/** What questions are judged for. */
export interface Judging {
  /** The language that the file is written in. */
  language: Language;
  /** Pictures that are in the folder already, by name, with the hash of their bytes: a text may name them. */
  pictures: ReadonlyMap<string, string>;
  /** What is wrong with the question's own pictures, by their names. */
  pictureFaults: ReadonlyMap<string, PictureFault>;
}

/** What a picture is called that nobody has described. */
const PICTURE: Record<Language, string> = { ar: 'صورة', en: 'Picture', ur: 'تصویر' };

/**
 * A text as packs hold it: a plain string stands for all languages; Arabic is always there, and shown to
 * readers of the others.
 */
const inPack = (text: string, language: Language): TextsInput =>
  !hasArabicWords(text) ? text : language === 'ar' ? { ar: text } : { ar: text, [language]: text };

/** Whom the feedback of a wrong option is for. */
const WHO_CHOSE: Record<Language, (option: string) => string> = {
  ar: (option) => `من اختار «${option}»`,
  en: (option) => `Who chose “${option}”`,
  ur: (option) => `جس نے ”${option}“ چنا`,
};

/**
 * What each answer tells a student, in one explanation, as packs have it: with the words of the option that
 * it belongs to, and for whom it is where the option is wrong.
 */
function explained(explanation: string, body: ForeignBody, language: Language): { text: string; merged: boolean } {
  const told = body.type === 'choice' ? body.options.filter(({ feedback }) => feedback.trim() !== '') : [];
  const lines = told.map(({ text, feedback, fraction }) => `${fraction > 0 ? text : WHO_CHOSE[language](text)}: ${feedback}`);
  return { text: [explanation, ...lines].join('\n\n').trim(), merged: told.length > 0 };
}

function placed(answer: Answer, language: Language) {
  const text = (source: string) => inPack(source, language);
  switch (answer.type) {
    case 'single_choice':
    case 'multiple_choice':
      return { ...answer, options: answer.options.map((option) => ({ ...option, text: text(option.text) })) };
    case 'ordering':
      return { ...answer, items: answer.items.map(text) };
    case 'matching':
      return { ...answer, pairs: answer.pairs.map(({ left, right }) => ({ left: text(left), right: text(right) })) };
    case 'true_false':
    case 'numeric':
    case 'short_text':
      return answer;
  }
}

/**
 * Judges a question of another program by what packs hold (FORMAT.md): the one place for every format. What
 * had to change is said; with any reason to leave it out it is left out whole.
 */
export function judge(foreign: ForeignQuestion, { language, pictures, pictureFaults }: Judging): Judged {
  const place = { file: foreign.file, line: foreign.line, label: foreign.label };
  const remarks: Remark[] = [...foreign.remarks];
  const said = new Set(remarks.map(({ code, values }) => JSON.stringify([code, values])));
  const found = ({ code, values }: Finding) => {
    const once = JSON.stringify([code, values]);
    if (!said.has(once)) remarks.push(remark(code, values, place));
    said.add(once);
  };
  const taken = new Map<string, NewPicture>();
  const refused = new Set<string>();
  const rename = ({ name, words }: NamedPicture, whole: string): string => {
    const given = foreign.pictures.get(name);
    if (!given || refused.has(name)) return whole;
    const fault = pictureFaults.get(name);
    if (fault) {
      refused.add(name);
      found(pictureFinding(name, given, fault));
      return whole;
    }
    const picture = taken.get(name) ?? takePicture(name, given, pictures);
    taken.set(name, picture);
    return `![${words}](${picture.name})`;
  };
  const text = (source: string): string => {
    const written = mended(source, PICTURE[language], found);
    const plain = replaced(written, picturesIn(written), rename);
    const known = new Set([...taken.values()].map(({ name }) => name));
    checkText(
      plain,
      (name) => (known.has(name) || pictures.has(name) || refused.has(name) ? { src: name, width: 1, height: 1 } : null),
      found,
    );
    return plain;
  };

  const stem = text(foreign.stem);
  // a text that was nothing but a picture which is left out has its reason already
  if (stem === '' && !remarks.some(({ outcome }) => outcome === 'left_out')) found({ code: 'stemMissing', values: {} });
  const { text: told, merged } = explained(foreign.explanation, foreign.body, language);
  const explanation = text(told);
  if (merged) found({ code: 'feedbackMerged', values: {} });
  const answer = judgeAnswer(foreign.body, { text, found });
  const difficultySet = foreign.difficulty === null;
  if (!answer || remarks.some(({ outcome }) => outcome === 'left_out'))
    return { question: null, pictures: [], remarks, difficultySet: false };
  const question: NewQuestion = {
    ...placed(answer, language),
    difficulty: foreign.difficulty ?? 'medium',
    stem: inPack(stem, language),
    ...(explanation === '' ? {} : { explanation: inPack(explanation, language) }),
  };
  return { question, pictures: [...taken.values()], remarks, difficultySet };
}
