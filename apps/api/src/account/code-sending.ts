import { Refusal, type CountryCode, type MessageKey } from '@darb/contract';
import { OTP_MINUTES, RESEND_SECONDS } from '@darb/contract/limits';
import type { Language } from '@darb/language';
import type { Db } from '../database/database.ts';
import { codeMessage } from '../delivery/code-message.ts';
import type { Channel } from '../delivery/delivery.ts';
import { post } from '../delivery/queue.ts';
import type { OpenOptions } from '../options.ts';
import type { CodeHolder, CodePurpose } from './codes.ts';
import { giveBack, takeAll, takesOfNetwork, type Take } from './limits.ts';
import { phoneOf } from './phone.ts';
import type { Address } from './queries.ts';

/** Who asks: the client as it names itself, and its network. */
export interface Asker {
  clientId: string | null;
  network: string;
}

/** What sending a code needs of what the API was given. */
export type SendingOptions = Pick<OpenOptions, 'limits' | 'sessionSecrets' | 'delivery' | 'site' | 'onMessageQueued'>;

/** Where a code goes, and by which way. */
export interface Destination extends Address {
  via: Channel;
}

interface ChannelRules {
  limits: readonly Pick<Take, 'rule' | 'refusal'>[];
  /** What a code too many refuses with over a period, and over a day. */
  period: MessageKey;
  day: MessageKey;
  wrongCode: MessageKey;
}

/** A number is one by SMS and by WhatsApp: what one channel has sent counts for the other. */
const ofPhone = (period: MessageKey, wrongCode: MessageKey): ChannelRules => ({
  limits: [
    { rule: 'smsPeriod', refusal: period },
    { rule: 'smsNumberDay', refusal: 'sms_otp_fail_exceed_count_limit' },
  ],
  period,
  day: 'sms_otp_fail_exceed_count_limit',
  wrongCode,
});

const CHANNELS: Readonly<Record<Channel, ChannelRules>> = {
  sms: ofPhone('sms_otp_fail_exceed_period_limit', 'sms_otp_code_invalid'),
  whatsapp: ofPhone('whatsapp_otp_fail_exceed_period_limit', 'invalid_otp_code'),
  email: {
    limits: [
      { rule: 'mailDay', refusal: 'send_fail_exceed_count_limit' },
      { rule: 'mailPeriod', refusal: 'send_fail_exceed_period_limit' },
    ],
    period: 'send_fail_exceed_period_limit',
    day: 'send_fail_exceed_count_limit',
    wrongCode: 'invalid_otp_code',
  },
};

/** What a wrong code is refused with. */
export const wrongCodeOf = ({ via }: Destination): MessageKey => CHANNELS[via].wrongCode;

/** The address of a phone as typed; refuses what is no mobile number. */
export function phoneAddress(typed: string, country: CountryCode, via: 'sms' | 'whatsapp' = 'sms'): Destination {
  const phone = phoneOf(typed, country);
  if (phone === null) throw new Refusal('stud_fail_valid_phone');
  return { channel: 'sms', value: phone, via };
}

export const emailAddress = (email: string): Destination => ({ channel: 'email', value: email.toLowerCase(), via: 'email' });

const clientOf = ({ clientId }: Pick<Asker, 'clientId'>): string => clientId?.toLowerCase() ?? '';

/** Who waits for a code at an address: the client that asks. */
export const holderOf = (asker: Pick<Asker, 'clientId'>, { channel, value }: Address, purpose: CodePurpose): CodeHolder => ({
  ...{ channel, value, purpose },
  client: clientOf(asker),
});

/** Counts a wish for a code for whoever asks: the client that it names, its network, and that one's site. */
export function countWish(
  db: Db,
  asker: Asker,
  { via }: Destination,
  { limits }: Pick<SendingOptions, 'limits'>,
  now: Date,
): Promise<void> {
  const { period, day } = CHANNELS[via];
  const client = clientOf(asker);
  const ofClient: Take[] = [
    { rule: 'clientPeriod', key: client, refusal: period },
    { rule: 'clientDay', key: client, refusal: day },
  ];
  const takes = [
    ...(client === '' ? [] : ofClient),
    ...takesOfNetwork({ rule: 'networkPeriod', key: asker.network, refusal: period }),
    ...takesOfNetwork({ rule: 'networkDay', key: asker.network, refusal: day }),
  ];
  return takeAll(db, limits, takes, now);
}

/** Counts a message that is sent: for its address, and one to a phone among all of the day. */
const takesOfSending = ({ channel, value, via }: Destination): Take[] => [
  ...CHANNELS[via].limits.map((limit) => ({ ...limit, key: value })),
  ...(channel === 'sms' ? [{ rule: 'smsDay', key: 'all', refusal: CHANNELS[via].day } as const] : []),
];

/** Counts like a sending where nothing is sent, beside what is sent: it keeps nobody from a code. */
const takesOfNothingSent = ({ value, via }: Destination, client: string): Take[] =>
  CHANNELS[via].limits.map((limit) => ({ ...limit, key: `nothing sent ${client} ${value}` }));

/**
 * Whom a code is charged to: the address that it goes to; where nothing is sent this client alone, or, of an
 * address without an account, whoever asks for it, so that two clients are refused as with an account.
 */
export type Charged = 'address' | 'client' | 'no_account';

/** Counts a code for whom it is charged to. */
export const countSending = (
  db: Db,
  asker: Asker,
  to: Destination,
  charged: Charged,
  { limits }: Pick<SendingOptions, 'limits'>,
  now: Date,
): Promise<void> =>
  takeAll(
    db,
    limits,
    charged === 'address' ? takesOfSending(to) : takesOfNothingSent(to, charged === 'client' ? clientOf(asker) : ''),
    now,
  );

/** Takes the count of a message back that reached nobody: only what was sent is charged to an address. */
export const uncountSending = (db: Db, limits: OpenOptions['limits'], via: Channel, value: string, countedAt: Date): Promise<void> =>
  giveBack(db, limits, takesOfSending({ channel: via === 'email' ? 'email' : 'sms', value, via }), countedAt);

/** A code for its message; `link` is what an e-mail may carry beside it. */
export interface CodeToSend {
  holder: CodeHolder;
  to: Destination;
  language: Language;
  code: string;
  /** False for a code that nobody is to get: it costs the same. */
  isSent: boolean;
  link?: { query: string; token: string } | undefined;
}

/** Puts the message with a code on its way (rule account 45), and says when another one may be asked for. */
export async function sendCode(
  db: Db,
  { holder, to, language, code, isSent, link }: CodeToSend,
  { delivery, site, onMessageQueued }: SendingOptions,
  now: Date,
): Promise<{ resend_after: number }> {
  const address = link && new URL(`/${language}/verify?${link.query}=${link.token}`, site).href;
  const message = codeMessage(to.via, { to: to.value, language, code, purpose: holder.purpose, domain: site.hostname, link: address });
  // of a recovery nobody may ask what became of it: the answer would say whether there is an account
  const asker = holder.purpose === 'recovery' ? '' : holder.client;
  await post(db, delivery, message, isSent, { asker, expiresAt: new Date(now.getTime() + OTP_MINUTES * 60_000) }, now);
  onMessageQueued();
  return { resend_after: RESEND_SECONDS[to.via] };
}
