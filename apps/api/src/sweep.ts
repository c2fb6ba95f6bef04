import { eraseDeleted, type Outside } from './account/erasure.ts';
import type { Db } from './database/database.ts';
import { sweepTakes } from './account/limits.ts';
import { sweepPending } from './account/pending-sign-ups.ts';
import { sweepSessions } from './account/session.ts';
import { sweepCodes } from './account/codes.ts';
import { sweepLinks } from './account/links.ts';
import { sweepLogins } from './account/login-proofs.ts';
import { closeOverdue } from './assessment/attempts.ts';
import { sweepOutbox } from './delivery/outbox.ts';
import { sweepMessages } from './delivery/queue.ts';
import { sweepCollections } from './collection/queries.ts';
import { keepRecords } from './pipeline/parts.ts';
import { sweepShareLinks } from './progress/share-queries.ts';
import { sweepContactMessages } from './site/messages.ts';

/**
 * Removes what has expired at `now`, erases accounts whose day has come, and closes tests whose time is over;
 * running it twice, or in two
 * processes at once, does no harm.
 */
export async function sweep(db: Db, outside: Outside, now: Date): Promise<void> {
  await sweepTakes(db, now);
  await sweepCodes(db, now);
  await sweepPending(db, now);
  await sweepSessions(db, now);
  await closeOverdue(db, now);
  await sweepOutbox(db, now);
  await sweepMessages(db, now);
  await sweepLinks(db, now);
  await sweepLogins(db, now);
  await sweepShareLinks(db, now);
  await sweepCollections(db, now);
  await sweepContactMessages(db, now);
  await eraseDeleted(db, outside, now);
  // the last: it gives up where somebody reads the records for long
  await keepRecords(db, now);
}
