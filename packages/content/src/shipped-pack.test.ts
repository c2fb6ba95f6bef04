import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { ASSESSMENT_ONLY_PROGRAMS } from '@darb/contract/limits';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Option, PackQuestion, PackSubject } from './pack.ts';
import { readPack } from './read-pack.ts';
import { quizFile, testFile } from './schemas.ts';

/**
 * What the pack that ships must hold, whichever subjects it has. League and practice live on these totals.
 */
const FOLDER = join(import.meta.dirname, '../packs/jordan');
const QUESTIONS_MINIMUM = 80;
const FOUR_OPTIONS_MINIMUM = 42;
const DIFFICULTY_SLACK = 3;
const WHOLE_SUBTOPICS_MINIMUM = 2;
const LESSONS_OF_A_WHOLE_SUBTOPIC = 3;
const TYPES: readonly PackQuestion['body']['type'][] = [
  'single_choice',
  'multiple_choice',
  'true_false',
  'numeric',
  'short_text',
  'ordering',
  'matching',
];

const { pack, problems, warnings } = await readPack(FOLDER);
const subjects = (pack?.programs ?? []).flatMap((program) => program.subjects.map((subject) => ({ program, subject })));
const named = (list: typeof subjects) =>
  list.map(({ program, subject }) => [`${program.title.en} / ${subject.title.en}`, subject] as const);
const taught = named(subjects.filter(({ program }) => !ASSESSMENT_ONLY_PROGRAMS.has(program.id)));
const assessed = named(subjects.filter(({ program }) => ASSESSMENT_ONLY_PROGRAMS.has(program.id)));

const subtopicsOf = ({ topics }: PackSubject) => topics.flatMap(({ subtopics }) => subtopics);
const questionsOf = (subject: PackSubject) =>
  subtopicsOf(subject)
    .flatMap(({ lessons, test: own }) => [...lessons.flatMap(({ quiz }) => quiz?.questions ?? []), ...(own?.questions ?? [])])
    .filter(({ variant }) => variant === 1);

/** Everything that a question shows beside its stem. */
function sidesOf(body: PackQuestion['body']): readonly Option[] {
  if ('options' in body) return body.options;
  if ('items' in body) return body.items;
  return 'left' in body ? [...body.left, ...body.right] : [];
}

test('the checker finds nothing in the pack that ships', () => expect({ problems, warnings }).toEqual({ problems: [], warnings: [] }));

describe.each(taught)('%s', (_, subject) => {
  const questions = questionsOf(subject);
  const count = (what: (question: PackQuestion) => boolean) => questions.filter(what).length;

  test(`has at least ${QUESTIONS_MINIMUM} questions, of all types`, () => {
    expect(questions.length).toBeGreaterThanOrEqual(QUESTIONS_MINIMUM);
    expect(TYPES.filter((type) => count(({ body }) => body.type === type) === 0)).toEqual([]);
  });

  test(`has at least ${FOUR_OPTIONS_MINIMUM} single choices of four options`, () =>
    expect(count(({ body }) => body.type === 'single_choice' && body.options.length === 4)).toBeGreaterThanOrEqual(FOUR_OPTIONS_MINIMUM));

  test.each(['easy', 'medium', 'hard'])('is %s in a third of its questions', (difficulty) =>
    expect(Math.abs(count((question) => question.difficulty === difficulty) - questions.length / 3)).toBeLessThanOrEqual(DIFFICULTY_SLACK),
  );

  test('has at least two subtopics of three lessons and a test, and a quiz for every lesson', () => {
    const whole = subtopicsOf(subject).filter(({ lessons, test: own }) => own !== null && lessons.length >= LESSONS_OF_A_WHOLE_SUBTOPIC);
    expect(whole.length).toBeGreaterThanOrEqual(WHOLE_SUBTOPICS_MINIMUM);
    const lessons = subtopicsOf(subject).flatMap((subtopic) => subtopic.lessons);
    expect(lessons.filter(({ quiz }) => quiz === null).map(({ id }) => id)).toEqual([]);
  });

  test('asks nothing twice', () => {
    const stems = questions.map((question) =>
      JSON.stringify([question.stem.ar.parts, sidesOf(question.body).map(({ text }) => text.ar.parts)]),
    );
    expect(stems.filter((stem, index) => stems.indexOf(stem) !== index)).toEqual([]);
  });
});

describe.each(assessed)('%s', (_, subject) => {
  test('has a test in each subtopic and no lesson', () => {
    for (const { lessons, test: own } of subtopicsOf(subject)) {
      expect(lessons).toEqual([]);
      expect(own).not.toBeNull();
    }
  });

  test.each(['easy', 'medium', 'hard'])('is %s in a third of its questions', (difficulty) => {
    const questions = questionsOf(subject);
    const found = questions.filter((question) => question.difficulty === difficulty).length;
    expect(Math.abs(found - questions.length / 3)).toBeLessThanOrEqual(DIFFICULTY_SLACK);
  });
});

test('every numeric answer of the pack is computed by its check', async () => {
  const files = (await readdir(FOLDER, { recursive: true })).filter((name) => /(?:quiz|test)\.yaml$/.test(name)).sort();
  const unchecked: string[] = [];
  for (const name of files) {
    const schema = name.endsWith('test.yaml') ? testFile : quizFile;
    for (const question of schema.parse(parse(await readFile(join(FOLDER, name), 'utf8'))).questions)
      if (question.type === 'numeric' && question.check === undefined) unchecked.push(`${relative('.', name)}: ${question.key}`);
  }
  expect(unchecked).toEqual([]);
});

test('the first unit of every subject is free whole, as pages and messages say', () => {
  const closed = taught.flatMap(([name, subject]) => {
    const [unit] = subtopicsOf(subject);
    const parts = [...(unit?.lessons ?? []), ...(unit?.test ? [unit.test] : [])];
    expect(parts.length).toBeGreaterThan(0);
    return parts.filter(({ is_premium }) => is_premium).map(({ id }) => `${name}: ${id}`);
  });
  expect(closed).toEqual([]);
});

test('no Arabic «و» stands apart from the formula that it joins', async () => {
  const files = (await readdir(FOLDER, { recursive: true })).filter((name) => /\.(?:yaml|md)$/.test(name) && name !== 'second-reading.md');
  const apart = await Promise.all(
    files.map(async (name) => (/(?<![\p{L}\p{M}])و\s+\\[([]/u.test(await readFile(join(FOLDER, name), 'utf8')) ? [name] : [])),
  );
  expect(apart.flat()).toEqual([]);
});
