import { listOffers, listPrograms, setOffer } from '@darb/api';
import { DEFAULT_LANGUAGE } from '@darb/language';
import { OperatorError } from '../operator-error.ts';
import { actOf } from './audit.ts';
import { say, withDatabase } from './operator.ts';

export interface OfferOptions {
  program: number;
  price: number;
  from: string;
  until: string;
  anyKey: boolean;
}

const NAME = /^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/;

/** `darb offers set`: makes an offer or changes it; refuses a name, a program, or days that are none. */
export async function makeOffer(name: string, { program, price, from, until, anyKey }: OfferOptions): Promise<void> {
  if (!NAME.test(name)) throw new OperatorError('A name has up to 40 letters, digits, dashes and underscores.');
  if (until < from) throw new OperatorError(`${until} is before ${from}.`);
  await withDatabase(async ({ database: { db } }) => {
    if (!(await listPrograms(db, DEFAULT_LANGUAGE)).some(({ id }) => id === program))
      throw new OperatorError(`There is no program ${program}.`);
    const now = new Date();
    await db.transaction(async (tx) => {
      await setOffer(tx, { name, programId: program, price, firstDay: from, lastDay: until, firstKeyOnly: !anyKey });
      await actOf(tx, 'offers set', { name, program, price, from, until }, now);
    });
    say(`The offer ${name} costs ${price} from ${from} to the end of ${until}, ${anyKey ? 'for any key' : 'for a first key'}.`);
  });
}

/** `darb offers`: all of them, as CSV. */
export async function showOffers(): Promise<void> {
  await withDatabase(async ({ database: { db } }) => {
    const rows = (await listOffers(db)).map(({ name, programId, price, firstDay, lastDay, firstKeyOnly }) =>
      [name, programId, price, firstDay, lastDay, firstKeyOnly ? 'first' : 'any'].join(','),
    );
    process.stdout.write(`${['name,program,price,from,until,keys', ...rows].join('\n')}\n`);
  });
}
