import type { Context } from '../nkruntime.ts';
import type { GetUsersRequest } from '../nkruntime-requests.ts';
import type { Accounts } from './accounts.ts';
import type { BoardPage, Boards, Ranked } from './boards.ts';
import type { By } from './closed-calls.ts';
import { CODE, Refused } from './failure.ts';
import { fieldsOf, flagOf, textOf, textsOf, wholeOf } from './http-request.ts';
import type { Program } from './program.ts';
import { isUuid, type AccountRow } from './rows.ts';
import type { Claims, Tokens } from './tokens.ts';

/** What a call works on. */
export interface CallHome {
  readonly accounts: Accounts;
  readonly boards: Boards;
  readonly tokens: Tokens;
  readonly program: Program;
  readonly isOnline: (userId: string) => boolean;
}

/**
 * A request that has passed its door. `account` and `claims` are there where the call is made by somebody who
 * is signed in.
 */
export interface Asked {
  readonly parts: readonly string[];
  readonly query: URLSearchParams;
  readonly body: string;
  readonly context: Context;
  readonly account: AccountRow | null;
  readonly claims: Claims | null;
  /** What the tokens in the body say. */
  readonly named?: readonly Claims[];
}

/** Runs in a turn; what it gives is the answer. Throws `Refused`. */
type Run = (home: CallHome, asked: Asked) => object;

export interface OfferedRoute {
  readonly verb: string;
  /** Path below `/v2/`, `*` for a part that stands for a value. */
  readonly path: string;
  readonly by: By;
  readonly run: Run;
  /** What has to be read before the turn. */
  readonly prepare?: (home: CallHome, asked: Asked) => Promise<Asked>;
}

const LIST_MAX = 1_000;
const AROUND_MAX = 100;
const stamp = (seconds: number): string => new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');
/** Without empty texts, zeros and what is absent, as Nakama sends it. */
const filled = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== '' && value !== 0 && value !== false));

const signedIn = ({ account }: Asked): AccountRow => {
  if (!account) throw new Refused(CODE.unauthenticated, 'Auth token invalid');
  return account;
};

const userOf = (row: AccountRow, isOnline: boolean) =>
  filled({
    id: row.id,
    username: row.username,
    display_name: row.displayName,
    avatar_url: row.avatarUrl,
    lang_tag: row.langTag,
    location: row.location,
    timezone: row.timezone,
    metadata: '{}',
    online: isOnline,
    create_time: stamp(row.createTime),
    update_time: stamp(row.updateTime),
  });

const whole = (value: number): string | undefined => (value === 0 ? undefined : String(value));
const recordOf = ({ row, rank }: Ranked) =>
  filled({
    leaderboard_id: row.boardId,
    owner_id: row.ownerId,
    username: row.username,
    score: whole(row.score),
    subscore: whole(row.subscore),
    num_score: row.numScore,
    metadata: '{}',
    create_time: stamp(row.createTime),
    update_time: stamp(row.updateTime),
    expiry_time: row.expiry === 0 ? undefined : stamp(row.expiry),
    rank: whole(rank),
    max_num_score: 1_000_000,
  });

const pageOf = ({ records, ownerRecords, next, previous, rankCount }: BoardPage) =>
  filled({
    records: records.length > 0 ? records.map(recordOf) : undefined,
    owner_records: ownerRecords.length > 0 ? ownerRecords.map(recordOf) : undefined,
    next_cursor: next ?? undefined,
    prev_cursor: previous ?? undefined,
    rank_count: whole(rankCount),
  });

function limitOf(query: URLSearchParams, most: number): number | undefined {
  const limit = wholeOf(query, 'limit');
  if (limit !== undefined && (limit < 1 || limit > most))
    throw new Refused(CODE.invalid, `Invalid limit - limit must be between 1 and ${most}.`);
  return limit;
}

const authenticate: Run = ({ accounts, program, tokens }, { query, body, context }) => {
  const fields = fieldsOf(body);
  const request = program.before('AuthenticateCustom', context, {
    account: { id: textOf(fields, 'id') ?? '', vars: textsOf(fields, 'vars') },
    create: flagOf(query, 'create') ?? true,
    username: query.get('username') ?? '',
  });
  const { account, created } = accounts.authenticate(request.account.id, request.username, request.create);
  return { ...(created ? { created } : {}), ...tokens.issue(account, { ...request.account.vars }) };
};

const EXPIRED = 'Refresh token invalid or expired.';
const refresh: Run = ({ accounts, program, tokens }, { body, context, claims }) => {
  const fields = fieldsOf(body);
  const request = program.before('SessionRefresh', context, { token: textOf(fields, 'token') ?? '', vars: textsOf(fields, 'vars') });
  if (request.token === '') throw new Refused(CODE.invalid, 'Refresh token is required.');
  const account = claims && accounts.byId(claims.uid);
  if (!account) throw new Refused(CODE.unauthenticated, EXPIRED);
  return tokens.issue(account, { ...request.vars }, claims);
};

