import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { students } from '../account/tables.ts';
import { subscriptions } from '../billing/tables.ts';
import { subtopics } from '../catalog/tables.ts';
import { LOADS_NOTHING } from '../content-policy.ts';
import { test, type Learner } from '../testing/learner.ts';
import { guest, PEER } from '../testing/test.ts';

describe('a lesson', () => {
  test('tells a guest to sign up and holds nothing of video and text', async ({ api }) => {
    const lesson = await api.client(guest()).learning.lesson({ id: 11 });
    expect(lesson).toMatchObject({ access: 'must_sign_up', video: null, text: [], title: { text: 'المجموع', lang: 'ar' } });
    expect(JSON.stringify(lesson)).not.toContain('/media/');
  });

  test('is open to a student when it is free, and says so in their language', async ({ learner }) => {
    const student = await learner();
    const lesson = await student.in('en').learning.lesson({ id: 11 });
    expect(lesson).toMatchObject({
      access: 'open',
      title: { text: 'The sum', lang: 'en' },
      video: { duration: 40, position: 0, captions: [{ lang: 'ar' }, { lang: 'en' }] },
      quiz_id: 101,
    });
    expect(lesson.text.map(({ kind }) => kind)).toEqual(['heading', 'paragraph', 'list', 'law']);
  });

  test('falls back to Arabic, marked as such, where the pack lacks the language', async ({ learner }) => {
    const lesson = await (await learner()).in('ur').learning.lesson({ id: 11 });
    expect(lesson.title.lang).toBe('ar');
    expect(lesson.subject.title).toEqual({ text: 'ریاضی', lang: 'ur' });
  });

  test('that is premium shows a free student that they must subscribe, and opens with a key', async ({ learner, keys }) => {
    const student = await learner();
    const shut = await student.client.learning.lesson({ id: 12 });
    expect(shut).toMatchObject({ access: 'must_subscribe', video: null, text: [] });
    const [voucher = ''] = await keys(1);
    await student.client.billing.voucher({ data: { voucher, program_id: 1 } });
    expect((await student.client.learning.lesson({ id: 12 })).access).toBe('open');
  });

  test('of another program is not for the student', async ({ learner }) => {
    await expect((await learner()).client.learning.lesson({ id: 21 })).rejects.toMatchObject({ messageKey: 'other_program' });
  });

  test('takes stars and words, the newer ones counting, only of who may see it', async ({ learner }) => {
    const { client } = await learner();
    await client.learning.saveFeedback({ lesson_id: 11, stars: 2 });
    await client.learning.saveFeedback({ lesson_id: 11, stars: 5, text: 'واضح' });
    expect((await client.learning.lesson({ id: 11 })).feedback).toEqual({ stars: 5, text: 'واضح' });
    const long = `${'🙂\r\n'.repeat(499)}🙂🙂`;
    await client.learning.saveFeedback({ lesson_id: 11, stars: 5, text: `${long} ` });
    expect((await client.learning.lesson({ id: 11 })).feedback?.text).toBe(long.replaceAll('\r\n', '\n'));
    await expect(client.learning.saveFeedback({ lesson_id: 11, stars: 0, text: `${long}x` })).rejects.toMatchObject({
      messageKey: 'rule_broken',
      errors: [
        { path: 'stars', rule: 'too_small' },
        { path: 'text', rule: 'too_big' },
      ],
    });
    await expect(client.learning.saveFeedback({ lesson_id: 12, stars: 5 })).rejects.toMatchObject({ messageKey: 'not_subscribed' });
  });
});

