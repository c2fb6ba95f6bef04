import { readFile } from 'node:fs/promises';
import type { Language } from '@darb/language';
import { foreignOf } from './export.ts';
import type { Remark } from './remarks.ts';
import type { ForeignQuestion } from './foreign.ts';
import { writeGift } from './gift-write.ts';
import { exportQti } from './qti3-write.ts';
import { questionsIn } from './question-file.ts';
import { findTarget, NoTarget } from './target.ts';

/** What to export, and as what. */
export interface ExportOptions {
  /** `PACK/PROGRAM/SUBJECT/SUBTOPIC`. */
  from: string;
  /** The folder of a lesson whose quiz is meant; null for the subtopic's test. */
  lesson: string | null;
  format: 'gift' | 'qti';
  /** Other programs take one language; Arabic stands in where a text lacks it. */
  language: Language;
}

/**
 * Writes the questions of a test or a quiz for other programs: GIFT as text, QTI 3.0 as a package. Reading
 * them back changes nothing. `remarks` say what the format cannot hold. Throws `NoTarget` when there is no
 * such file.
 */
export async function exportQuestions({
  from,
  lesson,
  format,
  language,
}: ExportOptions): Promise<{ bytes: Uint8Array; remarks: Remark[]; count: number }> {
  const target = await findTarget(from, lesson);
  const source = await readFile(target.file, 'utf8').catch(() => null);
  if (source === null) throw new NoTarget('nothingToExport', target.name);
  const questions: ForeignQuestion[] = [];
  const remarks: Remark[] = [];
  for (const question of questionsIn(target, source)) {
    const made = await foreignOf(question, language, target.folder);
    if (made.question) questions.push(made.question);
    remarks.push(...made.remarks);
  }
  const written = format === 'gift' ? writeGift(questions) : exportQti(questions, { title: target.name, language });
  // GIFT leaves a whole question out where it cannot hold it, QTI a part of one
  const count = format === 'gift' ? questions.length - written.remarks.length : questions.length;
  return {
    bytes: 'text' in written ? new TextEncoder().encode(written.text) : written.bytes,
    remarks: [...remarks, ...written.remarks],
    count,
  };
}
