import { randomBytes } from 'node:crypto';
import { Refusal } from '@darb/contract';
import { PICTURE_SIZES } from '@darb/contract/limits';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import type { StudentId } from '../ids.ts';
import { playerOf, type IsLiving } from '../media/serve.ts';
import type { MediaStorage } from '../media/storage.ts';
import type { ApiOptions, OpenOptions } from '../options.ts';
import { takeOf } from './limits.ts';
import { fileOfPicture } from './picture-address.ts';
import { picturesOf, type Crop } from './picture-image.ts';
import { accountColumns, type Account } from './queries.ts';
import { leftovers, students } from './tables.ts';

/** Until files that no account has got yet count as left behind by a process that ended. */
const UNCLAIMED_MS = 3_600_000;

/** Takes the files of a picture away; what is gone already is no failure. */
export async function removePicture(media: MediaStorage, name: string): Promise<void> {
  for (const side of PICTURE_SIZES) await media.remove(fileOfPicture(name, side));
}

/** Gives an account another picture or none, and leaves the files of the old one to be cleared away. */
async function swap(db: Db, student: StudentId, image: string | null, now: Date): Promise<Account> {
  return db.transaction(async (tx) => {
    const [before] = await tx.select({ image: students.image }).from(students).where(eq(students.id, student)).for('update');
    if (!before) throw new Refusal('token_invalid');
    const [changed] = await tx.update(students).set({ image }).where(eq(students.id, student)).returning(accountColumns);
    if (before.image !== null) await tx.insert(leftovers).values({ kind: 'picture', name: before.image, dueAt: now }).onConflictDoNothing();
    if (image !== null) await tx.delete(leftovers).where(and(eq(leftovers.kind, 'picture'), eq(leftovers.name, image)));
    return changed as Account;
  });
}

/**
 * Sets a student's picture (rule account 54). Its files are written before the account names them; a process
 * that ends in between leaves them to be cleared away.
 */
export async function setPicture(
  db: Db,
  student: StudentId,
  given: { bytes: Uint8Array; crop: Crop | null },
  { media, limits, onAccountChanged }: Pick<OpenOptions, 'media' | 'limits' | 'onAccountChanged'>,
  now: Date,
): Promise<Account> {
  await takeOf(db, limits, { rule: 'picture', key: student, refusal: 'too_many_requests' }, now);
  const made = await picturesOf(given.bytes, given.crop);
  const name = randomBytes(16).toString('hex');
  await db.insert(leftovers).values({ kind: 'picture', name, dueAt: new Date(now.getTime() + UNCLAIMED_MS) });
  for (const [side, bytes] of made) await media.keep(fileOfPicture(name, side), bytes);
  const account = await swap(db, student, name, now);
  await onAccountChanged(student);
  return account;
}

/** Takes a student's picture away; having none is no failure. */
export async function takePictureAway(
  db: Db,
  student: StudentId,
  { onAccountChanged }: Pick<OpenOptions, 'onAccountChanged'>,
  now: Date,
): Promise<Account> {
  const account = await swap(db, student, null, now);
  await onAccountChanged(student);
  return account;
}

const NAME = /^\/media\/pictures\/([0-9a-f]{32})-(\d+)\.webp$/;

/**
 * Answers GET and HEAD of a picture's address, which nobody guesses: to everybody while the profile shows it,
 * else to its student alone (rule account 49). 404 for any other, so that none is told from a hidden one. The
 * picture of an address never changes; a new one has another address.
 */
export async function servePicture(db: Db, options: ApiOptions, isLiving: IsLiving, request: Request): Promise<Response> {
  const [, name, side] = NAME.exec(new URL(request.url).pathname) ?? [];
  if (name === undefined || !PICTURE_SIZES.some((size) => String(size) === side)) throw new Refusal('not_found');
  const [owner] = await db
    .select({ id: students.id, status: students.status, visibility: students.visibility })
    .from(students)
    .where(eq(students.image, name));
  if (owner?.status !== 'active') throw new Refusal('not_found');
  if (!owner.visibility.picture && (await playerOf(options, isLiving, request)) !== owner.id) throw new Refusal('not_found');
  const file = fileOfPicture(name, Number(side));
  const size = await options.media.size(file);
  if (size === null) throw new Refusal('not_found');
  const headers = {
    'content-type': 'image/webp',
    'content-length': String(size),
    // no cache that others share: the student may hide it
    'cache-control': 'private, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-disposition': 'inline',
    vary: 'cookie',
  };
  return new Response(request.method === 'HEAD' ? null : options.media.read(file, { from: 0, to: size - 1 }), { headers });
}
