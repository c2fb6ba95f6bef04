import type { Language } from '@darb/language';

export type Channel = 'sms' | 'whatsapp' | 'email';

/**
 * A message to one person. `to` is an E.164 number or a lower-cased e-mail address; `code` is what `body`
 * carries.
 */
export interface Message {
  channel: Channel;
  to: string;
  language: Language;
  subject: string | null;
  body: string;
  code: string | null;
}

/** A message of the queue: its id goes along, so that a provider knows one that comes twice. */
export interface QueuedMessage extends Message {
  id: string;
}

/** What a provider said of a message that it took: by which id its reports will call it; null for none. */
export interface Taken {
  providerId: string | null;
}

/**
 * A way out for the messages of one channel. Rejects with `MessageRefused` what its provider will never take,
 * with anything else what is worth another try; gives up within seconds.
 */
export type Carrier = (message: QueuedMessage) => Promise<Taken>;

/** How each channel's messages leave (rule account 27); into the outbox where nothing is configured. */
export type Delivery = Readonly<Record<Channel, Carrier | 'outbox'>>;

/** The provider will not take this message, however often it is sent. */
export class MessageRefused extends Error {
  override name = 'MessageRefused';
}

/** HTTP answers after which the same request may go well: the provider is busy, broken, or locked for us. */
const WORTH_ANOTHER_TRY: ReadonlySet<number> = new Set([401, 403, 404, 408, 425, 429]);

/** Throws what an HTTP provider's answer means for the message; nothing for one that was taken. */
export function checkTaken(provider: string, status: number): void {
  if (status >= 200 && status < 300) return;
  const said = `${provider} answered ${status}`;
  if (status >= 400 && status < 500 && !WORTH_ANOTHER_TRY.has(status)) throw new MessageRefused(said);
  throw new Error(said);
}
