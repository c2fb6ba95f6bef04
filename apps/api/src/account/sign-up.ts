import { Refusal, type CountryCode, type MessageKey } from '@darb/contract';
import { RESEND_SECONDS } from '@darb/contract/limits';
import type { Language } from '@darb/language';
import type { Db } from '../database/database.ts';
import { codeMessage } from '../delivery/code-message.ts';
import { checkCode, makeCode, type CodeHolder } from './codes.ts';
import type { ApiOptions } from '../options.ts';
import { atEntrance } from './entrance.ts';
import { giveBack, takeAll, takesOfNetwork, type Take } from './limits.ts';
import { hashPassword } from './password.ts';
import { weaknessOf } from './password-rule.ts';
import { forgetPending, isPending, lockPending, pendingHash, storePending, type SignUpDetails } from './pending-sign-ups.ts';
import { phoneOf } from './phone.ts';
import { storeStudent, studentByAddress, studentOfReferralCode, type Account, type Address } from './queries.ts';

/** Who asks: the client as it names itself, and its network. */
export interface Asker {
  clientId: string | null;
  network: string;
}

/** What signing up needs of what the API was given. */
export type SignUpOptions = Pick<ApiOptions, 'limits' | 'sessionSecrets' | 'delivery' | 'log'>;

interface ChannelRules {
  limits: readonly Pick<Take, 'rule' | 'refusal'>[];
  /** What a code too many refuses with over a period, and over a day. */
  period: MessageKey;
  day: MessageKey;
  taken: MessageKey;
  wrongCode: MessageKey;
}

const CHANNELS: Readonly<Record<Address['channel'], ChannelRules>> = {
  sms: {
    limits: [
      { rule: 'smsPeriod', refusal: 'sms_otp_fail_exceed_period_limit' },
      { rule: 'smsNumberDay', refusal: 'sms_otp_fail_exceed_count_limit' },
    ],
    period: 'sms_otp_fail_exceed_period_limit',
    day: 'sms_otp_fail_exceed_count_limit',
    taken: 'stud_fail_phone',
    wrongCode: 'sms_otp_code_invalid',
  },
  email: {
    limits: [
      { rule: 'mailDay', refusal: 'send_fail_exceed_count_limit' },
      { rule: 'mailPeriod', refusal: 'send_fail_exceed_period_limit' },
    ],
    period: 'send_fail_exceed_period_limit',
    day: 'send_fail_exceed_count_limit',
    taken: 'stud_fail_email',
    wrongCode: 'invalid_otp_code',
  },
};

/** The address of a phone as typed; refuses what is no mobile number. */
export function phoneAddress(typed: string, country: CountryCode): Address {
  const phone = phoneOf(typed, country);
  if (phone === null) throw new Refusal('stud_fail_valid_phone');
  return { channel: 'sms', value: phone };
}

export const emailAddress = (email: string): Address => ({ channel: 'email', value: email.toLowerCase() });

/** Who waits for a code at an address: the client that asks. */
export const holderOf = ({ clientId }: Pick<Asker, 'clientId'>, address: Address): CodeHolder => ({
  ...address,
  client: clientId?.toLowerCase() ?? '',
});

/** Counts a wish for a code for whoever asks: the client that it names, its network, and that one's site. */
function takesOfAsker({ clientId, network }: Asker, { period, day }: ChannelRules): Take[] {
  const ofClient: Take[] = [
    { rule: 'clientPeriod', key: clientId ?? '', refusal: period },
    { rule: 'clientDay', key: clientId ?? '', refusal: day },
  ];
  return [
    ...(clientId ? ofClient : []),
    ...takesOfNetwork({ rule: 'networkPeriod', key: network, refusal: period }),
    ...takesOfNetwork({ rule: 'networkDay', key: network, refusal: day }),
  ];
}

/** Counts a message that is sent: for its address, and an SMS among all of the day. */
const takesOfSending = ({ channel, value }: Address): Take[] => [
  ...CHANNELS[channel].limits.map((limit) => ({ ...limit, key: value })),
  ...(channel === 'sms' ? [{ rule: 'smsDay', key: 'all', refusal: CHANNELS.sms.day } as const] : []),
];

/** Counts like a sending where nothing is sent, for this client alone: it keeps nobody else from a code. */
const takesOfNothingSent = ({ channel, value, client }: CodeHolder): Take[] =>
  CHANNELS[channel].limits.map((limit) => ({ ...limit, key: `nothing sent ${client} ${value}` }));

