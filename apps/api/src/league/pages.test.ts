import { randomUUID } from 'node:crypto';
import type { KeepPlayer } from '@darb/contract/league-platform';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { students } from '../account/tables.ts';
import type { CallLeague } from '../api.ts';
import { questions } from '../assessment/tables.ts';
import { test as base, type Learner } from '../testing/learner.ts';
import type { ApiFixtures } from '../testing/test.ts';
import { leagueNameReports } from './tables.ts';

/** A league that says what a test gives it, nothing else, and keeps what it was asked. */
class ScriptedLeague {
  readonly asked: { id: string; payload: Record<string, unknown> }[] = [];
  readonly answers = new Map<string, unknown>();
  isDown = false;

  readonly call: CallLeague = async (id, payload) => {
    this.asked.push({ id, payload: JSON.parse(payload) as Record<string, unknown> });
    if (this.isDown || !this.answers.has(id)) throw new Error('it does not answer');
    return JSON.stringify(this.answers.get(id));
  };

  payloadOf(id: string): Record<string, unknown> | undefined {
    return this.asked.findLast((one) => one.id === id)?.payload;
  }
}

const test = base.extend<{ league: ScriptedLeague; salma: Learner } & Pick<ApiFixtures, 'options'>>({
  league: async ({}, use) => use(new ScriptedLeague()),
  options: async ({ options, league }, use) => use({ ...options, callLeague: league.call }),
  salma: async ({ learner, db }, use) => {
    const student = await learner();
    await db.update(students).set({ fullName: 'سلمى العلي', alias: null }).where(eq(students.id, student.id));
    await use(student);
  },
});

const MATCH = `${randomUUID()}.darb`;
const OWNER = randomUUID();
const opponent = { id: OWNER, display_name: 'عمر%20ز.', username: 'x', avatar_url: null, is_bot: false };
const past = {
  ...{ match_id: MATCH, subject: 1, title_ar: 'رياضيات', opponent, user_points: 698, opponent_points: 650 },
  ...{ result: 'won', ending: 'played', ended_at: Date.UTC(2026, 10, 27, 12) },
};

test('before a ticket the league is told who the student is; and the ticket is given while it does not answer', async ({
  salma,
  league,
}) => {
  await salma.client.league.ticket({});
  expect(league.payloadOf('keep_player')).toEqual({
    ...{ student_id: salma.id, program: 1, display_name: 'سلمى ع.', avatar_url: '' },
  } satisfies KeepPlayer);
  league.isDown = true;
  await expect(salma.client.league.ticket({})).resolves.toHaveProperty('ticket');
});

test('a student is shown as chosen: full, with an initial, by the alias, or hidden; and the league hears of it at once', async ({
  salma,
  league,
  db,
}) => {
  const { client } = salma;
  expect(await client.league.home({})).toMatchObject({ choice: 'initial', shown_name: 'سلمى ع.' });
  await expect(client.league.setName({ choice: 'alias' })).rejects.toMatchObject({ messageKey: 'alias_missing' });
  expect(await client.league.home({})).toMatchObject({ choice: 'initial' });
  await db.update(students).set({ alias: 'Salma_7' }).where(eq(students.id, salma.id));
  for (const [choice, shown_name] of [
    ['full', 'سلمى العلي'],
    ['alias', 'Salma_7'],
    ['hidden', null],
    ['initial', 'سلمى ع.'],
  ] as const) {
    expect(await client.league.setName({ choice })).toEqual({ choice, shown_name });
    expect(league.payloadOf('keep_player')).toMatchObject({ display_name: shown_name ?? '' });
    expect(await client.league.home({})).toMatchObject({ choice, shown_name });
  }
  expect((await client.league.home({})).names).toEqual({ full: 'سلمى العلي', initial: 'سلمى ع.', alias: 'Salma_7' });
});

test('the league’s page has the week, place, subjects and matches; and without the league what the platform knows', async ({
  salma,
  league,
}) => {
  league.answers.set('player_home', {
    own: { rank: 12, score: 820, above: { rank: 11, score: 860 } },
    subjects: {},
    matches: [past, { ...past, opponent: { ...opponent, display_name: '' } }, { ...past, subject: 999_999 }],
    running: { match_id: MATCH, subject: 1 },
  });
  const shown = await salma.client.league.home({});
  expect(shown).toMatchObject({
    program: { id: 1 },
    now: '2026-11-27T15:00:00.000Z',
    // Sunday 00:00 in Amman
    week: { begins_at: '2026-11-21T21:00:00.000Z', ends_at: '2026-11-28T21:00:00.000Z' },
    league: { own: { rank: 12, above: { rank: 11 } }, running: { match_id: MATCH } },
  });
  const [first, hidden, unknown] = shown.league?.matches ?? [];
  expect(first).toMatchObject({
    opponent: { display_name: 'عمر ز.' },
    ended_at: '2026-11-27T12:00:00.000Z',
    subject_title: { lang: 'ar' },
  });
  expect(hidden?.opponent.display_name).toBeNull();
  expect(unknown?.subject_title).toEqual({ text: 'رياضيات', lang: 'ar' });
  league.isDown = true;
  const alone = await salma.client.league.home({});
  expect(alone).toEqual({ ...shown, league: null });
});

