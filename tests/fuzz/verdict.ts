import { isMessageKey, rowOf } from '../../packages/contract/src/message-keys.ts';
import { messageWords } from '../../tools/message-words.ts';

const LANGUAGES = ['ar', 'en', 'ur'] as const;
const words = LANGUAGES.map(messageWords);

/** Whether a key has its sentence in every language. */
const hasWords = (key: string): boolean => words.every((catalogue) => (catalogue[key] ?? '').trim() !== '');

/** What was answered, by whichever door. */
export interface Judged {
  readonly status: number;
  readonly text: string;
  readonly location?: string | undefined;
}

/** An answer as it came over a connection, with its first line and headers. */
export interface Answer extends Judged {
  readonly head: string;
}

/** The first answer in what came over a connection; null when there is none. */
export function answerOf(received: string): Answer | null {
  const [head = '', ...rest] = received.split('\r\n\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]);
  if (!status) return null;
  const text = rest.join('\r\n\r\n');
  return {
    status,
    text: /transfer-encoding: chunked/i.test(head) ? text.replace(/^[\da-f]+\r\n|\r\n[\da-f]+\r\n/gi, '') : text,
    location: /^location: (.*)$/im.exec(head)?.[1],
    head,
  };
}

const SECURITY_HEADERS = [/^x-content-type-options: nosniff$/im, /^content-security-policy: .*frame-ancestors 'none'/im];

/** Whether the head of an answer says what every answer says, whatever was asked. */
export const hasSecurityHeaders = (head: string): boolean => SECURITY_HEADERS.every((header) => header.test(head));

/** What is wrong with an answer to a bad request of the API; null when it is as it should be. */
export function problemOfApi({ status, text }: Judged, method = 'GET'): string | null {
  if (status >= 500 || status < 200) return `${status}: ${text.slice(0, 200)}`;
  if (method === 'HEAD' || status === 204) return null;
  let envelope: { message_key?: unknown; detail?: unknown; data?: unknown };
  try {
    envelope = JSON.parse(text) as typeof envelope;
  } catch {
    return `${status} without an envelope: ${text.slice(0, 200)}`;
  }
  const { message_key: key, detail, data } = envelope;
  if (typeof key !== 'string' || !isMessageKey(key)) return `${status} with the unknown key ${JSON.stringify(key)}`;
  if (!hasWords(key)) return `${key} has no words in one of ${LANGUAGES.join(', ')}`;
  if (status < 300) return data === undefined ? `${status} without data` : null;
  if (typeof detail !== 'string' || detail === '') return `${key} without a detail`;
  return status === rowOf(key).status || status === 414 || status === 431 ? null : `${key} with status ${status}`;
}

/** What is wrong with an answer of the web app to a bad request; null when it is as it should be. */
export function problemOfPage({ status, text, location }: Judged, origin: string): string | null {
  if (status >= 500 || status < 200) return `${status}: ${text.replace(/\s+/g, ' ').slice(0, 200)}`;
  // a `.data` answer carries its redirect in the body, as a 202
  const inBody = /"SingleFetchRedirect"/.test(text) ? /"redirect","([^"]*)"/.exec(text)?.[1] : undefined;
  for (const target of [location, inBody]) {
    if (target === undefined) continue;
    if (!URL.canParse(target, origin) || new URL(target, origin).origin !== origin || /^[/\\]{2}/.test(target))
      return `${status} leads to ${target}`;
  }
  if (status >= 300 && status < 400 && location === undefined && status !== 304) return `${status} leads nowhere`;
  return status >= 400 && text.trim() === '' ? `${status} without a word` : null;
}
