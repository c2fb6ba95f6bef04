import type { FailureReason, LeagueState } from '@darb/league-client';
import type { AnswerStatus, LeaguePlayer, MatchView } from '@darb/contract/league-match';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { lobbyScreen, type LobbyWays } from './lobby-view.ts';
import { absenceOf, countedMoment, countOf, matchScreen, problemOf, shownPlayer, type MatchWays } from './match-view.ts';

const player = (display_name: string, is_bot = false): LeaguePlayer => ({ id: 'p', display_name, username: 'u', avatar_url: '', is_bot });
const say = (text: string) => ({ lang: 'ar' as const, parts: [{ kind: 'text' as const, text }] });
const none: AnswerStatus = { answered: false, option: null, isCorrect: null, points: null, isPerfect: null };
const six = (at: number, status: AnswerStatus): AnswerStatus[] => Array.from({ length: 6 }, (_, index) => (index === at ? status : none));

const view: MatchView = {
  matchID: 'm.n',
  kind: 'open',
  counts: true,
  invitation: null,
  phase: 'round',
  since: 10_000,
  until: 30_000,
  challenge: { id: 1, title_ar: 'فيزياء', subject: 11, program: 1 },
  questionsCount: 6,
  user: player('سلمى%20ع.'),
  opponent: player(''),
  opponentAwayUntil: null,
  question: { id: 7, question_index: 2, stem: say('ما؟'), options: ['أ', 'ب', 'ج', 'د'].map(say) },
  reveal: null,
  userAnswers: six(2, none),
  opponentAnswers: six(2, { ...none, answered: true }),
  userPoints: 180,
  opponentPoints: 165,
  matchResult: null,
  ending: null,
};
const live = { match: view, link: { isUp: true as const }, clockOffset: 0, opponent: player('') };
const question = view.question as NonNullable<MatchView['question']>;
const round: LeagueState = { phase: 'round', ...live, until: 30_000, question, choice: null };

const ways = (): MatchWays => ({
  league: '/league',
  signIn: '/signin',
  result: (id) => `/result/${id}`,
  lobby: (subject) => `/lobby/${subject}`,
  onAnswer: vi.fn(),
  onPlayHere: vi.fn(),
  onRetry: vi.fn(),
});
const time = { total: 20_000, passed: 0 };

test('a round shows the seconds of the server, a begun one counted, and that the opponent has answered but not what', () => {
  const screen = matchScreen(round, 17_001, time, ways());
  expect(screen).toMatchObject({
    state: 'round',
    round: 3,
    rounds: 6,
    seconds: 13,
    hasOpponentAnswered: true,
    choice: null,
    selfPoints: 180,
  });
  expect(JSON.stringify(screen)).not.toMatch(/isCorrect/);
});

test('a reveal says what came of both answers, and points of a missing answer are none', () => {
  const reveal = { question_index: 2, correct: 3, explanation: say('لأن') };
  const match = {
    ...view,
    phase: 'reveal' as const,
    userAnswers: six(2, { answered: true, option: 3, isCorrect: true, points: 182, isPerfect: true }),
    opponentAnswers: six(2, none),
  };
  const state: LeagueState = { phase: 'reveal', ...live, match, question, reveal, choice: { option: 3, isCounted: true } };
  expect(matchScreen(state, 0, time, ways())).toMatchObject({
    state: 'reveal',
    correct: 3,
    choice: 3,
    own: { kind: 'correct', points: 182, isPerfect: true },
    other: { kind: 'none', points: 0, isPerfect: false },
  });
});

test('a hidden name is no name, spaces of a name are spaces, a bot is one, an empty avatar is none', () => {
  expect(shownPlayer(player(''))).toEqual({ name: null, avatar: null, isBot: false });
  expect(shownPlayer(player('سلمى%20ع.')).name).toBe('سلمى ع.');
  expect(shownPlayer(player(btoa(String.fromCharCode(...new TextEncoder().encode('نور'))), true))).toEqual({
    name: 'نور',
    avatar: null,
    isBot: true,
  });
});

test('the countdown says "soon", 3, 2, 1 and "go" in this order, whatever its length', () => {
  expect([5000, 4001, 4000, 3000, 2000, 1000, 1, 0, -500].map((left) => countOf(left, 0))).toEqual([4, 4, 3, 2, 1, 0, 0, 0, 0]);
  fc.assert(
    fc.property(fc.integer({ min: -1e5, max: 1e5 }), fc.nat(1e4), (left, later) => {
      expect(countOf(left, later)).toBeLessThanOrEqual(countOf(left, 0));
    }),
  );
});

test('the own lost line is told before the other one, with the seconds that are left to come back', () => {
  const away = { ...live, match: { ...view, opponentAwayUntil: 25_000 } };
  expect(absenceOf({ phase: 'round', ...away, until: 30_000, question, choice: null }, 20_500)).toEqual({ who: 'opponent', seconds: 5 });
  expect(
    absenceOf({ phase: 'round', ...away, link: { isUp: false, returnBy: 22_000 }, until: 30_000, question, choice: null }, 20_500),
  ).toEqual({ who: 'self', seconds: 2 });
});