test('a board is that of the student’s programme and week; a league that is down is said, and no failure', async ({ salma, league }) => {
  const record = {
    ...{ owner_id: OWNER, rank: 1, score: 900, is_own: false },
    user_info: { id: OWNER, display_name: 'عمر%20ز.', username: 'x', avatar_url: null },
  };
  league.answers.set('player_board', { count: 2, own: null, records: [record, { ...record, user_info: null }], gap: null });
  const board = await salma.client.league.board({ period: 'last_week', whole: true });
  expect(league.payloadOf('player_board')).toEqual({ student_id: salma.id, program: 1, period: 'last_week', whole: true });
  expect(board).toMatchObject({
    status: 'there',
    week: { begins_at: '2026-11-14T21:00:00.000Z', ends_at: '2026-11-21T21:00:00.000Z' },
    records: [{ user_info: { display_name: 'عمر ز.' } }, { user_info: null }],
  });
  league.isDown = true;
  expect(await salma.client.league.board({ period: 'all_time' })).toEqual({ status: 'down' });
  expect(await salma.client.league.result({ match_id: MATCH })).toEqual({ status: 'down' });
  expect(await salma.client.league.friendInvitation({ code: 'A'.repeat(22) })).toEqual({ status: 'down' });
  expect(await salma.client.league.reportName({ owner_id: OWNER })).toEqual({ reported: false });
});

test('without a programme there is an empty board, and the league is not asked', async ({ learner, league }) => {
  const { client } = await learner({ programId: null });
  expect(await client.league.board({ period: 'this_week' })).toMatchObject({ status: 'there', program: null, count: 0, records: [] });
  expect(league.payloadOf('player_board')).toBeUndefined();
});

test('a result has the opponent by the name of now, both sides of each question, and the board', async ({ salma, league }) => {
  const status = { answered: true, option: 1, isCorrect: true, points: 180, isPerfect: true };
  const rich = { lang: 'ar', parts: [{ kind: 'text', text: 'سؤال' }] };
  const finished = {
    ...past,
    ...{
      status: 'finished',
      program: 1,
      counted: true,
      bonus: 50,
      added: 748,
      rank_before: 12,
      rank_after: 9,
      neighbours: [],
      lost_in_a_row: 0,
    },
    rounds: [
      {
        question: { id: 5, stem: rich, options: [rich, rich, rich, rich], correct: 1, explanation: null },
        user: { ...status, taken_ms: 3_961 },
        opponent: { ...status, answered: false, option: null, isCorrect: false, points: 0, isPerfect: false, taken_ms: null },
      },
    ],
  };
  league.answers.set('player_result', finished);
  const shown = await salma.client.league.result({ match_id: MATCH });
  expect(shown).toMatchObject({
    ...{ status: 'finished', user_name: 'سلمى ع.', user_points: 698, bonus: 50, counted: true },
    ...{
      board: { added: 748, rank_before: 12, rank_after: 9 },
      rounds: [{ correct: 1, user: { seconds: 4 }, opponent: { seconds: null } }],
    },
  });
  league.answers.set('player_result', { ...finished, counted: false, opponent: { ...opponent, display_name: 'YQ==', is_bot: true } });
  expect(await salma.client.league.result({ match_id: MATCH })).toMatchObject({
    counted: false,
    board: null,
    opponent: { is_bot: true, display_name: 'a' },
  });
  for (const said of [{ status: 'running' }, { status: 'void' }]) {
    league.answers.set('player_result', said);
    expect(await salma.client.league.result({ match_id: MATCH })).toEqual(said);
  }
});

