import { issueKeys, listPrograms } from '@darb/api';
import { DEFAULT_LANGUAGE } from '@darb/language';
import { OperatorError } from '../operator-error.ts';
import { say, withDatabase } from './operator.ts';

export interface KeysOptions {
  program: number;
  count: number;
  /** A day such as 2027-08-31, the last on which a key works. */
  expires?: string;
  country?: string;
}

/** Keys without a last day of their own are good for this long. */
const DAYS_GOOD = 365;
/** Amman's, in which days begin and end for students; it has no summer time. */
const UTC_OFFSET = '+03:00';

/**
 * `darb keys issue`: makes keys for a program's country and writes them as CSV (key, program, country, last
 * day, batch). Only their hashes are kept, so they are written this once. Refuses a program that is not
 * loaded, another country, and a day that is over.
 */
export async function issueKeysAsCsv(options: KeysOptions): Promise<void> {
  await withDatabase(async ({ database: { db } }) => {
    const program = (await listPrograms(db, DEFAULT_LANGUAGE)).find(({ id }) => id === options.program);
    if (!program) throw new OperatorError(`There is no program ${options.program}. Load its pack first: darb content load <folder>`);
    const { country } = program;
    if (options.country !== undefined && options.country !== country) {
      throw new OperatorError(
        `Program ${options.program} belongs to ${country}: keys for ${options.country} would not open it. Leave --country out.`,
      );
    }
    const now = new Date();
    const lastDay = options.expires ?? lastDayAfter(now);
    const expiresAt = new Date(`${lastDay}T23:59:59.999${UTC_OFFSET}`);
    if (expiresAt <= now) throw new OperatorError(`${lastDay} is over. Give --expires a day to come, such as ${lastDayAfter(now)}.`);
    const batch = `${options.program}-${now.toISOString().replace(/\D/g, '').slice(0, 14)}`;
    const keys = await issueKeys(db, { count: options.count, country, batch, expiresAt }, now);
    const rows = keys.map((key) => [key, options.program, country, lastDay, batch].join(','));
    process.stdout.write(`${['key,program,country,last_day,batch', ...rows].join('\n')}\n`);
    say(`Issued ${keys.length} keys, good until the end of ${lastDay}. They are not shown again.`);
  });
}

const lastDayAfter = (now: Date): string => new Date(now.getTime() + DAYS_GOOD * 86_400_000).toISOString().slice(0, 10);
