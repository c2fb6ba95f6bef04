import {
  countryOf,
  Refusal,
  type account,
  type CountryCode,
  type NameChoice,
  type ParsedInputOf,
  type Student,
  type Tokens,
} from '@darb/contract';
import type { Language } from '@darb/language';
import { activeSubscription, subscriptionsOf } from '../billing/subscriptions.ts';
import { programById } from '../catalog/service.ts';
import type { StudentId } from '../ids.ts';
import type { Db } from '../database/database.ts';
import { takeBack, type DeletionOptions } from './deletion.ts';
import { atEntrance } from './entrance.ts';
import { clearTakes, takeAll, takesOfNetwork } from './limits.ts';
import { isPassword } from './password.ts';
import { pendingToCompare, sharePending } from './pending-sign-ups.ts';
import { emailAddress, holderOf, type Asker } from './code-sending.ts';
import { phoneOf } from './phone.ts';
import { picturesAt } from './picture-address.ts';
import type { Profile } from './profile.ts';
import {
  credentialsAt,
  hasStill,
  storeLeagueName,
  storeProgram,
  studentOfReferralCode,
  wasSignedIn,
  type Account,
  type Address,
} from './queries.ts';
import { beginSession, endSession, type Origin } from './session.ts';
import type { SignUpOptions } from './sign-up.ts';

export {
  activeStudent,
  fullNamesOf,
  isInviterOf,
  lockInviter,
  lockStudent,
  storeInviter,
  studentNamed,
  studentsBroughtBy,
} from './queries.ts';

const DAY_MS = 86_400_000;

/** The student as the product shows them to themselves (rule account 30). */
export function describe({ account, subscriptions }: Profile, now: Date): Student {
  const subscription = activeSubscription(subscriptions, account.programId, now);
  return {
    id: account.id,
    full_name: account.fullName,
    email: account.email,
    phone: account.phone,
    is_sms_verified: account.phoneVerifiedAt !== null,
    sms_otp_phone: account.phone,
    ...picturesAt(account.image),
    alias: account.alias,
    bio: account.bio,
    numbering_system: account.numberingSystem,
    appearance: account.appearance,
    visibility: account.visibility,
    statistics: account.statistics,
    language: account.language,
    country: account.country as CountryCode,
    program_id: account.programId,
    premium_program_id: subscription?.programId ?? null,
    is_premium: subscription !== null,
    has_password: account.hasPassword,
    password_changed_at: account.passwordChangedAt?.toISOString() ?? null,
    is_referred_by: account.referredByCode !== null,
    unique_referral_code: account.referralCode,
    referred_by_code: account.referredByCode,
    user_from_days: Math.max(0, Math.floor((now.getTime() - account.createdAt.getTime()) / DAY_MS)),
  };
}

/** As `describe`, of an account that was just read or changed. */
export const describeAccount = async (db: Db, account: Account, now: Date): Promise<Student> =>
  describe({ account, subscriptions: await subscriptionsOf(db, account.id) }, now);

/**
 * Lets a proven student in, as far as the operator does: refuses an account that is under review, suspended
 * or deleted (rule account 18).
 */
export async function enter(
  db: Db,
  origin: Origin,
  account: Account,
  { sessionSecrets }: Pick<SignUpOptions, 'sessionSecrets'>,
  now: Date,
): Promise<{ tokens: Tokens; student: Student }> {
  if (account.status === 'under_review') throw new Refusal('account_under_review');
  if (account.status === 'deleted') throw new Refusal('account_deleted');
  if (account.status !== 'active') throw new Refusal('account_suspended');
  return {
    tokens: await beginSession(db, sessionSecrets[0], account.id, origin.clientId, now, origin),
    student: await describeAccount(db, account, now),
  };
}

/**
 * Signs in by e-mail or phone and password, in turn. An address without an account, a deleted account and a
 * wrong password take as long and are refused alike; failures are counted before anything is hashed, for the
 * address whether it has an account or not, for a client that was signed in to it before by themselves
 * (rule account 17). The password of a sign-up that waits for its code is told so
 * (`stud_exists_not_verified`), and proves that this client may ask for the code too.
 */
