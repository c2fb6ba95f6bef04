import { contract, isMessageKey, wireOf, type Call, type Envelope } from '@darb/contract';
import { ACCESS_REFUSALS, accessOf, ASKERS, type Asker } from '@darb/contract/access';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { beginSession } from './account/session.ts';
import type { Api, Db } from './api.ts';
import { attempts } from './assessment/tables.ts';
import { subscriptions } from './billing/tables.ts';
import type { StudentId } from './ids.ts';
import { smallPack, test, type Learner } from './testing/learner.ts';
import { hugePng } from './testing/odd-pictures.ts';
import { loadTest, TEST } from './testing/pack-test.ts';
import { CLIENT, PEER } from './testing/test.ts';

const calls = Object.entries(contract).flatMap(([capability, group]) =>
  Object.entries(group).map(([name, declared]) => [`${capability}.${name}`, declared as Call] as const),
);

/** What a student has begun: a quiz and a test, both premium. */
interface Begun {
  quiz: string;
  test: string;
  /** A question of the test, which is answered by "true". */
  question: number;
}

async function begin({ client }: Learner): Promise<Begun> {
  const quiz = await client.assessment.quiz({ quiz_id: 102, subtopic_id: 1 });
  const begun = await client.assessment.test(TEST);
  return { quiz: quiz.start_request_id, test: begun.start_request_id, question: begun.questions[0]?.id ?? 0 };
}

/** A value for each name that an input may have; all of premium content of the first program. */
const VALUES: Record<string, unknown> = {
  ...{ program_id: 1, subject_id: 1, subtopic_id: 1, lesson_id: 12, quiz_id: 102, test_id: TEST.test_id, subjects_ids: '1' },
  ...{ entity_id: 12, entity_type: 'lesson', stars: 5, position: 1, latitude: 31.9, longitude: 35.9, limit: 5, offset: 0, period: 'term' },
  ...{ full_name: 'سلمى', email: 'salma@example.com', password: 'a path of sand', phone: '0790123456', sms_otp_phone: '0790123456' },
  ...{ email_change_token: 'x', bio: 'x', chat_restore_id: 'x', kind: 'email', image: hugePng() },
  ...{ provider: 'google', flow_token: 'x', login_token: 'x', returned: 'x' },
  ...{ whatsapp_phone: '0790123456', channel: 'sms', confirmation_token: 'x', recovery_user_token: 'x' },
  ...{
    country: 'JO',
    country_code: 'JO',
    language: 'ar',
    terms: true,
    verification_code: '000000',
    referred_by_code: 'ABCDEF',
    name: '',
    token: 'x',
  },
  ...{
    query: 'x',
    bookmark_id: CLIENT,
    entityId: CLIENT,
    questionId: 1,
    answer: { type: 'true_false', value: true },
    flagged: true,
    id: 12,
    practice_id: 1,
    round_level: 1,
    is_on: true,
  },
  ...{ match_id: `${CLIENT}.darb`, owner_id: CLIENT, choice: 'hidden', code: 'AAAAAAAAAAAAAAAAAAAAAA', whole: true },
};
/** Calls about a collection, which this test has not. */
const OF_A_COLLECTION = [
  ...['bookmark', 'change', 'remove', 'restore', 'addEntity', 'moveEntity', 'removeEntity', 'collectedQuestion', 'collectedQuestions'],
  ...['answerQuestion', 'sharedBookmark'],
];
/** Where a name means something else in one call. */
const OF_CALL: Record<string, Record<string, unknown>> = {
  'account.signUpBySms': { referred_by_code: undefined },
  'account.signUpByEmail': { referred_by_code: undefined },
  'account.signIn': { phone: '0790123456', country_code: 'JO', password: 'a path of sand' },
  'account.endSession': { id: CLIENT },
  'account.publicProfile': { id: CLIENT },
  'progress.revokeShare': { id: CLIENT },
  'site.write': { subject: 'other', reach: 'a@example.org', text: 'x', country: 'JO' },
  'league.board': { period: 'this_week' },
  'pipeline.record': {
    ...{ timestamp: '2026-11-27T12:00:00Z', user_id: null, user_type: 'guest', source: 'test' },
    body: { event_type: 'search_query', device: 'phone', browser: 'Chrome', event_content: { query: 'x' } },
  },
  ...Object.fromEntries(['create', ...OF_A_COLLECTION].map((name) => [`collection.${name}`, { id: CLIENT, name: 'x', order: 1 }])),
  ...Object.fromEntries(['case', 'decide'].map((name) => [`community.${name}`, { id: CLIENT, act: 'dismiss' }])),
  'community.report': { id: CLIENT, kind: 'comment', reason: 'other' },
  'community.block': { student_id: CLIENT },
  'community.unblock': { student_id: CLIENT },
  'community.cases': { kind: undefined, state: 'open' },
  'billing.receipt': { id: CLIENT },
  'billing.voucher': { data: { voucher: 'AAAA-AAAA-AAAA-AAAA', program_id: 1 }, referred_by_code: undefined },
};

