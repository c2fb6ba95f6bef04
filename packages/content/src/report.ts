import type { Pack, PackQuestion } from './pack.ts';
import { problemLine } from './problems.ts';
import { readPack } from './read-pack.ts';

/** What checking a pack came to, for a command: its lines, and the status to exit with. */
export interface PackReport {
  /** Errors first, then warnings, then what is in the pack or how much is to mend. */
  lines: string[];
  /** 0: nothing to mend. 1: errors, the pack is not loaded. 2: warnings only, the pack is loaded. */
  status: 0 | 1 | 2;
}

/** How much a pack holds. Variants of one question count once. */
export interface PackCounts {
  programs: number;
  subjects: number;
  lessons: number;
  quizzes: number;
  tests: number;
  questions: number;
}

const distinct = (questions: readonly PackQuestion[] | undefined): number =>
  (questions ?? []).filter(({ variant }) => variant === 1).length;

/** Counts what a pack holds. */
export function countPack({ programs }: Pack): PackCounts {
  const subjects = programs.flatMap((program) => program.subjects);
  const subtopics = subjects.flatMap(({ topics }) => topics).flatMap((topic) => topic.subtopics);
  const lessons = subtopics.flatMap((subtopic) => subtopic.lessons);
  const quizzes = lessons.flatMap(({ quiz }) => quiz ?? []);
  const tests = subtopics.flatMap(({ test }) => test ?? []);
  return {
    programs: programs.length,
    subjects: subjects.length,
    lessons: lessons.length,
    quizzes: quizzes.length,
    tests: tests.length,
    questions: [...quizzes, ...tests].reduce((sum, { questions }) => sum + distinct(questions), 0),
  };
}

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/**
 * Checks a pack and says what an author must mend, and what to look at. `nameOf` gives the name of a file in
 * the lines.
 */
export async function checkPack(
  folder: string,
  nameOf: (file: string) => string,
  onProgress?: (read: number, all: number) => void,
): Promise<PackReport> {
  const { pack, problems, warnings } = await readPack(folder, onProgress);
  const lines = [...problems, ...warnings].map((problem) => problemLine({ ...problem, file: nameOf(problem.file) }));
  if (!pack)
    return {
      lines: [...lines, `${plural(problems.length, 'error', 'errors')}, ${plural(warnings.length, 'warning', 'warnings')}: not loadable`],
      status: 1,
    };
  const { lessons, quizzes, tests, questions } = countPack(pack);
  const held = `${pack.name}: ${lessons} lessons, ${quizzes} quizzes, ${tests} tests, ${questions} questions`;
  return warnings.length > 0
    ? { lines: [...lines, `${held}, ${plural(warnings.length, 'warning', 'warnings')}`], status: 2 }
    : { lines: [`${held}, nothing to mend`], status: 0 };
}
