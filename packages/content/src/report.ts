import type { Pack, PackProblem, PackQuestion } from './pack.ts';
import { readPack } from './read-pack.ts';

/** What checking a pack came to. */
export interface PackReport {
  /** By file and line, errors first. */
  problems: PackProblem[];
  /** What is in the pack; null with any error. */
  held: ({ name: string } & PackCounts) | null;
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

/** Checks a pack: what an author must mend, and what to look at. */
export async function checkPack(folder: string, onProgress?: (read: number, all: number) => void): Promise<PackReport> {
  const { pack, problems, warnings } = await readPack(folder, onProgress);
  return {
    problems: [...problems, ...warnings],
    held: pack && { name: pack.name, ...countPack(pack) },
    status: pack ? (warnings.length > 0 ? 2 : 0) : 1,
  };
}