/** Sends a code that was counted, or takes the count back: only what was sent is charged to an address. */
async function deliver(
  db: Db,
  address: Address,
  language: Language,
  code: string,
  options: SignUpOptions,
  now: Date,
): Promise<{ resend_after: number }> {
  try {
    await options.delivery[address.channel](db, codeMessage(address.channel, address.value, language, code), now);
  } catch (cause) {
    await giveBack(db, options.limits, takesOfSending(address), now);
    options.log({ event: 'delivery_error', error: { name: cause instanceof Error ? cause.name : 'thrown' } });
    throw new Refusal('unavailable', { cause });
  }
  return { resend_after: RESEND_SECONDS[address.channel] };
}

export type SignUp = Omit<SignUpDetails, 'passwordHash' | 'referredByCode'> & { password: string; referredByCode: string | undefined };

/**
 * Keeps a sign-up until its code comes back, and sends the code (rule account 7, rule account 10). It takes
 * the place of the same client's earlier one for the address, and leaves those of other clients alone.
 * Refuses a student's address, an unknown referral code, a weak password, and what is over a limit. Only a
 * sign-up that will be sent a code is charged to its address; a taken one costs the same hash as a free
 * one.
 */
export async function signUp(
  db: Db,
  asker: Asker,
  address: Address,
  given: SignUp,
  options: SignUpOptions,
  now: Date,
): Promise<{ resend_after: number }> {
  const rules = CHANNELS[address.channel];
  const weakness = await weaknessOf(given.password, { fullName: given.fullName, addresses: [address.value] });
  if (weakness) throw new Refusal(weakness);

  const code = await atEntrance(async () => {
    await takeAll(db, options.limits, takesOfAsker(asker, rules), now);
    const referredByCode = given.referredByCode ?? null;
    if (referredByCode !== null && !(await studentOfReferralCode(db, referredByCode))) throw new Refusal('stud_fail_referral_code');
    if (!(await studentByAddress(db, address))) await takeAll(db, options.limits, takesOfSending(address), now);
    const passwordHash = await hashPassword(given.password);
    const holder = holderOf(asker, address);
    return db.transaction(async (tx) => {
      if (await studentByAddress(tx, address)) return null;
      await storePending(
        tx,
        holder,
        { fullName: given.fullName, passwordHash, language: given.language, country: given.country, referredByCode },
        now,
      );
      return makeCode(tx, options.sessionSecrets[0], holder, now);
    });
  });
  if (code === null) throw new Refusal(rules.taken);
  return deliver(db, address, given.language, code, options, now);
}

/**
 * Sends a new code for the client's own sign-up. An address that waits for no code of this client (unknown,
 * a student's, another client's sign-up) is counted for this client, looked up and answered alike, and gets
 * nothing: neither answer nor time tells a client more than what it did itself.
 */
export async function resendCode(
  db: Db,
  asker: Asker,
  address: Address,
  language: Language,
  options: SignUpOptions,
  now: Date,
): Promise<{ resend_after: number }> {
  const holder = holderOf(asker, address);
  const code = await atEntrance(async () => {
    await takeAll(db, options.limits, takesOfAsker(asker, CHANNELS[address.channel]), now);
    const waits = (await isPending(db, holder)) && !(await studentByAddress(db, address));
    await takeAll(db, options.limits, waits ? takesOfSending(address) : takesOfNothingSent(holder), now);
    return db.transaction(async (tx) => {
      const pending = await lockPending(tx, holder);
      const owner = await studentByAddress(tx, address);
      return waits && pending && !owner ? makeCode(tx, options.sessionSecrets[0], holder, now) : null;
    });
  });
  return code === null ? { resend_after: RESEND_SECONDS[address.channel] } : deliver(db, address, language, code, options, now);
}

/**
 * Makes the student of the client's own sign-up, with the code that was sent for it; gives the student, who
 * may not be let in yet. The tries count even when this fails. Of several clients that prove one address
 * the first has it; to the others their codes are wrong.
 */
export async function verifyCode(
  db: Db,
  asker: Asker,
  address: Address,
  typed: string,
  { sessionSecrets }: Pick<SignUpOptions, 'sessionSecrets'>,
  now: Date,
): Promise<Account> {
  const holder = holderOf(asker, address);
  const outcome = await atEntrance(() =>
    db.transaction(async (tx) => {
      const pending = await lockPending(tx, holder);
      if (!pending) return 'wrong';
      const checked = await checkCode(tx, sessionSecrets, holder, typed, now);
      if (checked !== 'right') return checked;
      return (await storeStudent(tx, address, pending, pendingHash(tx, holder), now)) ?? 'wrong';
    }),
  );
  if (outcome === 'expired') throw new Refusal('otp_expired');
  if (outcome === 'wrong') throw new Refusal(CHANNELS[address.channel].wrongCode);
  // after the transaction: in it, two clients that prove one address would wait for each other's rows
  await forgetPending(db, address);
  return outcome;
}
