import { MAX_POINTS } from '@darb/contract/league-match';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Duel } from './duel.ts';
import { pickQuestions, remember } from './questions.ts';
import { advance, nextMoment } from './rules.ts';

const place = fc.integer({ min: 0, max: 1 });

/** What can go on between two students and the league: mostly they play, and the wires are bad. */
const action = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('pass' as const),
      ms: fc.oneof(fc.integer({ min: 0, max: 3_500 }), fc.integer({ max: 9_000, min: 0 })),
    }),
  },
  {
    weight: 12,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      place,
      option: fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 0, max: 3 }) }, fc.constantFrom(-1, 4)),
      ahead: fc.oneof({ weight: 9, arbitrary: fc.constant(0) }, fc.integer({ min: -2, max: 1 })),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('receive' as const), place }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom('lose' as const, 'repeat' as const, 'reverse' as const, 'sync' as const), place }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('disconnect' as const), place }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('connect' as const), place }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('noise' as const), place, text: fc.oneof(fc.json(), fc.string()) }) },
);
/** Some begin while the two still look for each other, most when the first round has just begun. */
const story = fc
  .record({ wait: fc.oneof({ weight: 4, arbitrary: fc.constant(8_000) }, fc.constant(0)), actions: fc.array(action, { maxLength: 80 }) })
  .map(({ wait, actions }): Action[] => [{ do: 'pass', ms: wait }, ...actions]);
type Action = typeof action extends fc.Arbitrary<infer One> ? One : never;

function live(duel: Duel, actions: readonly Action[]): void {
  for (const one of actions) {
    if (one.do === 'pass') duel.pass(one.ms);
    else if (one.do === 'answer') duel.answer(one.place, one.option, duel.match.round + one.ahead);
    else if (one.do === 'receive') duel.receive(one.place);
    else if (one.do === 'lose') duel.side(one.place).onTheWay.shift();
    else if (one.do === 'repeat') duel.side(one.place).onTheWay.push(...duel.side(one.place).onTheWay);
    else if (one.do === 'reverse') duel.side(one.place).onTheWay.reverse();
    else if (one.do === 'sync') duel.sync(one.place);
    else if (one.do === 'disconnect') duel.disconnect(one.place);
    else if (one.do === 'noise') duel.say(one.place, one.text);
    else if (one.do === 'connect') duel.connect(one.place);
  }
}

const MIRRORED = { won: 'lost', lost: 'won', draw: 'draw', void: 'void' } as const;

test('whatever is lost, late, repeated or out of order, both sides come to the same result once messages flow again', () => {
  fc.assert(
    fc.property(story, fc.boolean(), (actions, answering) => {
      const duel = new Duel();
      live(duel, actions);
      if (duel.match.ended) return;
      for (const at of [0, 1]) if (duel.side(at).session === null) duel.connect(at);
      for (let steps = 0; duel.match.outcome === null && steps < 400; steps += 1) {
        if (answering) for (const at of [0, 1]) duel.answer(at, steps % 4);
        duel.pass(1_000);
      }
      // what was lost is noticed with the next message, or asked for
      for (const at of [0, 1]) duel.sync(at);
      const [one, other] = [duel.view(0), duel.view(1)];
      expect(one.phase).toBe('result');
      expect(other).toMatchObject({
        phase: 'result',
        matchResult: MIRRORED[one.matchResult ?? 'void'],
        ending: one.ending,
        userPoints: one.opponentPoints,
        opponentPoints: one.userPoints,
        challenge: one.challenge,
        user: one.opponent ?? {},
      });
      expect(one.matchResult).not.toBeNull();
      if (one.ending === 'played') expect(other.userAnswers).toEqual(one.opponentAnswers);
    }),
  );
});

