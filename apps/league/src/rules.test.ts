import { MAX_POINTS } from '@darb/contract/league-match';
import { expect, test } from 'vitest';
import { Duel } from './duel.ts';
import { arrive, earned, takeSeat } from './rules.ts';

/** Both answer everything at once and rightly. */
function playOut(duel: Duel, options: [number, number] = [0, 0]): void {
  for (let round = duel.match.round < 0 ? 0 : duel.match.round; round < 6; round += 1) {
    duel.passTo('round', round);
    const right = duel.match.questions[round]?.correct ?? 0;
    duel.answer(0, (right + options[0]) % 4);
    duel.answer(1, (right + options[1]) % 4);
  }
  duel.passTo('result');
}

test('two players meet, are counted down, play six rounds and see the result', () => {
  const duel = new Duel();
  const phases: string[] = [];
  expect(duel.view(0)).toMatchObject({ phase: 'found', opponent: { id: 'basim' }, until: duel.now + 3_000 });
  duel.passTo('countdown');
  expect(duel.now).toBe(1_003_000);
  duel.passTo('round', 0);
  expect(duel.now).toBe(1_008_000);
  expect(duel.view(0)).toMatchObject({ question: { question_index: 0 }, until: duel.now + 20_000, reveal: null });
  for (let round = 0; round < 6; round += 1) {
    duel.passTo('round', round);
    phases.push(duel.view(1).phase);
    duel.answer(0, round % 4);
    duel.answer(1, (round + 1) % 4);
    expect(duel.view(1)).toMatchObject({ phase: 'reveal', reveal: { correct: round % 4 }, until: duel.now + 3_000 });
  }
  duel.passTo('result');
  expect(phases).toEqual(Array.from({ length: 6 }, () => 'round'));
  expect(duel.view(0)).toMatchObject({ matchResult: 'won', ending: 'played', userPoints: MAX_POINTS, opponentPoints: 0, question: null });
  expect(duel.view(1)).toMatchObject({ matchResult: 'lost', userPoints: 0, opponentPoints: MAX_POINTS });
  expect(earned(duel.match).map(({ score }) => score)).toEqual([MAX_POINTS + 50, 0]);
});

test.each([
  [0, 200, true],
  [4_000, 180, true],
  [4_001, 179, false],
  [10_000, 150, false],
  [19_999, 100, false],
])('a right answer after %i ms gives %i points, perfect: %s', (after, points, isPerfect) => {
  const duel = new Duel();
  duel.passTo('round');
  duel.pass(after);
  duel.answer(0, 0);
  duel.answer(1, 1);
  expect(duel.view(0).userAnswers[0]).toEqual({ answered: true, option: 0, isCorrect: true, points, isPerfect });
  expect(duel.view(0).opponentAnswers[0]).toEqual({ answered: true, option: 1, isCorrect: false, points: 0, isPerfect: false });
});

test('a round nobody answers ends after 20 seconds without points', () => {
  const duel = new Duel();
  duel.passTo('round');
  duel.pass(19_900);
  expect(duel.match.phase).toBe('round');
  duel.pass(100);
  expect(duel.view(0)).toMatchObject({ phase: 'reveal', userPoints: 0, opponentPoints: 0 });
});

test('both answers in the same millisecond count the same', () => {
  const duel = new Duel();
  duel.passTo('round');
  duel.pass(2_000);
  duel.answer(1, 0);
  duel.answer(0, 0);
  expect(duel.view(0)).toMatchObject({ phase: 'reveal', userPoints: 190, opponentPoints: 190 });
});

test('equal points are a draw for both', () => {
  const duel = new Duel();
  playOut(duel);
  expect([duel.view(0).matchResult, duel.view(1).matchResult]).toEqual(['draw', 'draw']);
  expect(earned(duel.match).map(({ score }) => score)).toEqual([MAX_POINTS + 25, MAX_POINTS + 25]);
});

