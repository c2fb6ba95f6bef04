import { replaceSellingPoints, type SellingPoint } from '@darb/api';
import { countryCode } from '@darb/contract';
import { cleanReach, isReach } from '@darb/contract/contact';
import { PROVINCES } from '@darb/contract/countries';
import { actOf } from './audit.ts';
import { addressOf, bothOf, readOperatorTable } from './operator-table.ts';
import { say, withDatabase } from './operator.ts';

// prettier-ignore
const BOOKSTORES = [
  'kind', 'country', 'province', 'name_ar', 'name_en', 'address_ar', 'address_en', 'hours_ar', 'hours_en', 'number', 'link',
] as const;

const isKind = (kind: string): kind is SellingPoint['kind'] => kind === 'bookstore' || kind === 'delivery';

/** The bookstores and deliveries of a file, null for empty cells; refuses it whole for one that is none. */
export async function sellingPointsIn(file: string): Promise<SellingPoint[]> {
  return (await readOperatorTable(file, BOOKSTORES)).map((row, order) => {
    const { cells, refuse } = row;
    if (!isKind(cells.kind)) throw refuse('The kind must be bookstore or delivery.');
    const country = countryCode.safeParse(cells.country);
    if (!country.success) throw refuse(`Darb knows no country “${cells.country}”.`);
    const isStore = cells.kind === 'bookstore';
    const provinces = PROVINCES[country.data];
    const places = isStore ? (provinces ?? ['']) : [''];
    if (!places.includes(cells.province))
      throw refuse(places[0] === '' ? 'The province must be empty here.' : `The province must be one of ${places.join(', ')}.`);
    const link = addressOf(row, cells.link);
    if (!isStore && link === null) throw refuse('A delivery needs the link by which it is ordered.');
    if (cells.number !== '' && (cells.number.includes('@') || !isReach(cleanReach(cells.number))))
      throw refuse(`“${cells.number}” is no number to call.`);
    return {
      order,
      kind: cells.kind,
      country: country.data,
      province: cells.province || null,
      name: bothOf(row, 'The name', 'name_ar', 'name_en'),
      street: bothOf(row, isStore ? 'The address' : 'What it costs and how long it takes', 'address_ar', 'address_en'),
      hours: cells.hours_ar === '' && cells.hours_en === '' ? null : bothOf(row, 'The hours', 'hours_ar', 'hours_en'),
      number: cells.number || null,
      link,
    };
  });
}

/** `darb bookstores import`: puts a file's bookstores and deliveries in the place of all that there were. */
export async function importBookstores(file: string): Promise<void> {
  const points = await sellingPointsIn(file);
  const bookstores = points.filter(({ kind }) => kind === 'bookstore').length;
  await withDatabase(({ database: { db } }) =>
    db.transaction(async (tx) => {
      await replaceSellingPoints(tx, points);
      await actOf(tx, 'bookstores import', { bookstores, deliveries: points.length - bookstores }, new Date());
    }),
  );
  say(`The page of selling points has ${bookstores} bookstores and ${points.length - bookstores} deliveries.`);
}