test('seconds are counted from the moment that matters: the way back, the end of an invitation or of a phase, the begin of a search', () => {
  expect(countedMoment({ phase: 'idle' })).toBeNull();
  expect(countedMoment(round)).toBe(30_000);
  expect(countedMoment({ ...round, link: { isUp: false, returnBy: 22_000 } })).toBe(22_000);
  expect(countedMoment({ phase: 'searching', ...live, invitation: null })).toBe(10_000);
});

test('a session that has ended leads to sign in, a league without an answer to another try', () => {
  const failed = (reason: FailureReason, cause: unknown) => problemOf({ phase: 'failed', reason, cause });
  expect(failed('no_ticket', { status: 401 })).toBe('signedOut');
  expect(failed('no_ticket', { status: 403 })).toBe('refused');
  expect(failed('no_ticket', { status: 503 })).toBe('unreachable');
  expect(failed('no_ticket', new TypeError('failed to fetch'))).toBe('unreachable');
  expect(failed('not_offered', null)).toBe('notOffered');
  expect(failed('too_many', null)).toBe('tooMany');
});

test('a finished match leads to its result, a void one to another in its subject, a replaced one back here', () => {
  const summary = {
    matchID: 'm.n',
    challenge: view.challenge,
    opponent: player(''),
    userPoints: 1,
    opponentPoints: 0,
    matchResult: 'won' as const,
    ending: 'away' as const,
    userAnswers: [],
    opponentAnswers: [],
  };
  expect(matchScreen({ phase: 'result', summary }, 0, time, ways())).toEqual({
    state: 'over',
    result: 'won',
    ending: 'away',
    to: '/result/m.n',
  });
  expect(matchScreen({ phase: 'void', challenge: view.challenge, isUnmet: false }, 0, time, ways())).toMatchObject({
    state: 'void',
    again: '/lobby/11',
  });
  expect(matchScreen({ phase: 'void', challenge: null, isUnmet: false }, 0, time, ways())).toMatchObject({ state: 'void', again: null });
  expect(matchScreen({ phase: 'void', challenge: null, isUnmet: true }, 0, time, ways())).toMatchObject({ state: 'unmet', again: null });
  const given = ways();
  expect(matchScreen({ phase: 'replaced' }, 0, time, given)).toMatchObject({ state: 'replaced', onPlayHere: given.onPlayHere });
  expect(matchScreen({ phase: 'idle' }, 0, time, given)).toBeNull();
});

const lobby = (changed: Partial<LobbyWays> = {}): LobbyWays => ({
  subject: { text: 'الفيزياء', lang: 'ar' },
  self: { name: 'سلمى ع.', avatar: null, isBot: false },
  name: { choice: 'initial', hasAlias: false, action: '#', pending: false, isRefused: false },
  signals: { areOn: false, onChange: vi.fn() },
  league: '/league',
  signIn: '/signin',
  here: '/lobby/11',
  isInvite: false,
  isCopied: false,
  linkOf: (code) => `https://darb.example.org/friend/${code}`,
  onFind: vi.fn(),
  onInvite: vi.fn(),
  onCancel: vi.fn(),
  onCopy: vi.fn(),
  onShare: null,
  ...changed,
});
const searching = (match: Partial<MatchView>): LeagueState => ({
  phase: 'searching',
  ...live,
  match: { ...view, phase: 'searching', ...match },
  invitation: match.invitation ?? null,
});

test('a search counts its seconds from the moment that the server began it', () => {
  expect(lobbyScreen(searching({ since: 10_000 }), 16_400, lobby())).toMatchObject({ state: 'searching', seconds: 6, isLinkUp: true });
  expect(lobbyScreen(searching({ since: 10_000 }), 9_000, lobby())).toMatchObject({ seconds: 0 });
});

test('an invitation shows its whole link and the minutes that it holds, and hands on that link', () => {
  const [onCopy, onShare] = [vi.fn(), vi.fn()];
  const screen = lobbyScreen(searching({ invitation: { code: 'abc', until: 600_000 } }), 60_001, lobby({ onCopy, onShare }));
  if (screen.state !== 'inviting') throw new Error(screen.state);
  expect(screen).toMatchObject({ link: 'https://darb.example.org/friend/abc', minutesLeft: 9 });
  screen.onCopy();
  screen.onShare?.('words');
  expect(onCopy).toHaveBeenCalledWith('https://darb.example.org/friend/abc');
  expect(onShare).toHaveBeenCalledWith('https://darb.example.org/friend/abc', 'words');
});

test('a failure, a friend who did not come and a match that was cancelled are said where a match begins, another end is not', () => {
  expect(lobbyScreen({ phase: 'failed', reason: 'not_offered', cause: null }, 0, lobby())).toMatchObject({
    state: 'ready',
    problem: 'notOffered',
  });
  const ended = (isUnmet: boolean): LeagueState => ({ phase: 'void', challenge: null, isUnmet });
  expect(lobbyScreen(ended(true), 0, lobby())).toMatchObject({ state: 'ready', problem: 'unmet' });
  expect(lobbyScreen(ended(false), 0, lobby())).toMatchObject({ state: 'ready', problem: 'void' });
  for (const phase of ['idle', 'left', 'replaced'] as const)
    expect(lobbyScreen({ phase }, 0, lobby())).toMatchObject({ state: 'ready', problem: null });
});
