import { COUNTED_A_DAY, INVITATION_MS, QUESTIONS_COUNT } from '@darb/contract/league-match';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { playerOf, questionOf } from './duel.ts';
import { type Match, TIMINGS } from './match-state.ts';
import { advance, arrive, dayOf, deal, drop, earned, leave, needsQuestions, nextMoment, openMatch, stepOut, takeSeat } from './rules.ts';

const START = Date.UTC(2027, 0, 12, 20);
const UNTIL = START + INVITATION_MS;
const challenge = { id: 11, title_ar: 'رياضيات', subject: 11, program: 1 };
const QUESTIONS = Array.from({ length: QUESTIONS_COUNT }, (_, at) => questionOf(at + 1, 0));

const opened = (): Match =>
  openMatch({ challenge, userId: 'amal', seed: 7, timings: TIMINGS, now: START, invitation: { code: 'a code', until: UNTIL } });

/** What can happen to a friend's match, and how long after the thing before. */
const event = fc.record({
  what: fc.constantFrom('take', 'come', 'drop', 'leave', 'stepOut', 'nothing'),
  who: fc.constantFrom('amal', 'basim', 'careem'),
  after: fc.oneof(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: INVITATION_MS })),
  met: fc.integer({ min: 0, max: 5 }),
});

function happen(match: Match, { what, who, met }: { what: string; who: string; met: number }, now: number): Match {
  const session = `${who}-socket`;
  switch (what) {
    case 'take':
      return takeSeat(match, who, now, met);
    case 'come':
      return arrive(match, playerOf(who), session);
    case 'drop':
      return drop(match, session, now);
    case 'leave':
      return leave(match, session, now);
    case 'stepOut':
      return stepOut(match, who, now);
    default:
      return match;
  }
}

test('whatever two friends and a third do: no bot, no third, no beginning before both are there, no waiting beyond the end, no points without a match', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 25 }), (events) => {
      let match = opened();
      let now = START;
      for (const one of events) {
        now += one.after;
        const before = match;
        match = advance(happen(match, one, now), now);
        if (needsQuestions(match)) match = advance(deal(match, QUESTIONS), now);
        const still = nextMoment(match, now) - 1;
        if (still > now) expect(advance(match, Math.min(still, now + 86_400_000))).toBe(match);
        expect(match.seats.some(({ isBot }) => isBot)).toBe(false);
        expect(match.seats.length).toBeLessThanOrEqual(2);
        expect(new Set(match.seats.map(({ userId }) => userId)).size).toBe(match.seats.length);
        expect(match.seats[0]?.userId).toBe('amal');
        if (before.phase === 'searching' && match.phase === 'found') {
          expect(match.seats.map(({ sessionId }) => sessionId)).not.toContain(null);
          expect(now).toBeLessThan(UNTIL);
        }
        if (now >= UNTIL && !match.ended) expect(match.phase).not.toBe('searching');
        if (match.outcome?.ending === 'unmet') {
          expect(earned(match)).toEqual([]);
          expect(match.round).toBe(-1);
        }
      }
    }),
  );
});

test('a match counts exactly while the two have met less than three times on the day of Amman on which the link is taken', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 }), fc.integer({ min: 0, max: INVITATION_MS - 1 }), (met, after) => {
      const taken = takeSeat(opened(), 'basim', START + after, met);
      expect(taken.seats).toHaveLength(2);
      expect(taken.counts).toBe(met < COUNTED_A_DAY);
      expect(taken.day).toBe(dayOf(START + after));
    }),
  );
});

test('a day begins at midnight in Amman, three hours before it does in UTC', () => {
  const midnight = Date.UTC(2027, 0, 12, 21);
  expect(dayOf(midnight) - dayOf(midnight - 1)).toBe(1);
  expect(dayOf(midnight + 86_399_999)).toBe(dayOf(midnight));
});

test('after the ten minutes nobody takes the place, to the millisecond', () => {
  expect(takeSeat(opened(), 'basim', UNTIL - 1).seats).toHaveLength(2);
  expect(takeSeat(opened(), 'basim', UNTIL).seats).toHaveLength(1);
});
