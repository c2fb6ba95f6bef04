import { OTP_MINUTES } from '@darb/contract/limits';
import type { Language } from '@darb/language';
import ar from '../../../../locales/ar/delivery.json' with { type: 'json' };
import en from '../../../../locales/en/delivery.json' with { type: 'json' };
import ur from '../../../../locales/ur/delivery.json' with { type: 'json' };
import type { Channel, Message } from './delivery.ts';

const TEXTS = { ar: { ...en, ...ar }, en, ur: { ...en, ...ur } } as const;
type TextKey = keyof typeof ar;

const fill = (text: string, slots: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => slots[name] ?? '');

/** What a code is for, as its message says it. */
const PURPOSES = {
  sign_up: { text: 'codeSms', email: 'emailSignUp', linkHours: 24 },
  recovery: { text: 'recoverySms', email: 'emailRecovery', linkHours: 1 },
  change: { text: 'changeSms', email: 'emailChange', linkHours: 24 },
  deletion: { text: 'deletionSms', email: 'emailDeletion', linkHours: 0 },
} as const satisfies Record<string, { text: TextKey; email: TextKey; linkHours: number }>;

/** What a message with a code is made of. */
export interface CodeNote {
  to: string;
  language: Language;
  code: string;
  purpose: keyof typeof PURPOSES;
  /** The site's host, for which a phone offers the code. */
  domain: string;
  /** An e-mail's link that does the same; null for none. */
  link?: string | null | undefined;
}

const durationIn = (language: Language, count: number, unit: 'minute' | 'hour'): string =>
  new Intl.NumberFormat(`${language}-u-nu-latn`, { style: 'unit', unit, unitDisplay: 'long' }).format(count);

/**
 * The message that carries a one-time code, in the language that was asked for. The code always has Latin
 * digits; an SMS ends with the line by which a phone offers it (`@domain #code`).
 */
export function codeMessage(channel: Channel, { to, language, code, purpose, domain, link = null }: CodeNote): Message {
  const kind = PURPOSES[purpose];
  const say = (key: TextKey, slots: Readonly<Record<string, string>> = {}): string =>
    fill(TEXTS[language][key], { code, duration: durationIn(language, OTP_MINUTES, 'minute'), ...slots });
  const message = { channel, to, language, code };
  if (channel === 'whatsapp') return { ...message, subject: null, body: say(kind.text) };
  if (channel === 'sms') return { ...message, subject: null, body: `${say(kind.text)}\n\n@${domain} #${code}` };
  const linkLines = link === null ? [] : [say('emailLink', { duration: durationIn(language, kind.linkHours, 'hour') }), link];
  return {
    ...message,
    subject: say('codeEmailSubject'),
    body: [say('emailHello'), say(kind.email), code, say('emailRules'), ...linkLines, say('emailNotYou')].join('\n\n'),
  };
}
