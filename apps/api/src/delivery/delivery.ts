import type { Language } from '@darb/language';
import type { Db } from '../database/database.ts';

export type Channel = 'sms' | 'email';

/**
 * A message to one person. `to` is an E.164 number or a lower-cased e-mail address; `code` is what `body`
 * carries, for the outbox.
 */
export interface Message {
  channel: Channel;
  to: string;
  language: Language;
  subject: string | null;
  body: string;
  code: string | null;
}

/** A way out for the messages of one channel. Rejects when the message was not taken over. */
export type Carrier = (db: Db, message: Message, now: Date) => Promise<void>;

/** How each channel's messages leave (rule account 27); the outbox where nothing is configured. */
export type Delivery = Readonly<Record<Channel, Carrier>>;
