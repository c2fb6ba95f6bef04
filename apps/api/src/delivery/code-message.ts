import { OTP_MINUTES } from '@darb/contract/limits';
import type { Language } from '@darb/language';
import ar from '../../../../locales/ar/delivery.json' with { type: 'json' };
import en from '../../../../locales/en/delivery.json' with { type: 'json' };
import ur from '../../../../locales/ur/delivery.json' with { type: 'json' };
import type { Channel, Message } from './delivery.ts';

const TEXTS = { ar: { ...en, ...ar }, en, ur: { ...en, ...ur } } as const;

const fill = (text: string, slots: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => slots[name] ?? '');

/**
 * The message that carries a one-time code, in the language that was asked for. The code always has Latin
 * digits.
 */
export function codeMessage(channel: Channel, to: string, language: Language, code: string): Message {
  const duration = new Intl.NumberFormat(`${language}-u-nu-latn`, { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(
    OTP_MINUTES,
  );
  const say = (key: keyof typeof ar): string => fill(TEXTS[language][key], { code, duration });
  const words = channel === 'sms' ? { subject: null, body: say('codeSms') } : { subject: say('codeEmailSubject'), body: say('codeEmail') };
  return { channel, to, language, code, ...words };
}