describe('the recent lesson', () => {
  const recent = async ({ client }: Learner) => (await client.progress.startContinueLearning({})).recent_lesson_id;

  test('is the one opened last, though it was opened before, and not one that only was looked for', async ({ learner, clock }) => {
    const student = await learner();
    for (const id of [11, 13, 13, 11, 11, 13, 11]) {
      clock.advance(60);
      await student.client.learning.lesson({ id });
      expect(await recent(student)).toBe(id);
    }
    clock.advance(60);
    expect((await student.client.learning.lesson({ id: 12 })).access).toBe('must_subscribe');
    expect(await recent(student)).toBe(11);
  });

  test('is the one opened last when a clock that was ahead is set back', async ({ learner, clock }) => {
    const student = await learner();
    clock.advance(600);
    await student.client.learning.lesson({ id: 13 });
    clock.advance(-600);
    await student.client.learning.lesson({ id: 13 });
    clock.advance(60);
    await student.client.learning.lesson({ id: 11 });
    expect(await recent(student)).toBe(11);
  });

  test('is one of those that are opened at once for the first time, and each of them may be played', async ({ learner, clock }) => {
    const student = await learner();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => student.client.learning.lesson({ id: index % 2 ? 11 : 13 })),
    );
    expect(answers.every(({ access, video, watched }) => access === 'open' && video?.position === 0 && !watched)).toBe(true);
    expect([11, 13]).toContain(await recent(student));
    clock.advance(20);
    for (const lesson_id of [11, 13])
      expect((await student.client.progress.watched({ lesson_id, position: 20, spans: [[0, 20]] })).progress).toBeGreaterThan(0);
  });

  test('opened again shows where it stopped, its stars and its quiz', async ({ learner, clock }) => {
    const { client } = await learner();
    await client.learning.lesson({ id: 11 });
    clock.advance(15);
    await client.progress.watched({ lesson_id: 11, position: 15, spans: [[0, 15]] });
    await client.learning.saveFeedback({ lesson_id: 11, stars: 4 });
    const again = await client.learning.lesson({ id: 11 });
    expect(again).toMatchObject({ video: { position: 15 }, feedback: { stars: 4 }, quiz_done: false, watched: false });
    await client.learning.lesson({ id: 13 });
    expect(await client.learning.lesson({ id: 11 })).toEqual(again);
  });
});

describe('a path', () => {
  test('has its items by order, what is locked, and its head', async ({ api, learner }) => {
    const path = await (await learner()).client.learning.lessons({ subtopic_id: 1 });
    expect(path).toMatchObject({
      head: { id: 11, type: 'lesson' },
      items: [
        { id: 11, locked: false, done: false, progress: 0 },
        { id: 12, locked: true },
      ],
    });
    expect((await api.client(guest()).learning.lessons({ subtopic_id: 1 })).items).toMatchObject([{ locked: false }, { locked: true }]);
    await expect(api.client(guest()).learning.lessons({ subtopic_id: 99 })).rejects.toMatchObject({ messageKey: 'content_not_found' });
  });

  test('begins each subject, and goes on where the student has begun', async ({ learner }) => {
    const { client } = await learner();
    expect(await client.learning.subjectsFirstLessons({ program_id: 1 })).toMatchObject({
      first_lessons: [{ lesson_id: 11 }],
      progress_lessons: [],
    });
    await client.learning.lesson({ id: 11 });
    expect((await client.learning.subjectsFirstLessons({ program_id: 1 })).progress_lessons).toMatchObject([{ lesson_id: 11 }]);
  });
});

