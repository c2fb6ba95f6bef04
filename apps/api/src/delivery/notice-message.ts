import type { Language } from '@darb/language';
import ar from '../../../../locales/ar/delivery.json' with { type: 'json' };
import en from '../../../../locales/en/delivery.json' with { type: 'json' };
import ur from '../../../../locales/ur/delivery.json' with { type: 'json' };
import type { Message } from './delivery.ts';

const TEXTS = { ar: { ...en, ...ar }, en, ur: { ...en, ...ur } } as const;

/** What was done with an account: each has a sentence of its own, which is its e-mail's subject too. */
export type Notice = 'passwordChanged' | 'emailChanged' | 'phoneChanged' | 'loginLinked' | 'deletionBegun' | 'accountRestored';

/** A message about an account, to its owner, with what to do where it was somebody else. */
export function noticeMessage(
  channel: 'sms' | 'email',
  { to, language, notice, site }: { to: string; language: Language; notice: Notice; site: string },
): Message {
  const say = (key: keyof typeof ar): string => TEXTS[language][key];
  const said = say(`notice.${notice}`);
  const advice = say('noticeAdvice').replace('{{site}}', site);
  return channel === 'sms'
    ? { channel, to, language, subject: null, body: `${said}\n${advice}`, code: null }
    : { channel, to, language, subject: said, body: [say('emailHello'), said, advice].join('\n\n'), code: null };
}
