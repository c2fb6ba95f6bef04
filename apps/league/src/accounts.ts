import { CLOCK_SKEW_SECONDS } from '@darb/contract/league-match';
import { fromBase64 } from './base64.ts';
import { CODES, isOfPlatform, refusal } from './calls.ts';
import { type BeforeHook } from './nkruntime.ts';
import { type GetUsersRequest, type SessionRefreshRequest, type UpdateAccountRequest } from './nkruntime-requests.ts';

/** The longest that one ticket's login lasts, however often it is refreshed (rule league 7). */
const LOGIN_SECONDS = 43_200;
const NAME_LENGTH = 121;
const AVATAR_LENGTH = 512;
const LANG_TAG_LENGTH = 18;
const USERS_AT_ONCE = 100;

type Range = readonly [from: number, to: number];
const isIn = (ranges: readonly Range[], character: string | undefined): boolean => {
  const code = character?.codePointAt(0) ?? -1;
  return ranges.some(([from, to]) => code >= from && code <= to);
};
// ranges of numbers, because a server's regular expressions do not know Unicode well
const CONTROLS: readonly Range[] = [
  [0x00, 0x1f],
  [0x7f, 0x9f],
];
/**
 * What turns the direction of the text after it, other signs without width, and half characters. Joiners
 * stay: Urdu words and emoji need them.
 */
const DROPPED: readonly Range[] = [
  [0x061c, 0x061c],
  [0x200b, 0x200b],
  [0x200e, 0x200f],
  [0x2028, 0x202e],
  [0x2060, 0x206f],
  [0xfeff, 0xfeff],
  [0xd800, 0xdfff],
];
/**
 * What belongs to the character before it: marks of Latin, Arabic and Urdu, the joiner, variation selectors,
 * skin tones.
 */
const MARKS: readonly Range[] = [
  [0x0300, 0x036f],
  [0x0610, 0x061a],
  [0x064b, 0x065f],
  [0x0670, 0x0670],
  [0x06d6, 0x06dc],
  [0x06df, 0x06e8],
  [0x06ea, 0x06ed],
  [0x200d, 0x200d],
  [0xfe00, 0xfe0f],
  [0x1f3fb, 0x1f3ff],
];
const JOINER = '\u200d';

/**
 * A display name as it is kept (rule league 15): spaces as `%20`, whole words dropped from the end until 121
 * characters are left, an Arabic letter counting as one. A single longer word is cut between two characters
 * as people see them. Given its own result it gives the same.
 */
export function displayName(said: string): string {
  const clean = Array.from(said.replace(/%20/g, ' '), (character) => {
    if (isIn(CONTROLS, character)) return ' ';
    return isIn(DROPPED, character) ? '' : character;
  });
  const words = clean
    .join('')
    .split(/\s+/)
    .filter((word) => word !== '');
  const encoded = () => Array.from(words.join('%20'));
  while (words.length > 1 && encoded().length > NAME_LENGTH) words.pop();
  const characters = encoded();
  let end = Math.min(characters.length, NAME_LENGTH);
  while (end > 0 && (isIn(MARKS, characters[end]) || (end < characters.length && characters[end - 1] === JOINER))) end -= 1;
  return characters.slice(0, end).join('');
}

/**
 * An avatar's address as it is kept: one of the platform's own paths, or https; empty (none) for everything
 * else and beyond 512 characters.
 */
export const avatarUrl = (said: string): string =>
  said.length <= AVATAR_LENGTH && /^(?:\/$|\/[^\s"'<>\\/]|https:\/\/[^\s"'<>\\/])[^\s"'<>\\]*$/.test(said) ? said : '';

/**
 * Before an account changes itself: its names and avatar by the rules above; of a student they are the
 * platform's to say (`keep_player`), and are passed over. A username stands in tokens,
 * which the client's library reads only in plain ASCII, so others are not taken; a country's code is all that
 * is kept of a place, and of a time zone nothing.
 */
export const beforeUpdateAccount: BeforeHook<UpdateAccountRequest> = (ctx, _logger, _nk, request) => {
  const namesItself = !isOfPlatform(ctx);
  const taken = (text: string | null, rule: RegExp): string | null => (text !== null && rule.test(text) ? text : null);
  return {
    username: taken(request.username, /^[A-Za-z0-9_.-]{3,64}$/),
    displayName: request.displayName === null || !namesItself ? null : displayName(request.displayName),
    avatarUrl: request.avatarUrl === null || !namesItself ? null : avatarUrl(request.avatarUrl),
    langTag: request.langTag !== null && request.langTag.length <= LANG_TAG_LENGTH ? taken(request.langTag, /^[A-Za-z0-9-]*$/) : null,
    location: taken(request.location, /^[A-Za-z]{0,5}$/),
    timezone: null,
  };
};

/**
 * Before accounts are read: by their ids, which a board or a match has told, never by a name that somebody
 * tries.
 */
export const beforeGetUsers: BeforeHook<GetUsersRequest> = (_ctx, _logger, _nk, request) => {
  const named = (request.usernames ?? []).length + (request.facebookIds ?? []).length > 0;
  if (named) throw refusal('not_offered', CODES.forbidden);
  if ((request.ids ?? []).length > USERS_AT_ONCE) throw refusal('too_many_ids', CODES.invalid);
  return request;
};

/**
 * Before a session is refreshed: nothing of the browser's gets into its token, and a login older than twelve
 * hours, or of a time to come, needs a new ticket. A token that cannot be read goes on to the server, which
 * refuses it.
 */
export const beforeSessionRefresh: BeforeHook<SessionRefreshRequest> = (_ctx, _logger, _nk, request) => {
  const login = loginOf(request.token);
  const now = Math.floor(Date.now() / 1000);
  const isOver = login !== null && (now >= login + LOGIN_SECONDS || login > now + CLOCK_SKEW_SECONDS);
  if (isOver) throw refusal('sign_in_again', CODES.unauthenticated);
  return { ...request, vars: {} };
};

/** When a token's login began, in unix seconds: 0 when it does not say so, null when it is no token. */
function loginOf(token: string): number | null {
  try {
    const { vrs } = JSON.parse(fromBase64(token.split('.')[1] ?? '')) as { vrs?: { login?: string } };
    return Number(vrs?.login ?? 0);
  } catch {
    return null;
  }
}
