import { CLOCK_SKEW_SECONDS, TICKET_SECONDS, ticketBody } from '@darb/contract/league-match';
import { CODES, refusal } from './calls.ts';
import { type BeforeHook, type Failure, type Logger, type Nk } from './nkruntime.ts';
import { type AuthenticateCustomRequest } from './nkruntime-requests.ts';
import { foundAt, ticketKey, writeOf, wrote } from './storage.ts';

const TRIES = 5;
const FORM = /^v2\.([A-Za-z0-9-]{6,128})\.([A-Za-z0-9-]{0,64})\.(\d{1,12})\.([0-9a-f]{16,64})\.([0-9a-f]{64})$/;

const hex = (bytes: ArrayBuffer): string => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Compares in the same time wherever they differ. */
function equal(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let at = 0; at < one.length; at += 1) difference |= one.charCodeAt(at) ^ other.charCodeAt(at);
  return difference === 0;
}

const refused = () => refusal('ticket_refused', CODES.unauthenticated);

/**
 * Before a sign-in: only with a ticket that the platform has signed for exactly this student, within its 60
 * seconds, and once. The ticket goes no further, and neither do a chosen username or variables of the
 * browser's; the login carries the student's session and when it began. `LEAGUE_TICKET_KEY` is the key that
 * both sides have; while it is changed, `LEAGUE_OLD_TICKET_KEY` the one before.
 */
export const beforeAuthenticateCustom: BeforeHook<AuthenticateCustomRequest> = (ctx, logger, nk, request) => {
  const key = ctx.env.LEAGUE_TICKET_KEY;
  if (key === undefined || key.length < 16) {
    logger.error('LEAGUE_TICKET_KEY is missing or shorter than 16 characters: nobody can sign in');
    throw refusal('league_not_set_up', CODES.busy);
  }
  const now = Math.floor(Date.now() / 1000);
  const [, student, session, end, nonce, signature] = FORM.exec(request.account.vars.ticket ?? '') ?? [];
  if (student === undefined || session === undefined || end === undefined || nonce === undefined || signature === undefined)
    throw refused();
  const body = ticketBody(student, session, Number(end), nonce);
  const isSignedBy = (one: string | undefined) => one !== undefined && equal(hex(nk.hmacSha256Hash(body, one)), signature);
  if (!(isSignedBy(key) || isSignedBy(ctx.env.LEAGUE_OLD_TICKET_KEY)) || student !== request.account.id) throw refused();
  if (Number(end) < now || Number(end) > now + TICKET_SECONDS + CLOCK_SKEW_SECONDS) throw refused();
  use(nk, logger, student, { nonce, end: Number(end) }, now);
  const vars = { login: String(now), ...(session === '' ? {} : { session }) };
  return { account: { id: student, vars }, create: true, username: '' };
};

interface Used {
  nonce: string;
  end: number;
}

/**
 * Notes a ticket as used; refuses one that is. One object a student holds those that have not run out, and
 * changes only by its version.
 */
function use(nk: Nk, logger: Logger, student: string, ticket: Used, now: number): void {
  const at = ticketKey(student);
  for (let tried = 0; tried < TRIES; tried += 1) {
    const object = foundAt(nk.storageRead([at]), at);
    const used = ((object?.value as { used?: Used[] } | undefined)?.used ?? []).filter(({ end }) => end >= now);
    if (used.some(({ nonce }) => nonce === ticket.nonce)) throw { ...refused(), replayedBy: student } satisfies Failure;
    if (wrote(nk, [writeOf(at, { used: [...used, ticket] }, object)])) return;
  }
  logger.warn('a ticket could not be noted after %d tries', TRIES);
  throw refusal('league_busy', CODES.busy);
}
