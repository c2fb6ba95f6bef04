import { COUNTED_A_DAY, INVITATION_MS, type FoundMatch, type InvitedFriend, NOT_LET_IN } from '@darb/contract/league-match';
import { type FriendInvitation, type PlayerResult } from '@darb/contract/league-platform';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { questionOf } from './duel.ts';
import { MemoryServer, type Player } from './testing.ts';

/** A Tuesday, noon in Amman. */
const START = Date.UTC(2027, 0, 12, 9);
const SUBJECT = { program: 1, subject: 11 };

let server: MemoryServer;
/** Accounts by their student's name. */
let amal: string;
let basim: string;
let careem: string;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START });
  server = new MemoryServer();
  const questions = Array.from({ length: 42 }, (_, at) => questionOf(at + 1, 0));
  server.call('publish_pool', undefined, { ...SUBJECT, title_ar: 'رياضيات', questions, ids: questions.map(({ id }) => id) });
  [amal, basim, careem] = ['amal', 'basim', 'careem'].map((student) => keep(`student-${student}`, `اسم ${student}`)) as [
    string,
    string,
    string,
  ];
});
afterEach(() => {
  vi.useRealTimers();
});

function keep(student_id: string, display_name: string, program: number | null = 1): string {
  server.call('keep_player', undefined, { student_id, program, display_name, avatar_url: '' });
  return server.customIds.get(student_id) ?? '';
}
const ofPlatform = (userId: string) => {
  server.sessions.add(userId);
  return userId;
};
const invite = (userId: string) => server.call<InvitedFriend>('invite_friend', userId, SUBJECT);
const accept = (userId: string, code: string | null): string =>
  server.call<FoundMatch>('accept_friend', userId, { code }).matchIds[0] ?? '';
const look = (student_id: string, code: string | null) =>
  server.call<FriendInvitation>('friend_invitation', undefined, { student_id, code });
function join(userId: string, matchId: string): Player {
  const player = server.join(userId, matchId);
  if (typeof player === 'string') throw new Error(player);
  return player;
}
const view = (player: Player) => {
  if (player.held === null) throw new Error('nothing was told');
  return player.held.view;
};
function pass(milliseconds: number, step = 100): void {
  for (let left = milliseconds; left > 0; left -= step) {
    vi.setSystemTime(Date.now() + Math.min(step, left));
    server.tick();
  }
}
const refusedAs = (message: string) => expect.objectContaining({ message }) as Error;

/** A friend's match of these two, in which Basim leaves when it has begun. */
function playWith(inviter: string, friend: string): { matchId: string; counts: boolean } {
  const { code } = invite(inviter);
  const matchId = accept(friend, code);
  const [one, other] = [join(inviter, matchId), join(friend, matchId)];
  pass(100);
  expect(view(one).phase).toBe('found');
  const { counts } = view(one);
  expect(view(other).counts).toBe(counts);
  server.leave(matchId, other, 3);
  pass(16_000, 1_000);
  return { matchId, counts };
}
const scoreOf = (userId: string) => server.boards.get('1_p_this_week')?.records.find(({ ownerId }) => ownerId === userId)?.score ?? null;

