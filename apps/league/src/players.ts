import { type AskPlayerName, type KeepPlayer, type PlayerName } from '@darb/contract/league-platform';
import { avatarUrl, displayName } from './accounts.ts';
import { CODES, idOf, isOfPlatform, payloadOf, platformOnly, refusal, textOf } from './calls.ts';
import { type Context, type Logger, type Nk } from './nkruntime.ts';
import { foundAt, playerKey, writeOf } from './storage.ts';

const STUDENT_ID_LENGTH = 128;
/** Longer than any name and any address that is kept. */
const TEXT_LENGTH = 2_000;

/** The id of a student in a payload of the platform's. */
export const studentOf = (said: Record<string, unknown>): string => textOf(said.student_id, STUDENT_ID_LENGTH);

/** A student's account; null where there is none. */
export function accountOf(nk: Nk, student: string): string | null {
  try {
    return nk.authenticateCustom(student, undefined, false).userId;
  } catch {
    return null;
  }
}

/** Who a student is, as the platform says it in a payload. */
export function keptPlayerOf(said: Record<string, unknown>): KeepPlayer {
  const text = (value: unknown) => {
    if (typeof value !== 'string' || value.length > TEXT_LENGTH) throw refusal('invalid_payload', CODES.invalid);
    return value;
  };
  return {
    student_id: studentOf(said),
    program: said.program === null ? null : idOf(said.program),
    display_name: displayName(text(said.display_name)),
    avatar_url: avatarUrl(text(said.avatar_url)),
  };
}

/** The server-to-server call `keep_player`: the platform says who a student is (rule league 15). */
export function keepPlayer(ctx: Context, _logger: Logger, nk: Nk, payload: string): string {
  platformOnly(ctx);
  const player = keptPlayerOf(payloadOf(payload));
  const { userId } = nk.authenticateCustom(player.student_id, undefined, true);
  keep(nk, userId, player);
  return JSON.stringify({ kept: true });
}

/** Writes what is not as the platform says. */
export function keep(nk: Nk, userId: string, { program, display_name, avatar_url }: KeepPlayer): void {
  const at = playerKey(userId);
  const known = foundAt(nk.storageRead([at]), at);
  if (known === undefined || known.value.program !== program) nk.storageWrite([writeOf(at, { program }, 'any')]);
  const user = nk.usersGetId([userId])[0];
  if (user === undefined || (user.displayName === display_name && user.avatarUrl === avatar_url)) return;
  nk.accountUpdateId(userId, null, display_name, null, null, null, avatar_url);
}

/**
 * Lets a student play in the program alone that the platform has said. What it has said may be older than the
 * page, or may not have arrived: a new ticket brings it up to date.
 */
export function ownProgramOnly(ctx: Context, nk: Nk, userId: string, program: number): void {
  if (isOfPlatform(ctx) && programOf(nk, userId) !== program) throw refusal('sign_in_again', CODES.unauthenticated);
}

/** The program of an account; null without one, and for who is not of the platform. */
export function programOf(nk: Nk, userId: string): number | null {
  const at = playerKey(userId);
  const known = foundAt(nk.storageRead([at]), at)?.value as { program?: number | null } | undefined;
  return known?.program ?? null;
}

/** The server-to-server call `player_name`: whose account it is, and how it is shown. */
export function playerName(ctx: Context, _logger: Logger, nk: Nk, payload: string): string {
  platformOnly(ctx);
  const { owner_id }: AskPlayerName = { owner_id: textOf(payloadOf(payload).owner_id, STUDENT_ID_LENGTH) };
  return JSON.stringify(nameOf(nk, owner_id));
}

function nameOf(nk: Nk, userId: string): PlayerName {
  try {
    const { user, customId } = nk.accountGetId(userId);
    return customId === undefined ? { student_id: null } : { student_id: customId, display_name: user.displayName };
  } catch {
    return { student_id: null };
  }
}
