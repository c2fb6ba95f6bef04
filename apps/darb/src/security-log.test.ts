import { expect, test } from 'vitest';
import { createLog } from './log.ts';
import { createSecurityLog } from './security-log.ts';

test('every part of an event reaches the line, a refusal as a warning', () => {
  const lines: string[] = [];
  const onSecurityEvent = createSecurityLog(createLog('info', { write: (line) => lines.push(line) }));
  const where = { network: '192.0.2.0/24', client: 'client-pseudonym', requestId: 'r1', student: 's1', login: 'login-pseudonym' };
  onSecurityEvent({ event: 'sign_in', outcome: 'success', how: 'password', ...where });
  onSecurityEvent({ event: 'sign_in', outcome: 'refused', how: 'code', reason: 'otp_expired', ...where });
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { level: 'info', part: 'security', msg: 'sign_in', outcome: 'success', how: 'password', ...where },
    { level: 'warn', part: 'security', msg: 'sign_in', outcome: 'refused', how: 'code', reason: 'otp_expired', ...where },
  ]);
});
