import { eq, inArray, or } from 'drizzle-orm';
import type { PersonalTable } from '../personal-data.ts';
import { messages, outbox } from './tables.ts';

/** What becomes of messages to a student (rule account 51). */
export const deliveryData: readonly PersonalTable[] = [
  {
    table: messages,
    rowsOf: ({ id, addresses }) => or(eq(messages.asker, id), inArray(messages.recipient, [...addresses])),
    erasure: 'deleted',
    download: {
      part: 'messages',
      // without the text, which may hold a live code
      columns: { at: messages.createdAt, channel: messages.channel, recipient: messages.recipient, state: messages.status },
    },
  },
  {
    table: outbox,
    rowsOf: ({ addresses }) => inArray(outbox.recipient, [...addresses]),
    erasure: 'deleted',
    download: { leftOut: 'a developer’s page; it holds live codes' },
  },
];