test('a friend’s link says its subject, who invites, until when, and whether it is of the student’s programme', async ({
  salma,
  league,
}) => {
  const open = { status: 'open', program: 1, subject: 1, inviter: opponent, expires_at: Date.UTC(2026, 10, 27, 15, 10), is_own: false };
  league.answers.set('friend_invitation', open);
  const code = 'A'.repeat(22);
  expect(await salma.client.league.friendInvitation({ code })).toMatchObject({
    ...{ status: 'open', subject: { id: 1 }, program_ok: true, is_own: false, expires_at: '2026-11-27T15:10:00.000Z' },
    inviter: { display_name: 'عمر ز.', avatar_url: null },
  });
  league.answers.set('friend_invitation', { ...open, program: 2, inviter: { ...opponent, display_name: '' } });
  expect(await salma.client.league.friendInvitation({ code })).toMatchObject({ program_ok: false, inviter: { display_name: null } });
  league.answers.set('friend_invitation', { status: 'gone' });
  expect(await salma.client.league.friendInvitation({ code })).toEqual({ status: 'gone' });
});

test('a name is reported once by each student, as it stands, and goes with the account of either', async ({
  salma,
  learner,
  league,
  db,
}) => {
  const other = await learner();
  const named = (display_name: string) => league.answers.set('player_name', { student_id: other.id, display_name });
  named('اسم%20سيئ');
  const report = { owner_id: OWNER, match_id: MATCH };
  expect(await salma.client.league.reportName(report)).toEqual({ reported: true });
  expect(await salma.client.league.reportName(report)).toEqual({ reported: true });
  const rows = () => db.select().from(leagueNameReports);
  expect(await rows()).toMatchObject([{ reporterId: salma.id, studentId: other.id, ownerId: OWNER, name: 'اسم سيئ', matchId: MATCH }]);
  named('اسم%20آخر');
  await salma.client.league.reportName({ owner_id: OWNER });
  expect(await rows()).toHaveLength(2);
  const third = await learner();
  await third.client.league.reportName({ owner_id: OWNER });
  await db.delete(students).where(eq(students.id, third.id));
  expect(await rows()).toHaveLength(2);
  await db.delete(students).where(eq(students.id, other.id));
  expect(await rows()).toEqual([]);
});

test('nobody reports themselves, who is hidden, or who is not there', async ({ salma, league }) => {
  for (const said of [{ student_id: null }, { student_id: salma.id, display_name: 'x' }, { student_id: randomUUID(), display_name: '' }]) {
    league.answers.set('player_name', said);
    await expect(salma.client.league.reportName({ owner_id: OWNER })).rejects.toMatchObject({ messageKey: 'player_not_found' });
  }
});

test('ten tries to report a day, whatever came of them; the league is not asked for the eleventh', async ({ salma, league, options }) => {
  const tries = Array.from({ length: options.limits.leagueReport.count }, (_, index) => index);
  for (const index of tries) {
    league.answers.set(
      'player_name',
      index % 2 === 0 ? { student_id: `terminal-${index}`, display_name: `x${index}` } : { student_id: null },
    );
    await salma.client.league.reportName({ owner_id: OWNER }).catch((refused: unknown) => {
      expect(refused).toMatchObject({ messageKey: 'player_not_found' });
    });
  }
  const asked = league.asked.length;
  expect(asked).toBeGreaterThanOrEqual(tries.length);
  await expect(salma.client.league.reportName({ owner_id: OWNER })).rejects.toMatchObject({ messageKey: 'too_many_requests' });
  expect(league.asked).toHaveLength(asked);
});

test('a question that a match lost comes back on another day once its result was looked at; one that was right does not', async ({
  salma,
  league,
  db,
}) => {
  const [right, lost, late] = await db.select({ id: questions.id }).from(questions).where(eq(questions.quizId, 101)).orderBy(questions.id);
  const rich = { lang: 'ar', parts: [] };
  const round = (id = 0, isCorrect: boolean | null = null) => ({
    question: { id, stem: rich, options: [rich, rich, rich, rich], correct: 1, explanation: null },
    user: { answered: isCorrect !== null, option: 1, isCorrect, points: 0, isPerfect: false, taken_ms: null },
    opponent: { answered: false, option: null, isCorrect: false, points: 0, isPerfect: false, taken_ms: null },
  });
  league.answers.set('player_result', {
    ...past,
    ...{ status: 'finished', program: 1, counted: false, bonus: 0, added: 0, rank_before: null, rank_after: null },
    ...{ neighbours: [], lost_in_a_row: 1, rounds: [round(right?.id, true), round(lost?.id, false), round(late?.id)] },
  });
  expect(await salma.client.practice.reviewStanding({})).toMatchObject({ kept_count: 0 });
  for (let looks = 0; looks < 2; looks += 1) await salma.client.league.result({ match_id: MATCH });
  expect(await salma.client.practice.reviewStanding({})).toMatchObject({ kept_count: 2 });
});
