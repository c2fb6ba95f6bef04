import type { Block, Language, Rich } from '@darb/language';

/** A text of the pack in the languages that it has; Arabic always. */
export type Texts = { ar: string } & Partial<Record<Exclude<Language, 'ar'>, string>>;
/** Running text in the languages that the pack has; formulas are MathML already. */
export type RichTexts = { ar: Rich } & Partial<Record<Exclude<Language, 'ar'>, Rich>>;

export type Difficulty = 'easy' | 'medium' | 'hard';

/** An option, item or side of a pair. `key` is opaque: made from the question and the text, it tells nothing of order or rightness. */
export interface Option {
  key: string;
  text: RichTexts;
}

/** The right answer stands in `correct`, in the form that a student's answer has on the wire. */
export type QuestionBody =
  | { type: 'single_choice'; options: Option[]; correct: string }
  /** `weights`: share of the mark of each right option, negative for wrong ones; the sum of the right ones is 1. */
  | { type: 'multiple_choice'; options: Option[]; correct: string[]; weights: Record<string, number> }
  | { type: 'true_false'; correct: boolean }
  | { type: 'numeric'; correct: number; tolerance: number; unit: string | null }
  /** The first accepted text is the one shown as the model answer. */
  | { type: 'short_text'; accepted: string[] }
  /** `items` stand in the right order here and are shuffled for each attempt. */
  | { type: 'ordering'; items: Option[]; correct: string[] }
  | { type: 'matching'; left: Option[]; right: Option[]; correct: Record<string, string> };

export interface PackQuestion {
  /** Unique in its quiz, stable over versions of the pack. */
  key: string;
  order: number;
  difficulty: Difficulty;
  stem: RichTexts;
  explanation: RichTexts;
  body: QuestionBody;
}

export interface PackQuiz {
  id: number;
  title: Texts;
  questions: PackQuestion[];
}

/** A file of the pack; `path` is absolute, `sha256` names it where it is served. */
export interface PackFile {
  path: string;
  sha256: string;
  bytes: number;
  type: string;
}

export interface PackVideo {
  /** Seconds. */
  duration: number;
  poster: PackFile | null;
  sources: { quality: '240p' | '480p'; type: 'video/webm' | 'video/mp4'; codecs: string; width: number; height: number; file: PackFile }[];
  captions: { lang: Language; file: PackFile }[];
}

export interface PackLesson {
  id: number;
  order: number;
  title: Texts;
  is_premium: boolean;
  is_head: boolean;
  video: PackVideo;
  /** The lesson's text version, a list of blocks a language; Arabic always. */
  text: { ar: Block[] } & Partial<Record<Exclude<Language, 'ar'>, Block[]>>;
  quiz: PackQuiz | null;
}

export interface PackSubtopic {
  id: number;
  order: number;
  title: Texts;
  lessons: PackLesson[];
}
export interface PackTopic {
  id: number;
  order: number;
  title: Texts;
  subtopics: PackSubtopic[];
}
export interface PackSubject {
  id: number;
  order: number;
  title: Texts;
  bgColor: string;
  icon: string;
  topics: PackTopic[];
}
export interface PackProgram {
  id: number;
  order: number;
  country: string;
  title: Texts;
  subjects: PackSubject[];
}

/** A whole pack, read and checked. Pictures that texts use are in `files` by the address that the texts give them. */
export interface Pack {
  name: string;
  programs: PackProgram[];
  files: Map<string, PackFile>;
}

/** Something that an author must mend: where (1-based line), what is wrong, what to do. */
export interface PackProblem {
  file: string;
  line: number | null;
  problem: string;
  remedy: string;
}