test.each([
  ['twice, the second one right', ['{"question_index":0,"option":1}', '{"question_index":0,"option":0}'], 0],
  ['with a forged score', ['{"question_index":0,"option":0,"score":1000000,"points":9999}'], 200],
  ['for question -1', ['{"question_index":-1,"option":0}'], 0],
  ['for a question to come', ['{"question_index":1,"option":1}'], 0],
  ['for option 4', ['{"question_index":0,"option":4}'], 0],
  ['for option 0.5', ['{"question_index":0,"option":0.5}'], 0],
  ['as a text', ['{"question_index":"0","option":"0"}'], 0],
  ['of 5 kB', [`{"question_index":0,"option":0,"fill":"${'x'.repeat(5_000)}"}`], 0],
  ['that is no JSON', ['not json', '', '[]', 'null', '7', '{'], 0],
])('an answer %s is marked rightly and hints at nothing', (_what, texts, points) => {
  const duel = new Duel();
  duel.passTo('round');
  for (const text of texts) duel.say(0, text);
  expect(duel.view(0)).toMatchObject({ phase: 'round', userPoints: 0, reveal: null });
  expect(duel.view(0).userAnswers[0]).toMatchObject({ isCorrect: null, points: null, isPerfect: null });
  duel.pass(20_000);
  expect(duel.view(0).userPoints).toBe(points);
});

test('an answer that came in time counts, though the server looks at it after the end; one that came at the end does not', () => {
  const duel = new Duel();
  duel.passTo('round');
  const until = duel.match.until ?? 0;
  duel.now = until + 60;
  duel.say(0, '{"question_index":0,"option":0}', until - 1);
  duel.say(1, '{"question_index":0,"option":0}', until);
  duel.pass(100);
  expect(duel.view(0)).toMatchObject({ userPoints: 100, opponentPoints: 0 });
});

test('an answer before its round has begun does not count', () => {
  const duel = new Duel();
  duel.passTo('countdown');
  duel.answer(0, 0, 0);
  duel.passTo('round');
  duel.say(0, '{"question_index":0,"option":0}', duel.match.since - 1);
  expect(duel.view(0).userAnswers[0]?.answered).toBe(false);
});

test.each([5_000, 14_000])('who comes back after %i ms gets the whole state and plays on', (away) => {
  const duel = new Duel();
  duel.passTo('round', 2);
  duel.answer(0, 2);
  duel.disconnect(0);
  expect(duel.view(1).opponentAwayUntil).toBe(duel.now + 15_000);
  duel.pass(away);
  duel.connect(0);
  expect(duel.view(0)).toMatchObject({ phase: 'round', question: { question_index: 2 } });
  expect(duel.view(0).userAnswers[2]).toMatchObject({ answered: true, option: 2 });
  expect(duel.view(1).opponentAwayUntil).toBeNull();
  playOut(duel, [0, 1]);
  expect(duel.view(0)).toMatchObject({ matchResult: 'won', ending: 'played' });
});

test('who stays away for 20 s has lost after 15, and is told so when he comes back', () => {
  const duel = new Duel();
  duel.passTo('round', 1);
  duel.disconnect(0);
  duel.pass(14_900);
  expect(duel.match.outcome).toBeNull();
  duel.pass(100);
  expect(duel.view(1)).toMatchObject({ matchResult: 'won', ending: 'away' });
  duel.pass(5_000);
  duel.connect(0);
  expect(duel.view(0)).toMatchObject({ matchResult: 'lost', ending: 'away' });
  duel.pass(15_000);
  expect(duel.match.ended).toBe(true);
});

test('who leaves has lost at once, and the points of finished rounds stand', () => {
  const duel = new Duel();
  duel.passTo('round');
  duel.answer(0, 0);
  duel.answer(1, 0);
  duel.passTo('round', 1);
  duel.answer(0, 1);
  duel.quit(0);
  expect(duel.view(1)).toMatchObject({ matchResult: 'won', ending: 'left', userPoints: 200, opponentPoints: 200 });
  expect(earned(duel.match).map(({ score }) => score)).toEqual([200, 250]);
  // the round that was open stays untold
  expect(duel.view(1).opponentAnswers[1]).toMatchObject({ answered: true, option: null, isCorrect: null });
  duel.quit(1);
  expect(duel.match.ended).toBe(true);
});

