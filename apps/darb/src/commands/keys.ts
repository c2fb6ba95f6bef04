import { issueKeys, listBatches, listOffers, listPrograms, voidKeys, type Db } from '@darb/api';
import { countryCode, type CountryCode } from '@darb/contract';
import { DEFAULT_LANGUAGE } from '@darb/language';
import { OperatorError } from '../operator-error.ts';
import { actOf } from './audit.ts';
import { say, withDatabase } from './operator.ts';

export interface KeysOptions {
  count: number;
  /** The one program that they open; any of the country without it (rule billing 13). */
  program?: number;
  country?: string;
  /** A day such as 2027-08-31, the last on which a key works. */
  expires?: string;
  price?: number;
  offer?: string;
}

/** Keys without a last day of their own are good for this long. */
const DAYS_GOOD = 365;
/** Amman's, in which days begin and end for students; it has no summer time. */
const UTC_OFFSET = '+03:00';

/**
 * The country whose programs keys open, of the program where one is named; refuses what does not fit, in
 * words.
 */
async function countryFor(db: Db, { program: id, country }: KeysOptions): Promise<CountryCode> {
  if (id === undefined) {
    if (country === undefined)
      throw new OperatorError('Say what the keys open: --program <id>, or --country <code> for any program of it.');
    const known = countryCode.safeParse(country);
    if (!known.success) throw new OperatorError(`Darb knows no country ${country}.`);
    return known.data;
  }
  const program = (await listPrograms(db, DEFAULT_LANGUAGE)).find((one) => one.id === id);
  if (!program) throw new OperatorError(`There is no program ${id}. Load its pack first: darb content load <folder>`);
  if (country !== undefined && country !== program.country)
    throw new OperatorError(`Program ${id} belongs to ${program.country}: keys for ${country} would not open it. Leave --country out.`);
  return program.country;
}

/** What one costs by an offer; refuses an unknown one, and one of another program. */
async function priceOf(db: Db, { program, price, offer }: KeysOptions): Promise<number | undefined> {
  if (offer === undefined) return price;
  if (price !== undefined) throw new OperatorError('An offer has its price: leave --price out.');
  const found = (await listOffers(db)).find(({ name }) => name === offer);
  if (!found) throw new OperatorError(`There is no offer ${offer}. Make it first: darb offers set ${offer} …`);
  if (found.programId !== program) throw new OperatorError(`The offer ${offer} is for --program ${found.programId}.`);
  return found.price;
}

/**
 * `darb keys issue`: makes keys and writes them as CSV (key, program, country, last day, batch, price). Only
 * their hashes are kept, so they are written this once. Refuses a program that is not loaded, another
 * country, an offer that does not fit, and a day that is over.
 */
export async function issueKeysAsCsv(options: KeysOptions): Promise<void> {
  await withDatabase(async ({ database: { db } }) => {
    const country = await countryFor(db, options);
    const price = await priceOf(db, options);
    const { program: programId, offer, count } = options;
    const now = new Date();
    const lastDay = options.expires ?? lastDayAfter(now);
    const expiresAt = new Date(`${lastDay}T23:59:59.999${UTC_OFFSET}`);
    if (expiresAt <= now) throw new OperatorError(`${lastDay} is over. Give --expires a day to come, such as ${lastDayAfter(now)}.`);
    const batch = `${programId ?? country}-${now.toISOString().replace(/\D/g, '').slice(0, 14)}`;
    const keys = await db.transaction(async (tx) => {
      const made = await issueKeys(tx, { count, country, batch, expiresAt, programId, price, offer }, now);
      await actOf(
        tx,
        'keys issue',
        { batch, count, ...(price === undefined ? {} : { price }), ...(offer === undefined ? {} : { offer }) },
        now,
      );
      return made;
    });
    const rows = keys.map((key) => [key, programId ?? '', country, lastDay, batch, price ?? ''].join(','));
    process.stdout.write(`${['key,program,country,last_day,batch,price', ...rows].join('\n')}\n`);
    say(`Issued ${keys.length} keys, good until the end of ${lastDay}. They are not shown again.`);
  });
}

/** `darb keys list`: the batches with what they carry, as CSV. */
export async function showBatches(): Promise<void> {
  await withDatabase(async ({ database: { db } }) => {
    const rows = (await listBatches(db)).map((one) =>
      [
        one.batch,
        one.programId ?? '',
        one.country,
        one.price ?? '',
        one.offer ?? '',
        one.issuedAt.toISOString().slice(0, 10),
        // the last millisecond of a day in Amman
        one.expiresAt.toISOString().slice(0, 10),
        one.keys,
        one.used,
        one.voided,
      ].join(','),
    );
    process.stdout.write(`${['batch,program,country,price,offer,issued,last_day,keys,used,void', ...rows].join('\n')}\n`);
  });
}

/**
 * `darb keys void`: a key, or the unused ones of a batch; refuses where nothing is left to void, in words.
 */
export async function voidKeysNamed(what: string): Promise<void> {
  await withDatabase(async ({ database: { db } }) => {
    const now = new Date();
    const isBatch = (await listBatches(db)).some(({ batch }) => batch === what);
    const { voided, used } = await db.transaction(async (tx) => {
      const done = await voidKeys(tx, isBatch ? { batch: what } : { key: what }, now);
      // a key is a secret: of one that was void or used nothing is written down, of another its number alone
      if (done.voided > 0) await actOf(tx, 'keys void', { ...(isBatch ? { batch: what } : {}), count: done.voided }, now);
      return done;
    });
    if (voided > 0) return say(`${voided} keys are void now${used > 0 ? `; ${used} of the batch had been used` : ''}.`);
    throw new OperatorError(
      used > 0 ? 'It is used already: what it opened stays open.' : 'There is no such unused key, and no batch of that name.',
    );
  });
}

const lastDayAfter = (now: Date): string => new Date(now.getTime() + DAYS_GOOD * 86_400_000).toISOString().slice(0, 10);
