import { Refusal, type CountryCode, type MessageKey } from '@darb/contract';
import { RESEND_SECONDS } from '@darb/contract/limits';
import { cleanTyped, type Language } from '@darb/language';
import type { Context } from '../context.ts';
import { codeMessage } from '../delivery/code-message.ts';
import { checkCode, makeCode } from './codes.ts';
import { takeAll, type Limits, type Take } from './limits.ts';
import { hashPassword } from './password.ts';
import { phoneOf } from './phone.ts';
import { isVerified, markVerified, storeUnverified, studentByAddress, studentOfReferralCode, type Address, type StudentRow } from './queries.ts';
import { referralCodeOf } from './referral-code.ts';

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
    limits: [{ rule: 'smsPeriod', refusal: 'sms_otp_fail_exceed_period_limit' }, { rule: 'smsDay', refusal: 'sms_otp_fail_exceed_count_limit' }],
    period: 'sms_otp_fail_exceed_period_limit',
    day: 'sms_otp_fail_exceed_count_limit',
    taken: 'stud_fail_phone',
    wrongCode: 'sms_otp_code_invalid',
  },
  email: {
    limits: [{ rule: 'mailDay', refusal: 'send_fail_exceed_count_limit' }, { rule: 'mailPeriod', refusal: 'send_fail_exceed_period_limit' }],
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

/** Counts a code for whoever asks: the client that it names, and its network. One order everywhere, so that two askers never wait for each other. */
function takesOfAsker(context: Context, { period, day }: ChannelRules): Take[] {
  const asker: [keyof Limits, keyof Limits, string][] = [['networkPeriod', 'networkDay', context.network]];
  if (context.clientId) asker.unshift(['clientPeriod', 'clientDay', context.clientId]);
  return asker.flatMap(([periodRule, dayRule, key]) => [{ rule: periodRule, key, refusal: period }, { rule: dayRule, key, refusal: day }]);
}

const takesOfAddress = (address: Address): Take[] => CHANNELS[address.channel].limits.map((limit) => ({ ...limit, key: address.value }));

async function deliver(context: Context, address: Address, language: Language, code: string): Promise<{ resend_after: number }> {
  try {
    await context.options.delivery[address.channel](context.db, codeMessage(address.channel, address.value, language, code), context.now());
  } catch (cause) {
    context.options.log({ event: 'delivery_error', error: { name: cause instanceof Error ? cause.name : 'thrown' } });
    throw new Refusal('unavailable', { cause });
  }
  return { resend_after: RESEND_SECONDS[address.channel] };
}

export interface SignUp {
  fullName: string;
  password: string;
  language: Language;
  country: CountryCode;
  referredByCode: string | undefined;
}

/**
 * Makes an account that waits for its code, and sends the code (decisions 5 and 6). A sign-up for an address that was never verified replaces
 * the earlier one. Refuses a verified student's address, an unknown referral code, a name of nothing visible, and what is over a limit;
 * the limits are counted before the password is hashed.
 */
export async function signUp(context: Context, address: Address, given: SignUp): Promise<{ resend_after: number }> {
  const { db, options } = context;
  const rules = CHANNELS[address.channel];
  const fullName = cleanTyped(given.fullName);
  if (fullName === '') throw new Refusal('rule_broken', { errors: [{ path: 'full_name', rule: 'required' }] });

  const taken = await db.transaction(async (tx) => {
    const now = context.now();
    await takeAll(tx, options.limits, takesOfAsker(context, rules), now);
    const owner = await studentByAddress(tx, address);
    // no code is sent to a verified student's address, so its own limit stays free for them
    if (owner && isVerified(owner, address)) return true;
    await takeAll(tx, options.limits, takesOfAddress(address), now);
    return false;
  });
  if (taken) throw new Refusal(rules.taken);

  const referredByCode = given.referredByCode === undefined ? null : referralCodeOf(given.referredByCode);
  if (referredByCode !== null && !(await studentOfReferralCode(db, referredByCode))) throw new Refusal('stud_fail_referral_code');
  const passwordHash = await hashPassword(given.password);
  const code = await db.transaction(async (tx) => {
    const stored = await storeUnverified(tx, address, { fullName, passwordHash, language: given.language, country: given.country, referredByCode }, context.now());
    return stored ? makeCode(tx, options.sessionSecret, address.channel, address.value, context.now()) : null;
  });
  if (code === null) throw new Refusal(rules.taken);
  return deliver(context, address, given.language, code);
}

/** Sends a new code to an account that waits for one. Any other address is counted and answered alike, and gets nothing. */
export async function resendCode(context: Context, address: Address, language: Language): Promise<{ resend_after: number }> {
  const { db, options } = context;
  const code = await db.transaction(async (tx) => {
    await takeAll(tx, options.limits, [...takesOfAsker(context, CHANNELS[address.channel]), ...takesOfAddress(address)], context.now());
    const student = await studentByAddress(tx, address);
    if (!student || isVerified(student, address)) return null;
    return makeCode(tx, options.sessionSecret, address.channel, address.value, context.now());
  });
  return code === null ? { resend_after: RESEND_SECONDS[address.channel] } : deliver(context, address, language, code);
}

/** Proves an address with the code that was sent to it; gives the student, who may not be let in yet. The tries count even when this fails. */
export async function verifyCode(context: Context, address: Address, typed: string): Promise<StudentRow> {
  const checked = await checkCode(context.db, context.options.sessionSecret, address.channel, address.value, typed, context.now());
  if (checked === 'expired') throw new Refusal('otp_expired');
  const student = checked === 'right' ? await markVerified(context.db, address, context.now()) : null;
  if (!student) throw new Refusal(CHANNELS[address.channel].wrongCode);
  return student;
}
