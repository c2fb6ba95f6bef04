import { createHash, randomBytes } from 'node:crypto';
import { Refusal, type LoginProvider } from '@darb/contract';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { isTaken } from '../database/unique.ts';
import type { StudentId } from '../ids.ts';
import type { Claimed } from './login-provider.ts';
import { loginFlows, loginProofs, logins } from './tables.ts';

/** How long what was proven at a provider is good. */
const PROVEN_MS = 60 * 60_000;

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Keeps what a login has proven, for one call that comes with the token. */
export async function keepProof(db: Db, provider: LoginProvider, { subject, email }: Claimed, now: Date): Promise<string> {
  const token = newToken();
  await db.insert(loginProofs).values({ hash: hashOf(token), provider, subject, email, expiresAt: new Date(now.getTime() + PROVEN_MS) });
  return token;
}

/** Uses a proof up, for one of all who come at once; refuses what is none, or too old. */
export async function takeProof(db: Db, token: string, now: Date) {
  const [proof] = await db
    .delete(loginProofs)
    .where(and(eq(loginProofs.hash, hashOf(token)), gt(loginProofs.expiresAt, now)))
    .returning();
  if (!proof) throw new Refusal('login_failed');
  return proof;
}

/** Whose login it is; null for nobody's. */
export const ownerOf = async (db: Db, provider: LoginProvider, subject: string): Promise<StudentId | null> => {
  const [found] = await db
    .select({ id: logins.studentId })
    .from(logins)
    .where(and(eq(logins.provider, provider), eq(logins.subject, subject)));
  return (found?.id as StudentId | undefined) ?? null;
};

/** Makes sure that a token proves a login of this very student, and uses it up. */
export async function proveLogin(db: Db, student: StudentId, token: string, now: Date): Promise<void> {
  const { provider, subject } = await takeProof(db, token, now);
  if ((await ownerOf(db, provider, subject)) !== student) throw new Refusal('login_failed');
}

/** Lets a login sign a student in; refuses one that is somebody else's, and a second one of a provider. */
export async function linkTo(db: Db, student: StudentId, provider: LoginProvider, subject: string, now: Date): Promise<void> {
  await db
    .insert(logins)
    .values({ provider, subject, studentId: student, linkedAt: now })
    .catch((error: unknown) => {
      throw isTaken(error, 'logins_provider_subject_pk') || isTaken(error, 'logins_student') ? new Refusal('login_taken') : error;
    });
}

/** Removes what nobody came back for. */
export async function sweepLogins(db: Db, now: Date): Promise<void> {
  await db.delete(loginFlows).where(lt(loginFlows.expiresAt, now));
  await db.delete(loginProofs).where(lt(loginProofs.expiresAt, now));
}
