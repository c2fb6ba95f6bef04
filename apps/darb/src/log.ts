import { pino, type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

/** Names whose values must never be written, wherever they stand in a line. */
const NEVER = [
  'password',
  'token',
  'access_token',
  'refresh_token',
  'accessToken',
  'refreshToken',
  'secret',
  'code',
  'otp',
  'voucher_code',
  'key',
  'phone',
  'email',
  'full_name',
  'name',
  'address',
  'ip',
  'to',
  'cookie',
  'authorization',
  'headers',
  'url',
  'body',
];
// an error's own name and code say what went wrong, and are kept
const redact = NEVER.flatMap((name) => [name, `*.${name}`]).filter((path) => path !== '*.name' && path !== '*.code');

/** The structured log of the process: JSON lines, without who, what was typed, or what signs anybody in. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: redact, remove: true },
    serializers: { error: describeError },
  };
  // the standard output belongs to what was asked for: the address, or a command's CSV
  return pino(options, destination ?? pino.destination({ dest: 2, sync: true }));
}

/** The API describes its errors itself, by the same rule: name, code and frames. */
const isDescribed = (error: unknown): error is { name: string; code?: string; stack?: string } =>
  typeof error === 'object' &&
  error !== null &&
  !(error instanceof Error) &&
  'name' in error &&
  Object.keys(error).every((key) => ['name', 'code', 'stack'].includes(key));

/**
 * What may be written of an error: its kind, its code and where it was thrown. Its message may quote what a
 * person typed.
 */
export function describeError(error: unknown): { name: string; code?: string; stack?: string } {
  if (isDescribed(error)) return error;
  if (!(error instanceof Error)) return { name: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { name: error.name, ...(code === undefined ? {} : { code }), stack: frames.map((line) => line.trim()).join('\n') };
}