const logout: Run = ({ tokens }, { named = [] }) => {
  for (const claims of named) tokens.end(claims);
  return {};
};

const getAccount: Run = ({ isOnline }, asked) => {
  const account = signedIn(asked);
  return { user: userOf(account, isOnline(account.id)), wallet: '{}', custom_id: account.customId };
};

const updateAccount: Run = ({ accounts, program }, asked) => {
  const fields = fieldsOf(asked.body);
  const given = (name: string) => textOf(fields, name) ?? null;
  const request = program.before('UpdateAccount', asked.context, {
    username: given('username'),
    displayName: given('display_name'),
    avatarUrl: given('avatar_url'),
    langTag: given('lang_tag'),
    location: given('location'),
    timezone: given('timezone'),
  });
  accounts.update(signedIn(asked), request);
  return {};
};

const getUsers: Run = ({ accounts, program, isOnline }, { query, context }) => {
  const asked: GetUsersRequest = {
    ids: query.getAll('ids'),
    usernames: query.getAll('usernames'),
    facebookIds: query.getAll('facebook_ids'),
  };
  const { ids, usernames } = program.before('GetUsers', context, asked);
  for (const id of ids ?? []) if (!isUuid(id)) throw new Refused(CODE.invalid, `ID '${String(id)}' is not a valid system ID.`);
  const found = [...(ids ?? []).map((id) => accounts.byId(id)), ...(usernames ?? []).map((name) => accounts.byUsername(name))];
  const users = [...new Set(found)].filter((row) => row !== undefined).map((row) => userOf(row, isOnline(row.id)));
  return users.length > 0 ? { users } : {};
};

const listRecords: Run = ({ boards }, { parts, query }) => {
  const limit = limitOf(query, LIST_MAX);
  const owners = query.getAll('owner_ids');
  if (!owners.every(isUuid)) throw new Refused(CODE.invalid, 'One or more owner IDs are invalid.');
  return pageOf(boards.list(parts[1] ?? '', owners, limit, query.get('cursor') ?? undefined, wholeOf(query, 'expiry')));
};

const recordsAroundOwner: Run = ({ boards }, { parts, query }) => {
  const limit = limitOf(query, AROUND_MAX) ?? 1;
  const owner = parts[3] ?? '';
  if (!isUuid(owner)) throw new Refused(CODE.invalid, 'Invalid owner ID provided.');
  return pageOf(boards.around(parts[1] ?? '', owner, limit, query.get('cursor') ?? undefined, wholeOf(query, 'expiry')));
};

/** The refresh token speaks for its login; it is read before the turn. */
async function readRefreshToken({ tokens }: CallHome, asked: Asked): Promise<Asked> {
  const token = textOf(fieldsOf(asked.body), 'token') ?? '';
  return { ...asked, claims: token === '' ? null : await tokens.read('refresh', token) };
}

/** The tokens that are to end, also those that have ended; they are the caller's own. */
async function readTokensToEnd({ tokens }: CallHome, asked: Asked): Promise<Asked> {
  const fields = fieldsOf(asked.body);
  const named: Claims[] = [];
  for (const [name, kind, words] of [
    ['token', 'session', 'Session token invalid.'],
    ['refresh_token', 'refresh', 'Refresh token invalid.'],
  ] as const) {
    const token = textOf(fields, name) ?? '';
    const claims = token === '' ? null : await tokens.parse(kind, token);
    if (token !== '' && claims?.uid !== asked.claims?.uid) throw new Refused(CODE.invalid, words);
    if (claims) named.push(claims);
  }
  return { ...asked, named };
}

/** What this host offers of Nakama's calls, besides those of the module. */
export const OFFERED_ROUTES: readonly OfferedRoute[] = [
  { verb: 'POST', path: 'account/authenticate/custom', by: 'server key', run: authenticate },
  { verb: 'POST', path: 'account/session/refresh', by: 'server key', run: refresh, prepare: readRefreshToken },
  { verb: 'POST', path: 'session/logout', by: 'session', run: logout, prepare: readTokensToEnd },
  { verb: 'GET', path: 'account', by: 'session', run: getAccount },
  { verb: 'PUT', path: 'account', by: 'session', run: updateAccount },
  { verb: 'GET', path: 'user', by: 'session', run: getUsers },
  { verb: 'GET', path: 'leaderboard/*', by: 'session', run: listRecords },
  { verb: 'GET', path: 'leaderboard/*/owner/*', by: 'session', run: recordsAroundOwner },
];
