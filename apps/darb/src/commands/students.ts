import { userInfo } from 'node:os';
import { accountNamed, decide, setRole, sheetOf, type AccountSheet, type Db, type Decision, type Role, type Undecided } from '@darb/api';
import { countryCode } from '@darb/contract';
import { OperatorError } from '../operator-error.ts';
import { say, withDatabase } from './operator.ts';

export interface StudentsOptions {
  /** In whose spelling a national number is read. */
  country: string;
}

const DONE: Readonly<Record<Decision, string>> = {
  review: 'is under review, and cannot sign in until you restore it',
  suspend: 'is suspended, and cannot sign in until you restore it',
  restore: 'is active',
  delete: 'is deleted; in 14 days it is erased, until which you can restore it',
};
const REASONS: Readonly<Record<Undecided, string>> = {
  already: 'is so already',
  deleted: 'is deleted: restore it first',
  gone: 'is gone: its 14 days are over',
};

async function find(db: Db, who: string, country: string) {
  const known = countryCode.safeParse(country);
  if (!known.success) throw new OperatorError(`Darb knows no country ${country}.`);
  const account = await accountNamed(db, who, known.data);
  if (!account)
    throw new OperatorError('There is no such student. Give the id, the e-mail, or the number (with --country where it is not Jordan’s).');
  return account;
}

const stamp = (at: Date): string => at.toISOString().replace('T', ' ').slice(0, 16);

/** The lines of `darb students show`. */
export function linesOf({ account, subscriptions, openSessions, acts, erasedAt }: AccountSheet): string[] {
  const rows: [string, string | null][] = [
    ['id', account.id],
    ['state', account.status.replace('_', ' ')],
    ['erased on', erasedAt && stamp(erasedAt)],
    ['role', account.userType.replace('_', ' ')],
    ['name', account.fullName],
    ['phone', account.phone],
    ['e-mail', account.email],
    ['country', account.country],
    ['program', account.programId === null ? null : String(account.programId)],
    ['joined', stamp(account.createdAt)],
    ['sessions', String(openSessions)],
    ...subscriptions.map(({ programId, until }): [string, string] => ['subscription', `program ${programId} until ${until}`]),
    ...acts.map(({ act, by, operator, at }): [string, string] => ['decided', `${stamp(at)} ${act} by ${operator ?? by}`]),
  ];
  return rows.flatMap(([name, value]) => (value === null ? [] : [`${name.padEnd(13)} ${value}`]));
}

/** `darb students show`: what the operator may know of an account; times are UTC. */
export async function showStudent(who: string, { country }: StudentsOptions): Promise<void> {
  await withDatabase(async ({ database: { db } }) => {
    process.stdout.write(`${linesOf(await sheetOf(db, await find(db, who, country))).join('\n')}\n`);
  });
}

/** `darb students review|suspend|restore|delete`: decides about an account, under the operator's own name. */
export async function decideStudent(decision: Decision, who: string, { country }: StudentsOptions): Promise<void> {
  await withDatabase(async ({ database: { db } }) => {
    const { id } = await find(db, who, country);
    const undecided = await decide(db, id, decision, userInfo().username, new Date());
    if (undecided !== null) throw new OperatorError(`The account ${id} ${REASONS[undecided]}.`);
    say(`The account ${id} ${DONE[decision]}.`);
  });
}

/** What `darb students role` may make of somebody (rule account 58). */
export const ROLES = ['student', 'strike_students', 'strike_team', 'teaching_assistant', 'teacher'] as const satisfies readonly Role[];

/** `darb students role`: says how somebody stands in the house, under the operator's own name. */
export async function setStudentRole(who: string, wanted: string, { country }: StudentsOptions): Promise<void> {
  const role = ROLES.find((one) => one === wanted.replace('-', '_'));
  if (!role) throw new OperatorError(`The role must be one of ${ROLES.join(', ')}.`);
  await withDatabase(async ({ database: { db } }) => {
    const { id } = await find(db, who, country);
    if (!(await setRole(db, id, role, userInfo().username, new Date()))) throw new OperatorError(`The account ${id} is a ${role} already.`);
    say(`The account ${id} is a ${role.replace('_', ' ')}.`);
  });
}
