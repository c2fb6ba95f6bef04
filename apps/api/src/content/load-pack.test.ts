import { readdir } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { Pack } from '@darb/content';
import { questions } from '../assessment/tables.ts';
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
const firstSubtopic = (pack: Pack) => pack.programs[0]?.subjects[0]?.topics[0]?.subtopics[0];

describe('loading a pack', () => {
  test('again changes nothing and reports the same counts', async ({ db, options }) => {
    const before = await db.select().from(questions).orderBy(questions.id);
    const loaded = await loadPack(db, await smallPack(), options.mediaFolder);
    expect(loaded).toMatchObject({ programs: 2, subjects: 2, topics: 2, subtopics: 3, lessons: 4, quizzes: 3, questions: 19, retired: 0 });
    expect(await db.select().from(questions).orderBy(questions.id)).toEqual(before);
  });

  test('puts each file once under the hash of its content', async ({ api, options }) => {
    expect(api.db).toBeDefined();
    const names = await readdir(options.mediaFolder);
    expect(names.every((name) => /^[0-9a-f]{64}\.(webm|mp4|webp|vtt|svg)$/.test(name))).toBe(true);
  });

  test('retires what it lacks, keeps the row, and takes it back when it comes again', async ({ api, db, options }) => {
    const without = await changed((pack) => void firstSubtopic(pack)?.lessons.pop());
    const { retired } = await loadPack(db, without, options.mediaFolder);
    expect(retired).toBe(2);
    const [row] = await db.select({ retired: lessons.retired }).from(lessons).where(eq(lessons.id, 12));
    expect(row).toEqual({ retired: true });
    const visitor = api.client(guest());
    await expect(visitor.learning.lesson({ id: 12 })).rejects.toMatchObject({ messageKey: 'content_not_found' });
    await loadPack(db, await smallPack(), options.mediaFolder);
    expect((await visitor.learning.lesson({ id: 12 })).id).toBe(12);
  });

  test('keeps the id of a question whose words change', async ({ db, options }) => {
    const idOf = async () => (await db.select({ id: questions.id }).from(questions).where(eq(questions.key, 'two-and-three')))[0]?.id;
    const before = await idOf();
    const edited = await changed((pack) => {
      const question = firstSubtopic(pack)?.lessons[0]?.quiz?.questions[0];
      if (question) question.explanation.ar = { lang: 'ar', parts: [{ kind: 'text', text: 'شرح جديد' }] };
    });
    await loadPack(db, edited, options.mediaFolder);
    expect(await idOf()).toBe(before);
  });

  test('leaves everything as it was when a part of it fails', async ({ db, options }) => {
    const foreign = await changed((pack) => {
      pack.name = 'another';
      for (const subject of pack.programs[0]?.subjects ?? []) subject.title.ar = 'عنوان آخر';
    });
    await expect(loadPack(db, foreign, options.mediaFolder)).rejects.toThrow('belongs to another pack');
    const missing = await changed((pack) => {
      const lesson = firstSubtopic(pack)?.lessons[0];
      if (lesson) lesson.title.ar = 'عنوان آخر';
      const quiz = firstSubtopic(pack)?.lessons[1]?.quiz;
      // Two questions of one key cannot be stored in one statement.
      if (quiz?.questions[0]) quiz.questions.push(quiz.questions[0]);
    });
    await expect(loadPack(db, missing, options.mediaFolder)).rejects.toThrow();
    const titles = await db.select({ title: lessons.title }).from(lessons).where(eq(lessons.id, 11));
    expect(titles[0]?.title.ar).toBe('المجموع');
  });

  test('twice at once ends well', async ({ db, options }) => {
    const pack = await smallPack();
    const both = await Promise.all([loadPack(db, pack, options.mediaFolder), loadPack(db, pack, options.mediaFolder)]);
    expect(both.map(({ retired }) => retired)).toEqual([0, 0]);
  });
});
