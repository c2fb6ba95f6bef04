import { describe, expect, test } from 'vitest';
import { createLog, describeError } from './log.ts';

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  write(createLog('trace', { write: (line) => lines.push(line) }));
  return lines.join('');
}

describe('the log', () => {
  test('writes JSON lines with level and time', () => {
    const line = JSON.parse(logged((log) => log.info({ requestId: 'r1' }, 'request'))) as Record<string, unknown>;
    expect(line).toMatchObject({ level: 'info', msg: 'request', requestId: 'r1' });
    expect(line.time).toMatch(/^\d{4}-/);
  });

  test('drops what tells a person or signs one in', () => {
    const text = logged((log) =>
      log.info(
        {
          phone: '+962000000001',
          given: { email: 'a@example.org', password: 'pass-1', token: 'tok-1', voucher_code: 'AAAA', ip: '192.0.2.1' },
          code: '123456',
        },
        'x',
      ),
    );
    for (const secret of ['+962000000001', 'a@example.org', 'pass-1', 'tok-1', 'AAAA', '192.0.2.1', '123456'])
      expect(text).not.toContain(secret);
  });

  test('keeps kind, code and place of an error, and drops its message', () => {
    const error = Object.assign(new TypeError('wrong value "+962000000001"'), { code: '22P02' });
    const text = logged((log) => log.error({ error }, 'request failed'));
    expect(text).toContain('"name":"TypeError"');
    expect(text).toContain('"code":"22P02"');
    expect(text).toContain('log.test.ts');
    expect(text).not.toContain('wrong value');
    expect(text).not.toContain('962000000001');
  });
});

test('an error that the API has described keeps its code and its frames; anything else says its type alone', () => {
  const described = { name: 'error', code: '42P01', stack: 'at signUp (sign-up.ts:1:1)' };
  expect(describeError(described)).toEqual(described);
  expect(describeError({ name: 'error', detail: 'Key (phone)=(+962790000000) already exists.' })).toEqual({ name: 'object' });
});