describe('the catalogue', () => {
  test('says who made a subject, in the language that is asked for; nobody where the pack names nobody', async ({ api }) => {
    const of = (language: 'ar' | 'en' | 'ur', subject_id: number) =>
      api.client(guest({ language })).catalog.instructorSubject({ subject_id });
    expect(await of('en', 1)).toEqual({
      instructors: [
        { name: { text: 'Mathematics team', lang: 'en' }, about: { text: 'Writes the lessons and reads them twice.', lang: 'en' } },
      ],
    });
    expect((await of('ur', 1)).instructors[0]?.name).toEqual({ text: 'ریاضی کی ٹیم', lang: 'ur' });
    expect(await of('ar', 2)).toEqual({ instructors: [] });
    await expect(of('ar', 99)).rejects.toMatchObject({ messageKey: 'content_not_found' });
  });

  test('lists programs in reverse order, with what they hold', async ({ api }) => {
    const { catalog } = api.client(guest({ language: 'en' }));
    expect((await catalog.programs({})).programs).toMatchObject([
      { id: 2, country: 'EG' },
      { id: 1, subjects_count: 1, lessons_count: 3, title: { text: 'First program' }, assessment_only: false },
    ]);
    expect((await catalog.programs({ country: 'JO' })).programs).toMatchObject([
      { id: 1, subjects: (await catalog.subjects({ program_id: 1 })).subjects },
    ]);
    expect((await catalog.allProgramsAllSubjects({})).programs.map(({ subjects }) => subjects.length)).toEqual([1, 1]);
    expect((await catalog.subjects({ program_id: 1 })).subjects).toMatchObject([
      { id: 1, icon: 'math', lessons_count: 3, quizzes_count: 2 },
    ]);
    expect((await catalog.subtopicsList({ subject_id: 1 })).topics).toMatchObject([
      {
        id: 1,
        subtopics: [
          { id: 1, items: [{ id: 11 }, { id: 12 }] },
          { id: 2, items: [{ id: 13 }] },
        ],
      },
    ]);
    await expect(catalog.subjects({ program_id: 9 })).rejects.toMatchObject({ messageKey: 'content_not_found' });
  });

  test('a subtopic that holds nothing yet is listed as one to come, a retired one is not', async ({ api, db }) => {
    const title = { ar: 'قادم' };
    const row = { topicId: 1, order: 9, title, pack: 'another' };
    await db.insert(subtopics).values([
      { ...row, id: 90 },
      { ...row, id: 91, retired: true },
    ]);
    const { topics } = await api.client(guest({ language: 'ar' })).catalog.subtopicsList({ subject_id: 1 });
    expect(topics.map(({ subtopics: listed }) => listed.map(({ id, items }) => [id, items.length]))).toEqual([
      [
        [1, 2],
        [2, 1],
        [90, 0],
      ],
    ]);
  });
});