export const signIn = (...given: Parameters<typeof signInNow>): ReturnType<typeof signInNow> => atEntrance(() => signInNow(...given));

async function signInNow(
  db: Db,
  asker: Asker,
  origin: Origin,
  given: ParsedInputOf<(typeof account)['signIn']>,
  options: DeletionOptions,
  now: Date,
): Promise<{ tokens: Tokens; student: Student; restored?: boolean }> {
  const wrong = 'email' in given ? 'stud_login_fail' : 'phone_not_valid';
  const address = 'email' in given ? emailAddress(given.email) : phoneAddressOrNull(given.phone, given.country_code);
  if (!address) throw new Refusal(wrong);
  const isKnown = await wasSignedIn(db, address, asker.clientId);
  const name = isKnown ? `${address.value} ${asker.clientId}` : address.value;
  const refusal = 'sign_in_fail_exceed_limit';
  const takes = [
    { rule: 'signInName', key: name, refusal } as const,
    ...takesOfNetwork({ rule: 'signInNetwork', key: asker.network, refusal }),
  ];
  await takeAll(db, options.limits, takes, now);
  const holder = holderOf(asker, address, 'sign_up');
  const known = await credentialsAt(db, address);
  const pending = await pendingToCompare(db, holder);
  const right = await isPassword((known ?? pending)?.passwordHash, given.password);
  if (!right) throw new Refusal(wrong);
  if (!known) {
    if (pending && asker.clientId !== null) await sharePending(db, pending, holder.client, now);
    throw new Refusal('stud_exists_not_verified');
  }
  const restored = known.account.status === 'deleted' ? await takeBack(db, known.account, options, now) : null;
  if (known.account.status === 'deleted' && !restored && known.account.deletedBy !== 'operator') throw new Refusal(wrong);
  await clearTakes(db, 'signInName', name);
  const entered = await db.transaction(async (tx) => {
    // a new password ends what the old one opened, also what the old one is about to open
    if (!(await hasStill(tx, known.account.id, known.passwordHash))) throw new Refusal(wrong);
    return enter(tx, origin, restored ?? known.account, options, now);
  });
  return { ...entered, ...(restored ? { restored: true } : {}) };
}

function phoneAddressOrNull(typed: string, country: CountryCode): Address | null {
  const phone = phoneOf(typed, country);
  return phone === null ? null : { channel: 'sms', value: phone };
}

/** Ends the session of the token; its access token is refused from now on too. */
export const signOut = (db: Db, sessionId: string, now: Date): Promise<void> => endSession(db, sessionId, now);

/**
 * Whether an invitation code is somebody else's (rule account 29); a guest's where their country has
 * invitations. Counted for the network, since codes are short.
 */
export async function verifyReferralCode(
  db: Db,
  asker: { student: StudentId | null; network: string; country: string | null },
  code: string,
  { limits }: Pick<SignUpOptions, 'limits'>,
  now: Date,
): Promise<void> {
  await takeAll(db, limits, takesOfNetwork({ rule: 'referralNetwork', key: asker.network, refusal: 'too_many_requests' }), now);
  const isTaken = asker.student !== null || asker.country === null || countryOf(asker.country).inviteFriendsEnabled;
  const owner = isTaken ? await studentOfReferralCode(db, code) : null;
  if (!owner) throw new Refusal('stud_fail_referral_code');
  if (owner === asker.student) throw new Refusal('own_referral_code');
}

/** Sets the program that a student learns by; `content_not_found` when there is none of this id. */
export async function setProgram(db: Db, language: Language, student: StudentId, programId: number, now: Date): Promise<Student> {
  await programById(db, language, programId);
  const account = await storeProgram(db, student, programId);
  if (!account) throw new Refusal('token_invalid');
  return describeAccount(db, account, now);
}

/** Keeps how others see the student in the league; `league` decides what may be chosen. */
export async function setLeagueName(db: Db, student: StudentId, choice: NameChoice): Promise<Account> {
  const account = await storeLeagueName(db, student, choice);
  if (!account) throw new Refusal('token_invalid');
  return account;
}
