import { OTP_MINUTES } from '@darb/contract/limits';
import type { Language } from '@darb/language';
import ar from '../../../../locales/ar/delivery.json' with { type: 'json' };
import en from '../../../../locales/en/delivery.json' with { type: 'json' };
import ur from '../../../../locales/ur/delivery.json' with { type: 'json' };
import type { Channel, Message } from './delivery.ts';

const TEXTS = { ar, en, ur } as const;

const fill = (text: string, slots: Readonly<Record<string, string>>): string => text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => slots[name] ?? '');

/** The message that carries a one-time code, in the language that was asked for. The code always has Latin digits. */
export function codeMessage(channel: Channel, to: string, language: Language, code: string): Message {
  const text = TEXTS[language];
  const duration = new Intl.NumberFormat(`${language}-u-nu-latn`, { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(OTP_MINUTES);
  const slots = { code, duration };
  return channel === 'sms'
    ? { channel, to, language, subject: null, body: fill(text.codeSms, slots), code }
    : { channel, to, language, subject: fill(text.codeEmailSubject, slots), body: fill(text.codeEmail, slots), code };
}
