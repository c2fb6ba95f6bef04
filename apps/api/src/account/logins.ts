import { Refusal, type CountryCode, type LoginProvider, type ReplyOf, type account as calls } from '@darb/contract';
import { fieldRules } from '@darb/contract/field-rules';
import type { Language } from '@darb/language';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import type { StudentId } from '../ids.ts';
import type { OpenOptions } from '../options.ts';
import { takeBack } from './deletion.ts';
import { takeAll, takesOfNetwork } from './limits.ts';
import { hashOf, keepProof, linkTo, newToken, ownerOf, takeProof } from './login-proofs.ts';
import { claimedBy, sendTo, type LoginAt } from './login-provider.ts';
import { tellOwner } from './notices.ts';
import { forgetPending } from './pending-sign-ups.ts';
import { refuseStrangeCode } from './invitation.ts';
import { accountById, storeStudent, studentByAddress, type Account } from './queries.ts';
import { enter } from './service.ts';
import type { Origin } from './session.ts';
import { loginFlows, logins } from './tables.ts';

/** How long a browser may be away at a provider. */
const AWAY_MS = 10 * 60_000;

function providerOf({ logins: configured }: Pick<OpenOptions, 'logins'>, provider: LoginProvider): LoginAt {
  const at = configured[provider];
  if (!at) throw new Refusal('not_found');
  return at;
}

/** Where a provider sends browsers back to; it must be entered there as it is. */
export const backOf = (site: URL, provider: LoginProvider): URL => new URL(`/login/${provider}`, site);

const countLogin = (db: Db, network: string, { limits }: Pick<OpenOptions, 'limits'>, now: Date): Promise<void> =>
  takeAll(db, limits, takesOfNetwork({ rule: 'signInNetwork', key: network, refusal: 'too_many_requests' }), now);

/** Sends a browser to a provider (rule account 36); a signed-in student is remembered with it. */
export async function beginLogin(
  db: Db,
  asker: { student: StudentId | null; network: string },
  provider: LoginProvider,
  options: Pick<OpenOptions, 'logins' | 'site' | 'limits'>,
  now: Date,
): Promise<{ address: string; flow_token: string }> {
  const at = providerOf(options, provider);
  await countLogin(db, asker.network, options, now);
  const { address, sent } = await sendTo(provider, at, backOf(options.site, provider));
  const token = newToken();
  const expiresAt = new Date(now.getTime() + AWAY_MS);
  await db.insert(loginFlows).values({ hash: hashOf(token), provider, ...sent, studentId: asker.student, expiresAt });
  return { address: address.href, flow_token: token };
}

type Finished = ReplyOf<(typeof calls)['finishLogin']>;
export type LoginOptions = Pick<
  OpenOptions,
  'logins' | 'site' | 'limits' | 'sessionSecrets' | 'delivery' | 'onMessageQueued' | 'onAccountChanged'
>;

/**
 * What a browser that came back leads to. A login that is nobody's yet never opens an account by its e-mail
 * alone: whoever has that account signs in first, and links it then.
 */
export async function finishLogin(
  db: Db,
  asker: { student: StudentId | null; network: string },
  origin: Origin,
  given: { flow_token: string; returned: string },
  options: LoginOptions,
  now: Date,
): Promise<Finished> {
  await countLogin(db, asker.network, options, now);
  const [flow] = await db
    .delete(loginFlows)
    .where(and(eq(loginFlows.hash, hashOf(given.flow_token)), gt(loginFlows.expiresAt, now)))
    .returning();
  if (!flow) throw new Refusal('login_failed');
  const { provider } = flow;
  const claimed = await claimedBy(provider, providerOf(options, provider), backOf(options.site, provider), given.returned, flow);
  if (flow.studentId !== null) {
    // begun as one student and come back as another, or as nobody: it proves nothing for either
    if (flow.studentId !== asker.student) throw new Refusal('login_failed');
    return { status: 'proven', login_token: await keepProof(db, provider, claimed, now) };
  }
  const owner = await ownerOf(db, provider, claimed.subject);
  if (owner !== null) return { status: 'signed_in', session: await enterBy(db, owner, origin, options, now) };
  const login_token = await keepProof(db, provider, claimed, now);
  const { email } = claimed;
  if (email !== null && (await studentByAddress(db, { channel: 'email', value: email })))
    return { status: 'known_address', login_token, email };
  return { status: 'new', login_token, full_name: fieldRules.full_name.clean(claimed.fullName), email };
}

async function enterBy(db: Db, owner: StudentId, origin: Origin, options: LoginOptions, now: Date) {
  const account = await accountById(db, owner);
  if (!account) throw new Refusal('login_failed');
  const restored = account.status === 'deleted' ? await takeBack(db, account, options, now) : null;
  return { ...(await enter(db, origin, restored ?? account, options, now)), ...(restored ? { restored: true } : {}) };
}

/**
 * Makes an account of a new login. Its e-mail counts as proven where the provider says so; what somebody else
 * wrote in a sign-up for it is forgotten, the password above all.
 */
export async function signUpByLogin(
  db: Db,
  origin: Origin,
  said: { token: string; fullName: string; country: CountryCode; language: Language; referredByCode: string | undefined },
  options: LoginOptions,
  now: Date,
) {
  const { token, fullName, country, language, referredByCode = null } = said;
  await refuseStrangeCode(db, referredByCode, country);
  const account = await db.transaction(async (tx): Promise<Account> => {
    const { provider, subject, email } = await takeProof(tx, token, now);
    const address = email === null ? null : ({ channel: 'email', value: email } as const);
    const made = await storeStudent(tx, address, { fullName, language, country, referredByCode }, sql`null`, now);
    if (!made) throw new Refusal('stud_fail_email');
    await linkTo(tx, made.id, provider, subject, now);
    if (address) await forgetPending(tx, address);
    return made;
  });
  return enter(db, origin, account, options, now);
}

/** Lets a proven login sign a student in; tells them (rule account 48). Somebody's already is refused. */
export async function linkLogin(db: Db, account: Account, token: string, options: LoginOptions, now: Date): Promise<void> {
  const isNew = await db.transaction(async (tx) => {
    const { provider, subject } = await takeProof(tx, token, now);
    if ((await ownerOf(tx, provider, subject)) === account.id) return false;
    await linkTo(tx, account.id, provider, subject, now);
    return true;
  });
  if (isNew) await tellOwner(db, account, 'loginLinked', options, now);
}

export const loginsOf = (db: Db, student: StudentId) =>
  db.select({ provider: logins.provider, linkedAt: logins.linkedAt }).from(logins).where(eq(logins.studentId, student));

/** Takes a login from an account; false for one that has no other way in, an address or another login. */
export async function unlinkLogin(db: Db, { id, email, phone }: Account, provider: LoginProvider): Promise<boolean> {
  return db.transaction(async (tx) => {
    const kept = await tx.select({ provider: logins.provider }).from(logins).where(eq(logins.studentId, id)).for('update');
    if (email === null && phone === null && !kept.some((one) => one.provider !== provider)) return false;
    await tx.delete(logins).where(and(eq(logins.studentId, id), eq(logins.provider, provider)));
    return true;
  });
}
