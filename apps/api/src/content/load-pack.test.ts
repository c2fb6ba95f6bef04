import { readdir } from 'node:fs/promises';
import { DATABASE_LOCKS } from '@darb/contract/database-locks';
import type { Rich } from '@darb/language';
import { and, eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { Pack } from '@darb/content';
import { questions, quizzes } from '../assessment/tables.ts';
import type { Db } from '../database/database.ts';
import { lessons } from '../learning/tables.ts';
import { smallPack, test } from '../testing/learner.ts';
import { guest } from '../testing/test.ts';
import { loadPack } from './load-pack.ts';

/** A pack with changes, without touching the one that others use. */
const changed = async (change: (pack: Pack) => void): Promise<Pack> => {
  const { files, ...rest } = await smallPack();
  const copy = { ...structuredClone(rest), files };
  change(copy);
  return copy;
};
const words = (text: string): Rich => ({ lang: 'ar', parts: [{ kind: 'text', text }] });
/** The rows of a question of the quiz 101, the oldest first. */
const versionsOf = (db: Db, key: string) =>
  db
    .select()
    .from(questions)
    .where(and(eq(questions.quizId, 101), eq(questions.key, key)))
    .orderBy(questions.id);
const firstSubtopic = (pack: Pack) => pack.programs[0]?.subjects[0]?.topics[0]?.subtopics[0];

describe('loading a pack', () => {
  test('again changes nothing and reports the same counts', async ({ db, options }) => {
    const before = await db.select().from(questions).orderBy(questions.id);
    const loaded = await loadPack(db, await smallPack(), options.media);
    expect(loaded).toMatchObject({
      programs: 2,
      subjects: 2,
      topics: 2,
      subtopics: 3,
      lessons: 4,
      quizzes: 3,
      tests: 0,
      questions: 19,
      retired: 0,
    });
    expect(await db.select().from(questions).orderBy(questions.id)).toEqual(before);
  });

  test('puts each file once under the hash of its content', async ({ api, mediaFolder }) => {
    expect(api.db).toBeDefined();
    const names = await readdir(mediaFolder);
    expect(names.every((name) => /^[0-9a-f]{32}\.(webm|mp4|webp|vtt|svg)$/.test(name))).toBe(true);
  });

  test('retires what it lacks, keeps the row, and takes it back when it comes again', async ({ api, db, options }) => {
    const without = await changed((pack) => void firstSubtopic(pack)?.lessons.pop());
    const { retired } = await loadPack(db, without, options.media);
    expect(retired).toBe(2);
    const [row] = await db.select({ retired: lessons.retired }).from(lessons).where(eq(lessons.id, 12));
    expect(row).toEqual({ retired: true });
    const visitor = api.client(guest());
    await expect(visitor.learning.lesson({ id: 12 })).rejects.toMatchObject({ messageKey: 'content_not_found' });
    await loadPack(db, await smallPack(), options.media);
    expect((await visitor.learning.lesson({ id: 12 })).id).toBe(12);
  });

  test('keeps a question whose explanation, place and difficulty change', async ({ db, options }) => {
    const before = await versionsOf(db, 'two-and-three');
    const edited = await changed((pack) => {
      const question = firstSubtopic(pack)?.lessons[0]?.quiz?.questions[0];
      if (!question) return;
      question.explanation.ar = words('شرح جديد');
      question.difficulty = 'hard';
    });
    await loadPack(db, edited, options.media);
    expect((await versionsOf(db, 'two-and-three')).map(({ id, retired }) => [id, retired])).toEqual([[before[0]?.id, false]]);
    expect((await versionsOf(db, 'two-and-three'))[0]?.difficulty).toBe('hard');
  });

  test('makes a new version of a question whose words change: who has begun keeps the old one, and it comes back with its words', async ({
    db,
    options,
    learner,
  }) => {
    const { client } = await learner();
    const begun = await client.assessment.quiz({ quiz_id: 101, subtopic_id: 1 });
    const edited = await changed((pack) => {
      const question = firstSubtopic(pack)?.lessons[0]?.quiz?.questions[0];
      if (question) question.stem.ar = words('ما ناتج جمع 2 و3؟');
    });
    expect((await loadPack(db, edited, options.media)).retired).toBe(1);
    expect((await versionsOf(db, 'two-and-three')).map(({ retired }) => retired)).toEqual([true, false]);
    expect((await client.assessment.quiz({ quiz_id: 101, subtopic_id: 1 })).questions).toEqual(begun.questions);
    const { client: later } = await learner();
    const fresh = await later.assessment.quiz({ quiz_id: 101, subtopic_id: 1 });
    expect(fresh.questions[0]?.stem.parts).toEqual([{ kind: 'text', text: 'ما ناتج جمع 2 و3؟' }]);
    expect(fresh.questions).toHaveLength(begun.questions.length);
    await loadPack(db, await smallPack(), options.media);
    expect((await versionsOf(db, 'two-and-three')).map(({ retired }) => retired)).toEqual([false, true]);
  });

  test('keeps the variants of a question apart: an attempt gets one, and beginning again gives another', async ({
    db,
    options,
    learner,
  }) => {
    const drawn = await changed((pack) => {
      const asked = firstSubtopic(pack)?.lessons[0]?.quiz?.questions;
      const [first] = asked ?? [];
      if (asked && first)
        for (const variant of [2, 3]) asked.push({ ...structuredClone(first), variant, stem: { ar: words(`المتغير ${variant}`) } });
    });
    expect((await loadPack(db, drawn, options.media)).questions).toBe(19);
    const { client } = await learner();
    const ask = () => client.assessment.quiz({ quiz_id: 101, subtopic_id: 1 });
    const met = new Set<number | undefined>();
    for (let number = 1; number <= 3; number += 1) {
      const { questions: shown, start_request_id } = await ask();
      expect(shown).toHaveLength(7);
      expect((await ask()).questions[0]?.id).toBe(shown[0]?.id);
      met.add(shown[0]?.id);
      await client.assessment.submitQuiz({ start_request_id, answers: [] });
      await client.assessment.retakeQuiz({ start_request_id });
    }
    expect(met.size).toBe(3);
    const { assessments } = await client.assessment.learningPathAssessments({ subject_id: 1 });
    expect(assessments.find(({ quiz_id }) => quiz_id === 101)?.questions_count).toBe(7);
  });

  test('keeps a test with its questions, and puts it on its path until it is taken away', async ({ api, db, options, learner }) => {
    const visitor = api.client(guest());
    const before = await visitor.catalog.subtopicsList({ subject_id: 1 });
    const tested = await changed((pack) => {
      const subtopic = firstSubtopic(pack);
      const [lesson] = subtopic?.lessons ?? [];
      if (subtopic && lesson?.quiz)
        subtopic.test = {
          ...{ id: 190, order: 3, title: { ar: 'اختبار' }, is_premium: true, suggested_minutes: 20, limit_minutes: 30 },
          questions: structuredClone(lesson.quiz.questions),
        };
    });
    expect(await loadPack(db, tested, options.media)).toMatchObject({ quizzes: 3, tests: 1, questions: 26, retired: 0 });
    const [row] = await db.select().from(quizzes).where(eq(quizzes.id, 190));
    expect(row).toMatchObject({
      type: 'test',
      subtopicId: 1,
      lessonId: null,
      order: 3,
      isPremium: true,
      suggestedMinutes: 20,
      limitMinutes: 30,
      retired: false,
    });
    const [topic] = (await visitor.catalog.subtopicsList({ subject_id: 1 })).topics;
    expect(topic?.subtopics[0]?.items.map(({ id }) => id)).toEqual([11, 12, 190]);
    const { client } = await learner();
    await expect(client.assessment.quiz({ quiz_id: 190, subtopic_id: 1 })).rejects.toMatchObject({ messageKey: 'content_not_found' });
    expect((await loadPack(db, await smallPack(), options.media)).retired).toBe(1);
    expect(await visitor.catalog.subtopicsList({ subject_id: 1 })).toEqual(before);
  });

  test('lists an assessment-only program with its tests, and nothing of it when it is retired', async ({ api, db, options, learner }) => {
    const visitor = api.client(guest());
    const ask = async () => [await visitor.catalog.programs({}), await visitor.catalog.allProgramsAllSubjects({})];
    const before = await ask();
    const mock = await changed((pack) => {
      const [program] = pack.programs;
      if (!program) return;
      const copy = structuredClone(program);
      const questions = copy.subjects[0]?.topics[0]?.subtopics[0]?.lessons[0]?.quiz?.questions ?? [];
      const facts = { id: 711119, order: 1, title: { ar: 'اختبار' }, is_premium: false };
      const test = { ...facts, suggested_minutes: null, limit_minutes: null, questions };
      const subtopics = [{ id: 71111, order: 1, title: { ar: 'الأول' }, lessons: [], test }];
      const topics = [{ id: 71101, order: 1, title: { ar: 'وحدة' }, subtopics }];
      const subjects = [{ id: 711, order: 1, title: { ar: 'الرياضيات' }, bgColor: '#2F5D9B', icon: 'math', instructors: [], topics }];
      pack.programs.push({ ...copy, id: 71, subjects });
    });
    expect(await loadPack(db, mock, options.media)).toMatchObject({ programs: 3, tests: 1 });
    const counts = { subjects_count: 1, lessons_count: 0, tests_count: 1, assessment_only: true };
    const item = { id: 711119, type: 'test', questions_count: 7, duration: null, quiz_id: null };
    expect((await visitor.catalog.programs({})).programs.find(({ id }) => id === 71)).toMatchObject(counts);
    expect((await visitor.catalog.programs({})).programs.filter(({ tests_count }) => tests_count > 0)).toHaveLength(1);
    expect(await visitor.catalog.subjects({ program_id: 71 })).toMatchObject({
      program: counts,
      subjects: [{ id: 711, lessons_count: 0, quizzes_count: 0, tests_count: 1 }],
    });
    const { topics } = await visitor.catalog.subtopicsList({ subject_id: 711 });
    expect(topics).toMatchObject([{ id: 71101, subtopics: [{ id: 71111, items: [item] }] }]);
    expect(await visitor.learning.lessons({ subtopic_id: 71111 })).toMatchObject({
      items: [{ ...item, locked: false, done: false }],
      head: { id: 711119, type: 'test' },
    });
    const { client } = await learner({ programId: 71 });
    expect((await client.progress.subjectsProgressChart({})).subjects).toMatchObject([
      { subject: { id: 711 }, total: 1, done: 0, next: { type: 'test', test_id: 711119, lesson_id: null } },
    ]);
    expect(await client.progress.startContinueLearning({})).toMatchObject({ recent_lesson_id: null, step: null });
    expect((await client.progress.subjectSubtopicsProgress({ subject_id: 711 })).subtopics).toMatchObject([{ subtopic_id: 71111 }]);
    expect((await client.assessment.learningPathAssessments({ subject_id: 711 })).assessments).toMatchObject([{ test_id: 711119 }]);
    expect((await client.league.subjects({})).program?.id).toBe(71);
    await expect(client.assessment.quiz({ quiz_id: 711119, subtopic_id: 71111 })).rejects.toMatchObject({
      messageKey: 'content_not_found',
    });
    await loadPack(db, await smallPack(), options.media);
    expect(await ask()).toEqual(before);
    await expect(visitor.catalog.subjects({ program_id: 71 })).rejects.toMatchObject({ messageKey: 'content_not_found' });
    await expect(visitor.catalog.subtopicsList({ subject_id: 711 })).rejects.toMatchObject({ messageKey: 'content_not_found' });
    await expect(visitor.learning.lessons({ subtopic_id: 71111 })).rejects.toMatchObject({ messageKey: 'content_not_found' });
  });

  test('tells how far it is, to the end', async ({ db, options }) => {
    const heard: [number, number][] = [];
    await loadPack(db, await smallPack(), options.media, (done, all) => heard.push([done, all]));
    expect(heard.map(([done]) => done)).toEqual([...heard.map(([done]) => done)].sort((a, b) => a - b));
    expect(heard.at(-1)?.[0]).toBe(heard.at(-1)?.[1]);
  });

  test('leaves everything as it was when a part of it fails', async ({ db, options }) => {
    const foreign = await changed((pack) => {
      pack.name = 'another';
      for (const subject of pack.programs[0]?.subjects ?? []) subject.title.ar = 'عنوان آخر';
    });
    await expect(loadPack(db, foreign, options.media)).rejects.toThrow('belongs to another pack');
    const missing = await changed((pack) => {
      const lesson = firstSubtopic(pack)?.lessons[0];
      if (lesson) lesson.title.ar = 'عنوان آخر';
      const quiz = firstSubtopic(pack)?.lessons[1]?.quiz;
      // Two questions of one key cannot be stored in one statement.
      if (quiz?.questions[0]) quiz.questions.push(quiz.questions[0]);
    });
    await expect(loadPack(db, missing, options.media)).rejects.toThrow();
    const titles = await db.select({ title: lessons.title }).from(lessons).where(eq(lessons.id, 11));
    expect(titles[0]?.title.ar).toBe('المجموع');
  });

  test('twice at once ends well', async ({ db, options }) => {
    const pack = await smallPack();
    const both = await Promise.all([loadPack(db, pack, options.media), loadPack(db, pack, options.media)]);
    expect(both.map(({ retired }) => retired)).toEqual([0, 0]);
  });

  test('does not wait for the league that runs on the same database', async ({ db, options }) => {
    const pack = await smallPack();
    const loaded = await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${DATABASE_LOCKS.leagueHost})`);
      return loadPack(db, pack, options.media);
    });
    expect(loaded.retired).toBe(0);
    expect(new Set(Object.values(DATABASE_LOCKS)).size).toBe(Object.keys(DATABASE_LOCKS).length);
  });
});
