import type { SecurityEvent } from '@darb/api';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLog } from './log.ts';
import { createSecurityLog, type SecurityLog } from './security-log.ts';

let lines: Record<string, unknown>[];
let security: SecurityLog;
beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  security = createSecurityLog(createLog('info', { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) }));
});
afterEach(() => {
  security.close();
  vi.useRealTimers();
});

const told = () => lines.map(({ msg, reason, network, count }) => [msg, reason, network, count]);
const MINUTE = 60_000;

test('every part of an event reaches the line, a refusal as a warning', () => {
  const where = { network: '192.0.2.0/24', client: 'client-pseudonym', requestId: 'r1', student: 's1', login: 'login-pseudonym' };
  security.report({ event: 'sign_in', outcome: 'success', how: 'password', ...where });
  security.report({ event: 'sign_in', outcome: 'refused', how: 'code', reason: 'otp_expired', ...where });
  expect(lines).toMatchObject([
    { level: 'info', part: 'security', msg: 'sign_in', outcome: 'success', how: 'password', ...where },
    { level: 'warn', part: 'security', msg: 'sign_in', outcome: 'refused', how: 'code', reason: 'otp_expired', ...where },
  ]);
});

describe('what a stranger may cause as often as they like', () => {
  const limit = (reason: string, network: string): SecurityEvent => ({
    event: 'limit',
    outcome: 'refused',
    reason,
    network,
    requestId: 'r1',
  });

  test('has a line when it begins, and one a minute with its count while it goes on', () => {
    for (let index = 0; index < 1_000; index += 1) security.report(limit('signInNetwork', '192.0.2.0/24'));
    expect(lines).toMatchObject([{ level: 'warn', part: 'security', msg: 'limit', outcome: 'refused', requestId: 'r1' }]);
    vi.advanceTimersByTime(MINUTE);
    for (let index = 0; index < 20; index += 1) security.report(limit('signInNetwork', '192.0.2.0/24'));
    vi.advanceTimersByTime(3 * MINUTE);
    security.report(limit('signInNetwork', '192.0.2.0/24'));
    expect(told()).toEqual([
      ['limit', 'signInNetwork', '192.0.2.0/24', undefined],
      ['limit', 'signInNetwork', '192.0.2.0/24', 999],
      ['limit', 'signInNetwork', '192.0.2.0/24', 20],
      ['limit', 'signInNetwork', '192.0.2.0/24', undefined],
    ]);
  });

  test('is told apart by event, reason and network, or by the student where no network is known', () => {
    for (const reason of ['signInNetwork', 'entrance']) for (const third of [1, 2]) security.report(limit(reason, `192.0.${third}.0/24`));
    security.report({ event: 'foreign_origin', outcome: 'refused', reason: 'write', network: '192.0.1.0/24' });
    for (const student of ['s1', 's2', 's1']) security.report({ event: 'limit', outcome: 'refused', reason: 'leagueMessages', student });
    expect(lines.map(({ student }) => student).slice(-2)).toEqual(['s1', 's2']);
    expect(lines).toHaveLength(7);
  });

  test('is written to its end when the process stops', () => {
    for (let index = 0; index < 3; index += 1) security.report(limit('keyTries', '192.0.2.0/24'));
    security.close();
    expect(told().at(-1)).toEqual(['limit', 'keyTries', '192.0.2.0/24', 2]);
  });

  test('never fills the log, from however many networks it comes, and no event is lost from the counts', () => {
    const events = fc.constantFrom<SecurityEvent['event']>('limit', 'foreign_origin', 'ticket_replay');
    fc.assert(
      fc.property(fc.array(fc.tuple(events, fc.nat(400), fc.boolean()), { minLength: 300, maxLength: 1_500 }), (many) => {
        lines = [];
        let minutes = 1;
        for (const [event, network, waits] of many) {
          security.report({ event, outcome: 'refused', network: `10.${network >> 8}.${network & 255}.0/24` });
          if (waits && minutes < 4) {
            vi.advanceTimersByTime(MINUTE);
            minutes += 1;
          }
        }
        vi.advanceTimersByTime(2 * MINUTE);
        expect(lines.length).toBeLessThanOrEqual(minutes * 206);
        const counted = lines.reduce((sum, { count }) => sum + (typeof count === 'number' ? count : 1), 0);
        expect(counted).toBe(many.length);
      }),
      { numRuns: 30 },
    );
  });
});
