import type { Block, Language, Rich } from '@darb/language';
import type { Problem } from './problem.ts';

/** A text of the pack in the languages that it has; Arabic always. */
export type Texts = { ar: string } & Partial<Record<Exclude<Language, 'ar'>, string>>;
/** Running text in the languages that the pack has; formulas are MathML already. */
export type RichTexts = { ar: Rich } & Partial<Record<Exclude<Language, 'ar'>, Rich>>;

export type Difficulty = 'easy' | 'medium' | 'hard';

/**
 * An option, item or side of a pair. `key` is opaque: made from the question and the text, it tells nothing
 * of order or rightness.
 */
export interface Option {
  key: string;
  text: RichTexts;
}

/** The right answer stands in `correct`, in the form that a student's answer has on the wire. */
export type QuestionBody =
  | { type: 'single_choice'; options: Option[]; correct: string }
  /**
   * `weights`: share of the mark of each right option, negative for wrong ones; the sum of the right ones is
   * 1.
   */
  | { type: 'multiple_choice'; options: Option[]; correct: string[]; weights: Record<string, number> }
  | { type: 'true_false'; correct: boolean }
  | { type: 'numeric'; correct: number; tolerance: number; unit: string | null }
  /** The first accepted text is the one shown as the model answer. */
  | { type: 'short_text'; accepted: string[] }
  /** `items` stand in the right order here and are shuffled for each attempt. */
  | { type: 'ordering'; items: Option[]; correct: string[] }
  | { type: 'matching'; left: Option[]; right: Option[]; correct: Record<string, string> };

export interface PackQuestion {
  /** Unique in its quiz or test, stable over versions of the pack. The variants of one question share it. */
  key: string;
  /** 1, 2, 3 …: a question whose numbers are drawn comes in several variants, any other in one. */
  variant: number;
  order: number;
  difficulty: Difficulty;
  /** The lesson that a test's question asks about; null where it asks about several, and in a quiz. */
  lessonId: number | null;
  stem: RichTexts;
  explanation: RichTexts;
  body: QuestionBody;
}

export interface PackQuiz {
  id: number;
  title: Texts;
  questions: PackQuestion[];
}

/** The test of a subtopic. Its id is no quiz's either. */
export interface PackTest {
  id: number;
  /** Its place among the lessons of the subtopic. */
  order: number;
  title: Texts;
  is_premium: boolean;
  /** How long it should take; null where the author says nothing. */
  suggested_minutes: number | null;
  /** After how many minutes an attempt is closed; null for a test without a limit. */
  limit_minutes: number | null;
  questions: PackQuestion[];
}

/** A file of the pack; `path` is absolute, `name` what it is called where it is served: half of its
 * content's hash, which names a file without doubt and is short, for nothing compresses it in a page. */
export interface PackFile {
  path: string;
  name: string;
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
  /** By order. Empty in an assessment-only program, where the test is all there is. */
  lessons: PackLesson[];
  test: PackTest | null;
}
export interface PackTopic {
  id: number;
  order: number;
  title: Texts;
  subtopics: PackSubtopic[];
}
export interface PackInstructor {
  name: Texts;
  /** One line about them. */
  about: Texts;
}
export interface PackSubject {
  id: number;
  order: number;
  title: Texts;
  bgColor: string;
  icon: string;
  instructors: PackInstructor[];
  topics: PackTopic[];
}
export interface PackProgram {
  id: number;
  order: number;
  country: string;
  title: Texts;
  subjects: PackSubject[];
}

/**
 * A whole pack, read and checked. Pictures that texts use are in `files` by the address that the texts give
 * them.
 */
export interface Pack {
  name: string;
  programs: PackProgram[];
  files: Map<string, PackFile>;
}

/**
 * Something that an author must mend (`error`) or look at (`warning`: it may be meant, and the pack is loaded
 * all the same), and where (1-based line).
 */
export interface PackProblem extends Problem {
  severity: 'error' | 'warning';
  file: string;
  line: number | null;
}