describe('a file of a lesson', () => {
  const fetchFile = async (
    api: { fetch(request: Request, peer: typeof PEER): Promise<Response> },
    src: string,
    headers: Record<string, string> = {},
    method = 'GET',
  ) => api.fetch(new Request(`http://localhost${src}`, { headers, method }), PEER);

  test('is served whole, in ranges and not again to who has it', async ({ api, learner }) => {
    const student = await learner();
    const src = (await student.client.learning.lesson({ id: 11 })).video?.sources[0]?.src ?? '';
    const cookie = { cookie: `language=ar; access-token=${student.accessToken}` };
    const whole = await fetchFile(api, src, cookie);
    expect([whole.status, whole.headers.get('content-type'), whole.headers.get('accept-ranges')]).toEqual([200, 'video/webm', 'bytes']);
    expect(whole.headers.get('cache-control')).toContain('immutable');
    const bytes = await whole.text();
    expect(bytes).toHaveLength(Number(whole.headers.get('content-length')));
    const part = await fetchFile(api, src, { ...cookie, range: 'bytes=2-5' });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      `bytes 2-5/${bytes.length}`,
      bytes.slice(2, 6),
    ]);
    const tail = await fetchFile(api, src, { ...cookie, range: 'bytes=-4' });
    expect([tail.status, await tail.text()]).toEqual([206, bytes.slice(-4)]);
    expect((await fetchFile(api, src, { ...cookie, range: 'bytes=99999-' })).status).toBe(416);
    expect((await fetchFile(api, src, { ...cookie, 'if-none-match': whole.headers.get('etag') ?? '' })).status).toBe(304);
    const head = await fetchFile(api, src, cookie, 'HEAD');
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, String(bytes.length), '']);
  });

  test('is for the student that its address was made for, for a limited time', async ({ api, learner, clock }) => {
    const [student, other] = [await learner(), await learner()];
    const src = (await student.client.learning.lesson({ id: 11 })).video?.poster ?? '';
    expect(src).not.toContain(student.id);
    const own = { cookie: `access-token=${student.accessToken}` };
    expect((await fetchFile(api, src)).status).toBe(403);
    expect((await fetchFile(api, src, { cookie: `access-token=${other.accessToken}` })).status).toBe(403);
    expect((await fetchFile(api, src.split('?')[0] ?? '', own)).status).toBe(403);
    const forged = src.replace(/sign=(.)/, (_, first) => `sign=${first === 'A' ? 'B' : 'A'}`);
    expect((await fetchFile(api, forged, own)).status).toBe(403);
    expect((await fetchFile(api, '/media/../secret', own)).status).toBe(404);
    const fresh = async () => ({ cookie: `access-token=${await student.signIn()}` });
    clock.advance(2 * 3600);
    expect((await fetchFile(api, src, own)).status).toBe(403);
    expect((await fetchFile(api, src, await fresh())).status).toBe(200);
    clock.advance(11 * 3600);
    expect((await fetchFile(api, src, await fresh())).status).toBe(403);
  });

  test('is shut within seconds after signing out, and after the account was suspended', async ({ api, db, learner, clock }) => {
    const [one, other] = [await learner(), await learner()];
    const fileOf = async ({ client }: Learner) => (await client.learning.lesson({ id: 11 })).video?.poster ?? '';
    const [srcOfOne, srcOfOther] = [await fileOf(one), await fileOf(other)];
    const statuses = async () => [
      (await fetchFile(api, srcOfOne, { cookie: `access-token=${one.accessToken}` })).status,
      (await fetchFile(api, srcOfOther, { 'access-token': other.accessToken })).status,
    ];
    expect(await statuses()).toEqual([200, 200]);
    await one.client.account.signOut({});
    await db.update(students).set({ status: 'suspended' }).where(eq(students.id, other.id));
    clock.advance(5);
    expect(await statuses()).toEqual([403, 403]);
  });

  test('of a paid lesson is shut when the subscription is over, while a free one stays', async ({ api, db, learner, clock }) => {
    const student = await learner();
    // the last day is Amman's 27 November: it ends at 21:00 UTC
    await db.insert(subscriptions).values({ studentId: student.id, programId: 1, until: '2026-11-27' });
    clock.set('2026-11-27T20:30:00Z');
    const client = await student.again();
    const srcOf = async (id: number) => (await client.learning.lesson({ id })).video?.poster ?? '';
    const [paid, free] = [await srcOf(12), await srcOf(11)];
    const own = { cookie: `access-token=${await student.signIn()}` };
    const statuses = async () => [(await fetchFile(api, paid, own)).status, (await fetchFile(api, free, own)).status];
    expect(await statuses()).toEqual([200, 200]);
    clock.set('2026-11-27T21:00:00Z');
    expect(await statuses()).toEqual([403, 200]);
  });

  test('keeps its address for a while, so that a browser knows it again', async ({ learner, clock }) => {
    const { client } = await learner();
    const poster = async () => (await client.learning.lesson({ id: 11 })).video?.poster;
    const first = await poster();
    clock.advance(600);
    expect(await poster()).toBe(first);
  });

  test('that a question shows is a picture which can do nothing', async ({ api, learner }) => {
    const student = await learner();
    const quiz = await student.client.assessment.quiz({ quiz_id: 101, subtopic_id: 1 });
    const picture = quiz.questions[0]?.stem.parts.find((part) => part.kind === 'picture');
    const served = await fetchFile(api, picture?.kind === 'picture' ? picture.src : '', { 'access-token': student.accessToken });
    expect([served.status, served.headers.get('content-type'), served.headers.get('content-security-policy')]).toEqual([
      200,
      'image/svg+xml',
      `${LOADS_NOTHING}; style-src 'unsafe-inline'; sandbox`,
    ]);
  });
});