test('points are the sum of what the rounds gave, and never more than the maximum', () => {
  fc.assert(
    fc.property(story, fc.boolean(), (actions, alone) => {
      const duel = new Duel({ alone });
      live(duel, actions);
      for (const seat of duel.match.seats) {
        expect(seat.points).toBeGreaterThanOrEqual(0);
        expect(seat.points).toBeLessThanOrEqual(200 * duel.match.finished);
        expect(seat.points).toBeLessThanOrEqual(MAX_POINTS);
      }
      const { session, held } = duel.side(0);
      if (session === null || held === null || duel.match.ended) return;
      duel.sync(0);
      const view = duel.view(0);
      expect(view.userAnswers.reduce((sum, { points }) => sum + (points ?? 0), 0)).toBe(view.userPoints);
      expect(view.opponentAnswers.reduce((sum, { points }) => sum + (points ?? 0), 0)).toBe(view.opponentPoints);
    }),
  );
});

test('before the moment at which something may next happen by itself nothing does, and at it the match goes on or waits for another', () => {
  fc.assert(
    fc.property(story, fc.boolean(), fc.double({ min: 0, max: 1, noNaN: true }), (actions, alone, share) => {
      const duel = new Duel({ alone });
      live(duel, actions);
      const moment = nextMoment(duel.match, duel.now);
      if (duel.match.ended) return;
      expect(moment).toBeGreaterThan(duel.now);
      const before = duel.now + Math.floor(share * (Math.min(moment, duel.now + 86_400_000) - 1 - duel.now));
      expect(advance(duel.match, before)).toBe(duel.match);
      const later = advance(duel.match, moment);
      expect(later !== duel.match || nextMoment(later, moment) > moment).toBe(true);
    }),
  );
});

test('nothing that is said before a round is over depends on its right answer, one’s own correctness included', () => {
  fc.assert(
    fc.property(
      story,
      fc.boolean(),
      fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 5 })),
      fc.integer({ min: 1, max: 3 }),
      fc.integer(),
      (actions, alone, secret, right, seed) => {
        // two worlds that differ in one right answer alone: until its round is over nobody can tell in which
        // one he is
        const said = [0, right].map((correct) => {
          const duel = new Duel({ alone, seed, correct: Array.from({ length: 6 }, (_, at) => (at === secret ? correct : 1)) });
          live(duel, actions);
          const end = duel.log.findIndex(({ data }) => data.includes(`"reveal":{"question_index":${secret},`));
          return duel.log.slice(0, end < 0 ? undefined : end).filter(({ finished }) => finished <= secret);
        });
        expect(said[1]).toEqual(said[0]);
      },
    ),
  );
});

test('a change is what makes the view whole: who follows sees what one who asks anew sees', () => {
  fc.assert(
    fc.property(story, (actions) => {
      const duel = new Duel();
      live(
        duel,
        actions.filter((one) => one.do !== 'lose'),
      );
      for (const at of [0, 1]) {
        if (duel.side(at).session === null || duel.match.ended) continue;
        const followed = duel.view(at);
        duel.side(at).held = null;
        duel.sync(at);
        expect(duel.view(at)).toEqual(followed);
      }
    }),
  );
});

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 90 }), { minLength: 6, maxLength: 60 });

test('of 42 questions two students get none that either saw in the last three matches', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer(), fc.integer(), (one, other, seed) => {
      const pool = Array.from({ length: 42 }, (_, at) => at + 1);
      const past = (first: number) =>
        [1, 2, 3].reduce<number[][]>((seen, match) => remember(seen, pickQuestions(pool, [seen], first + match)), []);
      const seen = [past(one), past(other)];
      const picked = pickQuestions(pool, seen, seed);
      expect(new Set(picked).size).toBe(6);
      expect(picked.filter((id) => seen.flat(2).includes(id))).toEqual([]);
    }),
  );
});

test('a small pool still gives six different questions, the same for the same seed', () => {
  fc.assert(
    fc.property(
      ids,
      fc.array(fc.array(fc.integer({ min: 1, max: 90 }), { maxLength: 6 }), { maxLength: 3 }),
      fc.integer(),
      (pool, seen, seed) => {
        const picked = pickQuestions(pool, [seen, []], seed);
        expect(new Set(picked).size).toBe(6);
        expect(picked.every((id) => pool.includes(id))).toBe(true);
        expect(pickQuestions(pool, [seen, []], seed)).toEqual(picked);
      },
    ),
  );
});