/** Calls that nobody can make without a key, a code, or an id that this test has not. */
const WANTS_MORE: ReadonlySet<string> = new Set([
  ...['billing.voucher', 'billing.receipt'],
  ...['saveAnswer', 'saveReview', 'guessed'].map((name) => `practice.${name}`),
  ...OF_A_COLLECTION.map((name) => `collection.${name}`),
  ...['report', 'block'].map((name) => `community.${name}`),
  ...['confirmEmailChange', 'confirmEmailChangeByLink', 'confirmPhoneChange', 'deleteAccount', 'endSession', 'setPicture', 'linkLogin'].map(
    (name) => `account.${name}`,
  ),
  // refused by the limit of one client, which has asked for so many codes here
  ...['changeEmail', 'changePhone', 'resendChange', 'sendDeletionCode'].map((name) => `account.${name}`),
]);

/** An input that the call understands. */
function inputOf(name: string, { input }: Call, begun: Begun): Record<string, unknown> {
  const own = { start_request_id: name === 'assessment.submitQuiz' ? begun.quiz : begun.test, question_id: begun.question };
  const known: Record<string, unknown> = { ...VALUES, ...own, ...OF_CALL[name] };
  const names = 'shape' in input ? Object.keys(input.shape as object) : Object.keys({ ...own, ...OF_CALL[name] });
  const given = Object.fromEntries(names.flatMap((field) => (known[field] === undefined ? [] : [[field, known[field]]])));
  expect.soft(input.safeParse(given).error?.issues, `${name} wants other inputs: write them in VALUES`).toBeUndefined();
  return given;
}

async function answer(api: Api, declared: Call, input: Record<string, unknown>, tokens: Record<string, string>): Promise<Envelope> {
  const { path, body } = wireOf(declared, input);
  const request = new Request(`http://localhost${declared.base}/${path}`, {
    method: declared.verb,
    headers: { ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }), 'trace-id': CLIENT, ...tokens },
    ...(body === undefined ? {} : { body }),
  });
  return (await (await api.fetch(request, PEER)).json()) as Envelope;
}

/** The cell as it really is. */
const cellOf = ({ message_key: key }: Envelope): string =>
  isMessageKey(key) && (ACCESS_REFUSALS as readonly string[]).includes(key) ? key : 'answered';

/** A subscriber of the first program. */
async function subscriber(db: Db, learner: () => Promise<Learner>): Promise<Learner> {
  const student = await learner();
  await db.insert(subscriptions).values({ studentId: student.id, programId: 1, until: '2027-08-31' });
  return student;
}

/** What becomes of a subscriber who has begun. */
const becomes: Partial<Record<Asker, (db: Db, student: Learner) => Promise<unknown>>> = {
  free: (db, { id }) => db.delete(subscriptions).where(eq(subscriptions.studentId, id)),
  otherProgram: (_db, { client }) => client.account.setProgram({ program_id: 2 }),
};

describe('each call answers as the access matrix says', () => {
  test.for(ASKERS)('to: %s', async (asker, { api, db, options, clock, learner }) => {
    const questions = (await smallPack()).programs[0]?.subjects[0]?.topics[0]?.subtopics[0]?.lessons[1]?.quiz?.questions ?? [];
    await loadTest(api, options.media, { questions, is_premium: true });
    const refreshToken = async (id: StudentId) => (await beginSession(db, options.sessionSecrets[0], id, null, clock.now())).refresh_token;
    const owner = await begin(await subscriber(db, learner));
    for (const [name, declared] of calls) {
      const student = await subscriber(db, learner);
      const own = name.startsWith('assessment.') ? await begin(student) : owner;
      if (name === 'assessment.testResults') await student.client.assessment.submitTest({ start_request_id: own.test });
      await becomes[asker]?.(db, student);
      const input = inputOf(name, declared, asker === 'otherStudent' ? owner : own);
      const tokens = {
        ...(asker === 'guest' ? {} : { 'access-token': student.accessToken }),
        // the one call that is about this token
        ...(name === 'account.refreshToken' ? { 'refresh-token': await refreshToken(student.id) } : {}),
      };
      const envelope = await answer(api, declared, input, tokens);
      expect.soft(cellOf(envelope), `${name}: ${envelope.message_key}`).toBe(accessOf(declared, asker));
      if (asker === 'premium' && declared.who === 'student' && !WANTS_MORE.has(name)) expect.soft(envelope, name).toHaveProperty('data');
    }
    const [kept] = await db.select().from(attempts).where(eq(attempts.id, owner.test));
    expect(kept?.submittedAt).toBeNull();
  });
});