test('when both are away the one who comes back in time wins', () => {
  const duel = new Duel({ timings: { round: 60_000 } });
  duel.passTo('round');
  duel.disconnect(0);
  duel.pass(2_000);
  duel.disconnect(1);
  duel.pass(14_000);
  expect(duel.match.outcome).toBeNull();
  duel.connect(1);
  expect(duel.view(1)).toMatchObject({ matchResult: 'won', ending: 'away' });
});

test('when neither comes back the match is void and counts for nothing', () => {
  const duel = new Duel({ timings: { round: 60_000 } });
  duel.passTo('round');
  duel.disconnect(0);
  duel.disconnect(1);
  duel.pass(15_000);
  expect(duel.match.outcome).toEqual({ winner: null, ending: 'void' });
  expect(earned(duel.match)).toEqual([]);
});

test('on two devices the newer one plays', () => {
  const duel = new Duel();
  duel.passTo('round');
  const older = duel.side(0).session ?? '';
  duel.connect(0);
  const newer = duel.side(0).session ?? '';
  duel.side(0).session = older;
  duel.answer(0, 0);
  expect(duel.match.seats[0]?.given[0]).toBeNull();
  // that the older socket closes does not mean that the student is away
  duel.disconnect(0);
  expect(duel.match.seats[0]?.sessionId).toBe(newer);
  duel.side(0).session = newer;
  duel.answer(0, 0);
  expect(duel.match.seats[0]?.given[0]).toMatchObject({ option: 0 });
});

test('a device that another one has replaced is not let in again; the newest, a new one and one without a name are', () => {
  const duel = new Duel();
  duel.passTo('round');
  expect(duel.connect(0, 'phone')).toBe(true);
  duel.disconnect(0);
  expect(duel.connect(0, 'laptop')).toBe(true);
  const { session } = duel.side(0);
  expect(duel.connect(0, 'phone')).toBe(false);
  expect(duel.match.seats[0]?.sessionId).toBe(session);
  duel.disconnect(0);
  expect(duel.connect(0, 'phone')).toBe(false);
  expect(['laptop', '', 'tablet', 'laptop'].map((device) => duel.connect(0, device))).toEqual([true, true, true, false]);
  // another student's device may be called the same
  expect(duel.connect(1, 'phone')).toBe(true);
});

test('after ten seconds alone a bot comes, and plays to the end', () => {
  const duel = new Duel({ alone: true, seed: 3 });
  duel.pass(9_900);
  expect(duel.view(0)).toMatchObject({ phase: 'searching', opponent: null });
  duel.pass(100);
  const { opponent } = duel.view(0);
  expect(opponent).toMatchObject({ is_bot: true });
  const name = new TextDecoder().decode(Uint8Array.from(atob(opponent?.display_name ?? ''), (letter) => letter.charCodeAt(0)));
  expect(name).toMatch(/^الآلي \p{Script=Arabic}+$/u);
  duel.passTo('result');
  expect(duel.view(0)).toMatchObject({ ending: 'played', userPoints: 0 });
  for (const { answered } of duel.view(0).opponentAnswers) expect(answered).toBe(true);
  expect(earned(duel.match)).toHaveLength(1);
});

test('nobody plays with himself, and a third finds no place', () => {
  const alone = new Duel({ alone: true });
  expect(takeSeat(alone.match, 'amal', alone.now)).toBe(alone.match);
  const duel = new Duel();
  expect(takeSeat(duel.match, 'carim', duel.now)).toBe(duel.match);
  expect(arrive(duel.match, { id: 'carim', display_name: '', username: 'c', avatar_url: null, is_bot: false }, 's9')).toBe(duel.match);
});

test('a place whose student never comes is free again, and the one who waits meets a bot', () => {
  const duel = new Duel({ alone: true });
  duel.pass(6_000);
  duel.happens((match) => takeSeat(match, 'basim', duel.now));
  duel.pass(7_900);
  expect(duel.match.phase).toBe('searching');
  duel.pass(100);
  expect(duel.view(0).opponent).toMatchObject({ is_bot: true });
});

test('a search that its student leaves is over', () => {
  const duel = new Duel({ alone: true });
  duel.quit(0);
  expect(duel.match.ended).toBe(true);
});
