import { ASSESSMENT_ONLY_PROGRAMS } from '@darb/contract/limits';
import type { PackProgram, PackSubject } from './pack.ts';
import { problem } from './problem.ts';
import type { Reading } from './reading.ts';

// What can be judged only when a whole subject or program has been read.

/**
 * A language that one lesson's text has, all lessons of the subject must have: a student does not change
 * language from lesson to lesson (rule content 4).
 */
export function checkLanguages(reading: Reading, { topics }: PackSubject): void {
  const lessons = topics.flatMap(({ subtopics }) => subtopics).flatMap((subtopic) => subtopic.lessons);
  for (const lang of ['en', 'ur'] as const) {
    if (!lessons.some(({ text }) => text[lang])) continue;
    for (const lesson of lessons)
      if (!lesson.text[lang])
        reading.problems.add(
          reading.ids.get(`lesson ${lesson.id}`) ?? 'pack.yaml',
          null,
          problem('subjectLanguageMissing', { name: `text.${lang}.md` }),
        );
  }
}

/**
 * An assessment-only program has subtopics with a test and no lesson; in any other each subtopic has lessons
 * (rule catalog 12, rule content 6).
 */
export function checkKind(reading: Reading, program: PackProgram): void {
  const only = ASSESSMENT_ONLY_PROGRAMS.has(program.id);
  for (const { id, lessons, test } of program.subjects.flatMap(({ topics }) => topics).flatMap(({ subtopics }) => subtopics)) {
    const file = reading.ids.get(`subtopic ${id}`) ?? 'pack.yaml';
    if (only && lessons.length > 0) reading.problems.add(file, null, problem('lessonsInAssessment', { program: program.id }));
    if (!only && lessons.length === 0 && test) reading.problems.add(file, null, problem('testWithoutLessons', {}));
  }
}
