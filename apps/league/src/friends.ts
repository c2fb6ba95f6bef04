import { INVITATION_MS, type FoundMatch, type InvitedFriend, QUESTIONS_COUNT } from '@darb/contract/league-match';
import { type FriendInvitation } from '@darb/contract/league-platform';
import { askingsOf, keepAskings } from './asking.ts';
import { base64Url } from './base64.ts';
import { accountsOf } from './boards.ts';
import { callerOf, CODES, idOf, isOfPlatform, payloadOf, platformOnly, refusal, textOf } from './calls.ts';
import { type Context, type Logger, type Nk, type StorageObject } from './nkruntime.ts';
import { currentOf, matchOf } from './pairing.ts';
import { seedOf } from './random.ts';
import { askMatch } from './signals.ts';
import { accountOf, ownProgramOnly, programOf, studentOf } from './players.ts';
import { timesMet } from './results.ts';
import { dayOf } from './rules.ts';
import { askedKey, codeKey, currentKey, foundAt, invitationKey, poolKey, type PoolHead, writeOf, wrote } from './storage.ts';

/** So many invitations a student may make within so many milliseconds (rule league 19). */
const INVITATIONS = { count: 20, milliseconds: 3_600_000 };
const CODE_BYTES = 16;
const CODE_LENGTH = 22;
const TRIES = 5;

/** What stands under a code. */
interface Invitation {
  match_id: string;
  user_id: string;
  program: number;
  subject: number;
  /** Milliseconds. */
  until: number;
}
/** A student's own one, and how many there were since when. */
interface OwnInvitation {
  code: string;
  match_id: string;
  until: number;
  since: number;
  count: number;
}

const invitationIn = (object: StorageObject | undefined) => object?.value as unknown as Invitation | undefined;
const ownIn = (object: StorageObject | undefined) => object?.value as unknown as OwnInvitation | undefined;

/**
 * The call `invite_friend`: a match in which the caller waits for one friend, and the code that leads
 * there, once (rule league 19). Asked again while it waits, it is the same one.
 */
export function inviteFriend(ctx: Context, logger: Logger, nk: Nk, payload: string): string {
  const { userId } = callerOf(ctx);
  const said = payloadOf(payload);
  const asked = { program: idOf(said.program), subject: idOf(said.subject) };
  ownProgramOnly(ctx, nk, userId, asked.program);
  const askings = askingsOf(nk, askedKey(userId));
  for (let tried = 0; tried < TRIES; tried += 1) {
    const invited = tryToInvite(nk, userId, asked);
    if (invited === null) continue;
    keepAskings(nk, askedKey(userId), askings);
    return JSON.stringify(invited);
  }
  logger.warn('invite_friend gave up for subject %d after %d tries', asked.subject, TRIES);
  throw refusal('league_busy', CODES.busy);
}

/** One try; null when another device of the student's was quicker. */
function tryToInvite(nk: Nk, userId: string, { program, subject }: { program: number; subject: number }): InvitedFriend | null {
  const [poolAt, currentAt, ownAt] = [poolKey(program, subject), currentKey(userId), invitationKey(userId)];
  const objects = nk.storageRead([poolAt, currentAt, ownAt]);
  const current = foundAt(objects, currentAt);
  const before = ownIn(foundAt(objects, ownAt));
  if (current !== undefined && askMatch(nk, matchOf(current), { op: 'holds', user_id: userId }) === 'held') {
    const isOwn = before?.match_id === matchOf(current);
    return { matchIds: [matchOf(current)], code: isOwn ? before.code : null, expires_at: isOwn ? before.until : null };
  }
  const pool = foundAt(objects, poolAt)?.value as unknown as PoolHead | undefined;
  if (pool === undefined || pool.ids.length < QUESTIONS_COUNT) throw refusal('subject_not_in_league', CODES.notFound);
  const now = Date.now();
  const counted = before !== undefined && now - before.since < INVITATIONS.milliseconds ? before : { since: now, count: 0 };
  if (counted.count >= INVITATIONS.count) throw refusal('too_many_requests', CODES.tooMany);

  const code = base64Url(nk.secureRandomBytes(CODE_BYTES));
  const until = now + INVITATION_MS;
  const challenge = { id: subject, title_ar: pool.title_ar, subject, program };
  const matchId = nk.matchCreate('league', { challenge, user_id: userId, seed: seedOf(nk.uuidv4()), invitation: { code, until } });
  const invitation: Invitation = { match_id: matchId, user_id: userId, program, subject, until };
  const own: OwnInvitation = { code, match_id: matchId, until, since: counted.since, count: counted.count + 1 };
  const isWritten = wrote(nk, [
    writeOf(currentAt, currentOf(matchId, subject), current),
    writeOf(codeKey(code), invitation, undefined),
    writeOf(ownAt, own, foundAt(objects, ownAt)),
  ]);
  if (!isWritten) {
    askMatch(nk, matchId, { op: 'close' });
    return null;
  }
  if (before !== undefined) nk.storageDelete([codeKey(before.code)]);
  return { matchIds: [matchId], code, expires_at: until };
}

