import { DELETION_DAYS } from '@darb/contract/limits';
import { and, asc, eq, lte } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { askLeague } from '../league/call.ts';
import { describeFailure } from '../faults.ts';
import type { ApiOptions } from '../options.ts';
import type { Owner, PersonalTable } from '../personal-data.ts';
import { personalTables } from '../personal-tables.ts';
import { keepAct } from './acts.ts';
import { removePicture } from './pictures.ts';
import { addressesOf } from './queries.ts';
import { leftovers, students } from './tables.ts';

const DAY_MS = 86_400_000;
/** What one round does at most; the next one goes on. */
const AT_ONCE = 200;
/** By how much what comes in a round is due before what fails in it. */
const BEFORE_MS = 1_000;

/** The moment from which a deleted account is gone for good. */
export const erasureOf = (deletedAt: Date): Date => new Date(deletedAt.getTime() + DELETION_DAYS * DAY_MS);

async function eraseRows(tx: Db, { table, rowsOf, erasure }: PersonalTable, owner: Owner): Promise<void> {
  if (erasure === 'deleted') await tx.delete(table).where(rowsOf(owner));
  else if (Object.keys(erasure.cleared).length > 0) await tx.update(table).set(erasure.cleared).where(rowsOf(owner));
}

/**
 * Erases the account that has waited longest of those whose 14 days are over, all of it or nothing: of two
 * processes one takes it, and one that is killed meanwhile has done nothing. False where none is left.
 */
async function eraseNext(db: Db, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select({ id: students.id, email: students.email, phone: students.phone, image: students.image })
      .from(students)
      .where(and(eq(students.status, 'deleted'), lte(students.deletedAt, new Date(now.getTime() - DELETION_DAYS * DAY_MS))))
      .orderBy(asc(students.deletedAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return false;
    const dueAt = new Date(now.getTime() - BEFORE_MS);
    await tx
      .insert(leftovers)
      .values([
        { kind: 'league' as const, name: due.id, dueAt },
        ...(due.image === null ? [] : [{ kind: 'picture' as const, name: due.image, dueAt }]),
      ])
      .onConflictDoNothing();
    const owner = { id: due.id, addresses: addressesOf(due) };
    for (const one of personalTables) await eraseRows(tx, one, owner);
    await keepAct(tx, { student: due.id, act: 'erase', by: 'darb' }, now);
    return true;
  });
}

/** Where what lies outside of the database is taken away. */
export type Outside = Pick<ApiOptions, 'callLeague' | 'media' | 'log'>;

/**
 * Takes away what lies outside; what cannot be done now is tried again at a later round, behind what was not
 * tried yet. A store that refuses to let pictures go is the operator's to know.
 */
async function clearLeftovers(db: Db, { callLeague, media, log }: Outside, now: Date): Promise<void> {
  const failures: unknown[] = [];
  const rows = await db.select().from(leftovers).where(lte(leftovers.dueAt, now)).orderBy(asc(leftovers.dueAt)).limit(AT_ONCE);
  for (const { kind, name } of rows) {
    const isGone =
      kind === 'league'
        ? (await askLeague(callLeague, 'delete_account', { student_id: name })) !== null
        : await removePicture(media, name).then(
            () => true,
            (error: unknown) => void failures.push(error),
          );
    const which = and(eq(leftovers.kind, kind), eq(leftovers.name, name));
    if (isGone) await db.delete(leftovers).where(which);
    else await db.update(leftovers).set({ dueAt: now }).where(which);
  }
  const [first] = failures;
  if (first !== undefined)
    log({ event: 'pictures_stay', count: failures.length, error: describeFailure(first instanceof Error ? first : new Error('thrown')) });
}

/**
 * Erases the accounts whose day has come (rule account 51). Ended in the middle it goes on where it was, and
 * two at once do no harm.
 */
export async function eraseDeleted(db: Db, outside: Outside, now: Date): Promise<void> {
  for (let round = 0; round < AT_ONCE; round += 1) if (!(await eraseNext(db, now))) break;
  await clearLeftovers(db, outside, now);
}
