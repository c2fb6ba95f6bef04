import { userInfo } from 'node:os';
import { keepOperatorAct, operatorActsOf, type Db } from '@darb/api';
import { withDatabase } from './operator.ts';

/**
 * Writes down what the operator does, under their name on this machine, within the transaction that does it.
 */
export const actOf = (tx: Db, act: string, about: Readonly<Record<string, string | number>>, now: Date): Promise<void> =>
  keepOperatorAct(tx, act, userInfo().username, about, now);

/** `darb audit`: what the operator did, the newest first, a line each; times are UTC. */
export async function showAudit({ last }: { last: number }): Promise<void> {
  await withDatabase(async ({ database: { db } }) => {
    for (const { at, operator, act, about } of await operatorActsOf(db, last)) {
      const named = Object.entries(about).map(([name, value]) => `${name}=${value}`);
      process.stdout.write(`${[at.toISOString().slice(0, 19).replace('T', ' '), operator, act, ...named].join('  ')}\n`);
    }
  });
}