describe('a link', () => {
  test('leads one friend into the match, and both begin when both are there', () => {
    const { matchIds, code, expires_at } = invite(amal);
    expect(code).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(expires_at).toBe(START + INVITATION_MS);
    const one = join(amal, matchIds[0] ?? '');
    expect(view(one)).toMatchObject({ phase: 'searching', kind: 'friend', until: expires_at, invitation: { code, until: expires_at } });
    expect(accept(basim, code)).toBe(matchIds[0]);
    pass(60_000, 1_000);
    expect(view(one).phase).toBe('searching');
    const other = join(basim, matchIds[0] ?? '');
    pass(100);
    expect([view(one), view(other)]).toMatchObject([
      { phase: 'found', opponent: { id: basim, is_bot: false }, invitation: null },
      { phase: 'found', opponent: { id: amal }, invitation: null },
    ]);
  });

  test('is the same one when it is asked for again, and another one after it', () => {
    const first = invite(amal);
    expect(invite(amal)).toEqual(first);
    server.leave(first.matchIds[0] ?? '', join(amal, first.matchIds[0] ?? ''), 3);
    pass(1_000);
    const next = invite(amal);
    expect(next.code).not.toBe(first.code);
    expect(() => accept(basim, first.code)).toThrow(refusedAs('invitation_gone'));
  });

  test('is good once: of two who take it the second is told that it is gone, the first gets the same answer again', () => {
    const { code, matchIds } = invite(amal);
    expect(accept(basim, code)).toBe(matchIds[0]);
    expect(() => accept(careem, code)).toThrow(refusedAs('invitation_gone'));
    expect(accept(basim, code)).toBe(matchIds[0]);
  });

  test('taken by two at the same instant lets one in', () => {
    const { code, matchIds } = invite(amal);
    const first: string[] = [];
    server.beforeWrite = () => void first.push(accept(careem, code));
    expect(() => accept(basim, code)).toThrow(refusedAs('invitation_gone'));
    expect(first).toEqual(matchIds);
  });

  test('that is taken at the instant in which the inviter leaves leads into a match that is over, and counts for nothing', () => {
    const {
      code,
      matchIds: [matchId = ''],
    } = invite(amal);
    const one = join(amal, matchId);
    accept(basim, code);
    server.leave(matchId, one, 3);
    expect(server.join(basim, matchId)).toBe(NOT_LET_IN.foreign);
    pass(100);
    expect(server.call('match_result', basim, { match_id: matchId })).toEqual({ status: 'void' });
    expect([scoreOf(amal), scoreOf(basim)]).toEqual([null, null]);
  });

  test('of an inviter who left is gone', () => {
    const {
      code,
      matchIds: [matchId = ''],
    } = invite(amal);
    server.leave(matchId, join(amal, matchId), 3);
    expect(() => accept(basim, code)).toThrow(refusedAs('invitation_gone'));
    expect(look('student-basim', code)).toEqual({ status: 'gone' });
  });

  test('ends after ten minutes: nobody can take it, its match is over, and who waits is told', () => {
    const {
      code,
      matchIds: [matchId = ''],
    } = invite(amal);
    const one = join(amal, matchId);
    pass(INVITATION_MS - 1_000, 10_000);
    expect(view(one).phase).toBe('searching');
    pass(1_000);
    expect(view(one)).toMatchObject({ phase: 'result', matchResult: 'void', ending: 'unmet' });
    expect(() => accept(basim, code)).toThrow(refusedAs('invitation_gone'));
    expect(scoreOf(amal)).toBeNull();
    pass(20_000, 1_000);
    expect(server.matches.size).toBe(0);
  });

  test('waits for an inviter whose telephone sleeps', () => {
    const {
      code,
      matchIds: [matchId = ''],
    } = invite(amal);
    server.leave(matchId, join(amal, matchId), 4);
    pass(120_000, 1_000);
    expect(accept(basim, code)).toBe(matchId);
    const other = join(basim, matchId);
    const one = join(amal, matchId);
    pass(100);
    expect([view(one).phase, view(other).phase]).toEqual(['found', 'found']);
  });

  test('brings no bot', () => {
    const one = join(amal, invite(amal).matchIds[0] ?? '');
    pass(30_000, 1_000);
    expect(view(one)).toMatchObject({ phase: 'searching', opponent: null });
  });

  test('is not for its own student, nor for one of another programme', () => {
    const { code } = invite(ofPlatform(amal));
    expect(() => accept(amal, code)).toThrow(refusedAs('own_invitation'));
    const stranger = ofPlatform(keep('student-dana', 'دانة', 2));
    expect(() => accept(stranger, code)).toThrow(refusedAs('other_program'));
    expect(accept(ofPlatform(basim), code)).not.toBe('');
  });

  test('takes whoever waits alone elsewhere out of there, and nobody out of a match that has begun', () => {
    const waiting = server.call<FoundMatch>('find_match', basim, SUBJECT).matchIds[0] ?? '';
    const before = join(basim, waiting);
    const { code, matchIds } = invite(amal);
    expect(accept(basim, code)).toBe(matchIds[0]);
    expect(view(before)).toMatchObject({ phase: 'result', matchResult: 'void', ending: 'unmet' });
    const other = invite(careem);
    expect(accept(basim, other.code)).toBe(matchIds[0]);
    expect(look('student-amal', other.code)).toMatchObject({ status: 'open' });
  });

  test('is shown with its subject, its inviter and its end, and says whose own it is', () => {
    const { code, expires_at } = invite(amal);
    const open = { status: 'open', ...SUBJECT, expires_at, inviter: { id: amal, display_name: 'اسم%20amal' } };
    expect(look('student-basim', code)).toMatchObject({ ...open, is_own: false });
    expect(look('student-amal', code)).toMatchObject({ ...open, is_own: true });
    expect(look('student-nobody', code)).toMatchObject({ ...open, is_own: false });
    expect(look('student-basim', 'A'.repeat(22))).toEqual({ status: 'gone' });
    expect(() => server.call('friend_invitation', basim, { student_id: 'student-basim', code })).toThrow(refusedAs('not_offered'));
  });

  test('is made twenty times in an hour at most', () => {
    for (let made = 0; made < 20; made += 1) {
      const {
        matchIds: [matchId = ''],
      } = invite(amal);
      server.leave(matchId, join(amal, matchId), 3);
      pass(1_000);
    }
    expect(() => invite(amal)).toThrow(refusedAs('too_many_requests'));
    vi.setSystemTime(START + 3_600_000);
    expect(invite(amal).code).not.toBeNull();
  });

  test('leaves nothing behind when its student’s account goes', () => {
    const { code } = invite(amal);
    playWith(basim, careem);
    server.call('delete_account', undefined, { student_id: 'student-amal' });
    expect(look('student-basim', code)).toEqual({ status: 'gone' });
    expect([...server.storage.keys()].filter((place) => place.includes(String(code)) || place.includes(amal))).toEqual([]);
  });
});

