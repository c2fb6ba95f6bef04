import { isIP } from 'node:net';
import path from 'node:path';
import type { Limit } from '@darb/api/settings';
import { z } from 'zod';
import { isOwnHeader } from './http/own-headers.ts';

// What the settings of `config.ts` may look like.

/** Bytes that sign tokens; a shorter secret could be guessed. */
const SECRET_BYTES = 32;

export const address = (protocols: readonly string[]) =>
  z
    .string()
    .refine((text) => protocols.some((protocol) => text.startsWith(`${protocol}//`)), {
      error: `is not an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
      abort: true,
    })
    .refine((text) => URL.canParse(text), {
      error: 'is an address that cannot be read; @ : / ? # % in a user’s name or a password are written %40 %3A %2F %3F %23 %25',
    });

export const limit = z
  .string()
  .regex(/^\d{1,9}\/[1-9]\d{0,8}$/, { error: 'is not a count (0 to 999999999) and seconds (1 to 999999999), as in 60/180' })
  .transform((text): Limit => {
    const [count, seconds] = text.split('/').map(Number);
    return { count: count ?? 0, seconds: seconds ?? 1 };
  });

export const isOrigin = (text: string) => !URL.canParse(text) || new URL(text).href === `${new URL(text).origin}/`;
export const secret = z
  .string()
  .refine((text) => Buffer.byteLength(text) >= SECRET_BYTES, { error: `is shorter than ${SECRET_BYTES} bytes` });
/** One, or while it is changed the new one and the old one. */
export const sessionSecrets = z
  .string()
  .transform((text) => text.split(',').map((one) => one.trim()))
  .refine((all) => all.length <= 2, {
    error: 'has more than two secrets: the new one and the old one, with a comma between them',
    abort: true,
  })
  .refine((all) => all.every((one) => Buffer.byteLength(one) >= SECRET_BYTES), {
    error: ({ input }) => `${Array.isArray(input) && input.length > 1 ? 'has one that is' : 'is'} shorter than ${SECRET_BYTES} bytes`,
    abort: true,
  })
  .refine((all) => new Set(all).size === all.length, { error: 'has the same secret twice' });
export const SECRET_EXAMPLE = '(the output of: openssl rand -hex 32)';

/** Names of one or more labels; what ends in a number must be an address of IPv4. */
export const isHost = (text: string) =>
  isIP(text) !== 0 || (/^\w(?:[\w-]*\w)?(?:\.\w(?:[\w-]*\w)?)*$/.test(text) && !/(?:^|\.)\d+$/.test(text));

// every header in which a proxy writes an address has a hyphen in its name; "true" and its kind have none
export const proxyHeader = z
  .string()
  .toLowerCase()
  .refine((name) => name !== 'forwarded', { error: 'is a header whose form (RFC 7239) is not read here', abort: true })
  .refine((name) => !isOwnHeader(name), { error: 'is a header that browsers write themselves', abort: true })
  .refine((name) => !/^x-forwarded-(?!for\b)\w|-(?:id|proto|scheme|host|port|ur[il]|path|method|user|time|key|token)$/.test(name), {
    error: 'is a header that holds no address',
    abort: true,
  })
  .regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)+$/, { error: 'is not the name of a header that a proxy writes an address to' });

export const folder = z
  .string()
  .refine((text) => !text.startsWith('~'), { error: 'begins with ~, which only a shell replaces' })
  .refine((text) => !/^(?:".*"|'.*')$/.test(text), { error: 'stands in quotation marks' })
  .transform((text) => path.resolve(text));

/** Of a match, shortened by measurements and tests (`apps/league/src/timings.ts`). */
export const milliseconds = z
  .string()
  .regex(/^\d{1,6}$/, { error: 'is not a whole number of milliseconds, at most 999999' })
  .optional();