/**
 * The call `accept_friend`: a place in the match of an invitation, for the first who asks. Whoever was
 * waiting alone elsewhere waits there no longer; who is in a match that has begun is given that one.
 */
export function acceptFriend(ctx: Context, _logger: Logger, nk: Nk, payload: string): string {
  const { userId } = callerOf(ctx);
  const code = textOf(payloadOf(payload).code, CODE_LENGTH);
  const askings = askingsOf(nk, askedKey(userId));
  const [codeAt, currentAt] = [codeKey(code), currentKey(userId)];
  const objects = nk.storageRead([codeAt, currentAt]);
  const invitation = invitationIn(foundAt(objects, codeAt));
  const current = foundAt(objects, currentAt);
  keepAskings(nk, askedKey(userId), askings);
  const found = (matchId: string): string => JSON.stringify({ matchIds: [matchId] } satisfies FoundMatch);
  // the answer to the first time was lost
  if (current?.value.code === code && askMatch(nk, matchOf(current), { op: 'holds', user_id: userId }) === 'held')
    return found(matchOf(current));
  if (invitation === undefined || Date.now() >= invitation.until) throw refusal('invitation_gone', CODES.notFound);
  if (invitation.user_id === userId) throw refusal('own_invitation', CODES.invalid);
  if (isOfPlatform(ctx) && programOf(nk, userId) !== invitation.program) throw refusal('other_program', CODES.forbidden);
  if (current !== undefined && askMatch(nk, matchOf(current), { op: 'step_out', user_id: userId }) === 'held')
    return found(matchOf(current));
  const met = timesMet(nk, dayOf(Date.now()), userId, invitation.user_id);
  if (askMatch(nk, invitation.match_id, { op: 'seat', user_id: userId, met }) === 'refused')
    throw refusal('invitation_gone', CODES.notFound);
  // first where the student is found again, then the code, by which he is found until then
  nk.storageWrite([writeOf(currentAt, currentOf(invitation.match_id, invitation.subject, code), 'any')]);
  nk.storageDelete([codeAt]);
  return found(invitation.match_id);
}

/** The server-to-server call `friend_invitation`: what a link leads to, for the student who has opened it. */
export function friendInvitation(ctx: Context, _logger: Logger, nk: Nk, payload: string): string {
  platformOnly(ctx);
  const said = payloadOf(payload);
  return JSON.stringify(told(nk, accountOf(nk, studentOf(said)), textOf(said.code, CODE_LENGTH)));
}

function told(nk: Nk, userId: string | null, code: string): FriendInvitation {
  const at = codeKey(code);
  const invitation = invitationIn(foundAt(nk.storageRead([at]), at));
  if (invitation === undefined || Date.now() >= invitation.until) return { status: 'gone' };
  const { user_id, match_id, program, subject, until } = invitation;
  const inviter = accountsOf(nk, [user_id]).get(user_id);
  if (inviter === undefined || askMatch(nk, match_id, { op: 'holds', user_id }) !== 'held') return { status: 'gone' };
  return {
    status: 'open',
    program,
    subject,
    inviter: {
      id: user_id,
      display_name: inviter.displayName,
      username: inviter.username,
      avatar_url: inviter.avatarUrl === '' ? null : inviter.avatarUrl,
      is_bot: false,
    },
    expires_at: until,
    is_own: user_id === userId,
  };
}

/** Takes what leads to an account that goes. */
export function forgetInvitation(nk: Nk, userId: string): void {
  const at = invitationKey(userId);
  const own = ownIn(foundAt(nk.storageRead([at]), at));
  if (own !== undefined) nk.storageDelete([codeKey(own.code)]);
}
