import { Refusal } from '@darb/contract';
import type { Db } from '../database/database.ts';
import type { StudentId } from '../ids.ts';
import type { Limits } from '../settings.ts';
import { atEntrance } from './entrance.ts';
import { clearTakes, takeOf } from './limits.ts';
import { isPassword } from './password.ts';
import { passwordHashOf } from './queries.ts';

/**
 * Makes sure that a student who has a password knows it (`stud_chan_pass_fail`), and gives its hash; null for
 * one who has none. Wrong ones are counted as at sign-in, before anything is hashed.
 */
export async function provePassword(
  db: Db,
  student: StudentId,
  typed: string | undefined,
  limits: Limits,
  now: Date,
): Promise<string | null> {
  const kept = await passwordHashOf(db, student);
  if (kept === null) return null;
  const take = { rule: 'signInName', key: `proof ${student}`, refusal: 'sign_in_fail_exceed_limit' } as const;
  await takeOf(db, limits, take, now);
  if (typed === undefined || !(await atEntrance(() => isPassword(kept, typed)))) throw new Refusal('stud_chan_pass_fail');
  await clearTakes(db, take.rule, take.key);
  return kept;
}