describe('matches against the same person', () => {
  test('count three times a day of Amman; later ones say so before they begin, and give nothing', () => {
    for (let time = 1; time <= COUNTED_A_DAY; time += 1) {
      expect(playWith(amal, basim).counts).toBe(true);
      expect(scoreOf(amal)).toBe(50 * time);
    }
    // whoever of the two invites
    const later = playWith(basim, amal);
    expect(later.counts).toBe(false);
    expect([scoreOf(amal), scoreOf(basim)]).toEqual([150, 0]);
    expect(server.call<PlayerResult>('player_result', undefined, { student_id: 'student-basim', match_id: later.matchId })).toMatchObject({
      status: 'finished',
      result: 'won',
      counted: false,
      added: 0,
      rank_before: null,
      rank_after: null,
      neighbours: [],
    });
    // against somebody else, and on the next day
    expect(playWith(amal, careem).counts).toBe(true);
    vi.setSystemTime(Date.UTC(2027, 0, 12, 21));
    expect(playWith(amal, basim).counts).toBe(true);
  });

  test('by chance are counted without end, and void ones are none of the three', () => {
    const {
      code,
      matchIds: [matchId = ''],
    } = invite(amal);
    accept(basim, code);
    const [one, other] = [join(amal, matchId), join(basim, matchId)];
    pass(100);
    expect(view(one).phase).toBe('found');
    server.terminate();
    expect(view(other).matchResult).toBe('void');
    for (let time = 1; time <= 4; time += 1) {
      const found = server.call<FoundMatch>('find_match', amal, SUBJECT).matchIds[0] ?? '';
      server.call('find_match', basim, SUBJECT);
      join(amal, found);
      const loser = join(basim, found);
      pass(100);
      server.leave(found, loser, 3);
      pass(16_000, 1_000);
    }
    expect(scoreOf(amal)).toBe(200);
    for (let time = 1; time <= COUNTED_A_DAY; time += 1) expect(playWith(amal, basim).counts).toBe(true);
  });
});

test('a student plays in the programme alone that the platform has said, and a new ticket mends what is old', () => {
  const find = (program: number) => server.call('find_match', ofPlatform(amal), { program, subject: 11 });
  expect(() => find(2)).toThrow(refusedAs('sign_in_again'));
  expect(find(1)).toHaveProperty('matchIds');
  const unknown = ofPlatform(server.account('unknown'));
  expect(() => server.call('find_match', unknown, SUBJECT)).toThrow(refusedAs('sign_in_again'));
  expect(() => server.call('invite_friend', unknown, SUBJECT)).toThrow(refusedAs('sign_in_again'));
});
