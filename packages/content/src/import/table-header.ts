import { folded, namesOption } from './table-options.ts';

/** What a column of a table of questions is. */
export type Column = 'id' | 'type' | 'question' | 'option' | 'answer' | 'explanation' | 'difficulty' | 'tolerance' | 'unit';

/**
 * The names of each column in Arabic, English and Urdu; the first of each language is the documented one.
 * Those of options stand in `table-options.ts`.
 */
const NAMES: Record<Exclude<Column, 'option'>, readonly string[]> = {
  id: ['المعرّف', 'الرمز', 'رقم السؤال', 'id', 'identifier', 'key', 'شناخت'],
  type: ['النوع', 'نوع السؤال', 'type', 'question type', 'قسم'],
  question: ['السؤال', 'نص السؤال', 'question', 'question text', 'stem', 'سوال'],
  answer: ['الإجابة', 'الإجابة الصحيحة', 'الجواب', 'answer', 'correct answer', 'correct', 'key answer', 'جواب', 'درست جواب'],
  explanation: ['الشرح', 'التفسير', 'التعليل', 'التغذية الراجعة', 'explanation', 'feedback', 'وضاحت'],
  difficulty: ['الصعوبة', 'مستوى الصعوبة', 'المستوى', 'difficulty', 'level', 'مشکل', 'سطح'],
  tolerance: ['هامش الخطأ', 'التفاوت', 'tolerance', 'گنجائش'],
  unit: ['الوحدة', 'unit', 'اکائی'],
};

const TYPES = {
  single_choice: ['اختيار من متعدد', 'اختيار واحد', 'single_choice', 'single choice', 'multiple choice one answer', 'mcq', 'ایک انتخاب'],
  multiple_choice: ['اختيار متعدد', 'عدة إجابات', 'multiple_choice', 'multiple choice', 'multiple answers', 'کئی انتخاب'],
  true_false: ['صح أو خطأ', 'صح وخطأ', 'صواب أو خطأ', 'true_false', 'true/false', 'true or false', 'صحیح غلط', 'درست غلط'],
  numeric: ['رقمي', 'عددي', 'numeric', 'numerical', 'number', 'عددی'],
  short_text: ['إجابة قصيرة', 'أكمل الفراغ', 'short_text', 'short text', 'short answer', 'مختصر جواب'],
  ordering: ['ترتيب', 'ordering', 'order', 'ترتیب'],
  matching: ['مطابقة', 'توصيل', 'matching', 'match', 'جوڑ', 'جوڑیں'],
} as const;
export type TableType = keyof typeof TYPES;

const DIFFICULTIES = {
  easy: ['سهل', 'easy', 'آسان'],
  medium: ['متوسط', 'medium', 'درمیانہ'],
  hard: ['صعب', 'hard', 'difficult', 'مشکل'],
} as const;
export type TableDifficulty = keyof typeof DIFFICULTIES;

const TRUTHS = {
  true: ['صح', 'صحيح', 'صواب', 'نعم', 'true', 't', 'yes', 'درست', 'ہاں'],
  false: ['خطأ', 'غلط', 'لا', 'false', 'f', 'no', 'نہیں'],
} as const;

const byName = <Key extends string>(names: Record<Key, readonly string[]>): ReadonlyMap<string, Key> =>
  new Map((Object.entries(names) as [Key, readonly string[]][]).flatMap(([key, list]) => list.map((name) => [folded(name), key] as const)));

const COLUMNS = byName(NAMES);
const TYPE_NAMES = byName<TableType>(TYPES);
const DIFFICULTY_NAMES = byName<TableDifficulty>(DIFFICULTIES);
const TRUTH_NAMES = byName<'true' | 'false'>(TRUTHS);

/** What a cell of the header names; null for a column of the teacher's own. */
export const columnOf = (cell: string): Column | null => COLUMNS.get(folded(cell)) ?? (namesOption(cell) ? 'option' : null);

export const typeOf = (cell: string): TableType | null => TYPE_NAMES.get(folded(cell)) ?? null;
export const difficultyOf = (cell: string): TableDifficulty | null => DIFFICULTY_NAMES.get(folded(cell)) ?? null;
/** True or false as a teacher writes it; null for anything else. */
export function truthOf(cell: string): boolean | null {
  const truth = TRUTH_NAMES.get(folded(cell));
  return truth === undefined ? null : truth === 'true';
}
