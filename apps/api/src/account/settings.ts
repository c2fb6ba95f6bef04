import { Refusal, type account as calls, type ParsedInputOf, type PublicProfile, type Tokens } from '@darb/contract';
import { fieldRules } from '@darb/contract/field-rules';
import type { Language } from '@darb/language';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { programById } from '../catalog/service.ts';
import { hiddenLooksOf, type HiddenLook } from '../community/looks.ts';
import type { Db } from '../database/database.ts';
import { isTaken } from '../database/unique.ts';
import type { StudentId } from '../ids.ts';
import type { OpenOptions } from '../options.ts';
import { atEntrance } from './entrance.ts';
import { withInitial } from './initial-name.ts';
import { tellOwner } from './notices.ts';
import { hashPassword } from './password.ts';
import { weaknessOf } from './password-rule.ts';
import { picturesAt } from './picture-address.ts';
import { accountById, accountColumns, addressesOf, type Account } from './queries.ts';
import { shownRole } from './shown-student.ts';
import { endEverything } from './ending.ts';
import { beginSession, type Origin } from './session.ts';
import { students } from './tables.ts';

type Changes = ParsedInputOf<(typeof calls)['updateStudent']>;

/** An alias as it is kept; null for none. */
function aliasOf(typed: string | null): string | null {
  if (typed === null) return null;
  const alias = fieldRules.alias.clean(typed);
  if (fieldRules.alias.broken(alias) !== null) throw new Refusal('username_validate_fail');
  return alias;
}

/** What of the changes is stored: only what is given. */
function columnsOf({ full_name, alias, bio, language, numbering_system, appearance, statistics, program_id, visibility }: Changes) {
  return {
    ...(full_name === undefined ? {} : { fullName: full_name }),
    ...(alias === undefined ? {} : { alias: aliasOf(alias) }),
    ...(bio === undefined ? {} : { bio: bio === '' ? null : bio }),
    ...(language === undefined ? {} : { language }),
    ...(numbering_system === undefined ? {} : { numberingSystem: numbering_system }),
    ...(appearance === undefined ? {} : { appearance }),
    ...(statistics === undefined ? {} : { statistics }),
    ...(program_id === undefined ? {} : { programId: program_id }),
    ...(visibility === undefined ? {} : { visibility: sql`${students.visibility} || ${JSON.stringify(visibility)}::jsonb` }),
  };
}

/**
 * Changes what a student says of themselves, and tells the league who they are now. Refuses an alias that
 * breaks its rule or is somebody else's (of several who want it at once one has it), and a program that is
 * not there.
 */
export async function updateStudent(
  db: Db,
  language: Language,
  id: StudentId,
  changes: Changes,
  { onAccountChanged }: Pick<OpenOptions, 'onAccountChanged'>,
): Promise<Account> {
  if (changes.program_id !== undefined) await programById(db, language, changes.program_id);
  const columns = columnsOf(changes);
  const changed =
    Object.keys(columns).length === 0
      ? await accountById(db, id)
      : await db
          .update(students)
          .set(columns)
          .where(eq(students.id, id))
          .returning(accountColumns)
          .then(
            ([row]) => (row as Account | undefined) ?? null,
            (error: unknown) => {
              throw isTaken(error, 'students_alias') ? new Refusal('username_already_used') : error;
            },
          );
  if (!changed) throw new Refusal('token_invalid');
  await onAccountChanged(id);
  return changed;
}

/**
 * Changes the password of who has proven themselves, or adds the first one; gives new tokens, for every
 * session ends with it (rule account 47). `kept` is the hash that it replaces: of two who change it at once
 * the first one does.
 */
export async function changePassword(
  db: Db,
  account: Account,
  given: { kept: string | null; password: string },
  origin: Origin,
  options: OpenOptions,
  now: Date,
): Promise<Tokens> {
  const weakness = await weaknessOf(given.password, { fullName: account.fullName, addresses: addressesOf(account) });
  if (weakness) throw new Refusal(weakness);
  const hash = await atEntrance(() => hashPassword(given.password));
  const tokens = await db.transaction(async (tx) => {
    const isKept = given.kept === null ? isNull(students.passwordHash) : eq(students.passwordHash, given.kept);
    const stored = await tx
      .update(students)
      .set({ passwordHash: hash, passwordChangedAt: now })
      .where(and(eq(students.id, account.id), isKept))
      .returning({ id: students.id });
    if (stored.length === 0) throw new Refusal('stud_chan_pass_fail');
    await endEverything(tx, account.id, now);
    return beginSession(tx, options.sessionSecrets[0], account.id, origin.clientId, now, origin);
  });
  await tellOwner(db, account, 'passwordChanged', options, now);
  return tokens;
}

/** Keeps by what a chat knows the student again. */
export async function setChatRestoreId(db: Db, id: StudentId, chatRestoreId: string | null): Promise<void> {
  await db.update(students).set({ chatRestoreId }).where(eq(students.id, id));
}

/** A student as everybody may see them (rule account 49); refuses who is none, or not active. */
export async function publicProfileOf(db: Db, id: string, asking: StudentId | null): Promise<PublicProfile> {
  const account = await accountById(db, id as StudentId);
  if (account?.status !== 'active') throw new Refusal('stud_not_found');
  const { visibility, fullName, alias, bio, programId, createdAt } = account;
  const looks = await hiddenLooksOf(db, account.id);
  const isHidden = (kind: HiddenLook['kind'], now: string | null) => looks.some((look) => look.kind === kind && look.shown === now);
  return {
    id: account.id,
    display_name: isHidden('name', fullName) ? null : visibility.full_name ? fullName : withInitial(fullName),
    alias,
    bio: visibility.bio && !isHidden('profile', bio) ? bio : null,
    ...picturesAt(visibility.picture && !isHidden('picture', account.image) ? account.image : null),
    active_program_id: visibility.program ? programId : null,
    user_type: shownRole(account.userType),
    joined_at: createdAt.toISOString(),
    is_own: account.id === asking,
  };
}
