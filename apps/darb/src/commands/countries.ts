import { readCountryChanges, replaceCountryChanges } from '@darb/api';
import { countryCode, type CountryCode } from '@darb/contract';
import {
  changeCountries,
  countries,
  SOCIAL_NAMES,
  type CountryChange,
  type CountryChanges,
  type CountryFlag,
  type KeyPrice,
} from '@darb/contract/countries';
import { tellContentChanged } from '../content-news.ts';
import { OperatorError } from '../operator-error.ts';
import { actOf } from './audit.ts';
import { addressOf, readOperatorTable } from './operator-table.ts';
import { say, withDatabase, type Work } from './operator.ts';

/** The flags of a country by the words that an operator writes. */
const FLAGS = {
  published: 'published',
  checkout: 'checkoutEnabled',
  invite: 'inviteFriendsEnabled',
  tutoring: 'microTutoringEnabled',
  paywall: 'paywallEnabled',
  freshchat: 'freshchatEnabled',
  zendesk: 'zendeskEnabled',
} as const satisfies Record<string, CountryFlag>;
type FlagWord = keyof typeof FLAGS;
const FLAG_WORDS = Object.keys(FLAGS) as FlagWord[];
const NAMES = [...FLAG_WORDS, ...SOCIAL_NAMES, 'price'] as const;
type Name = (typeof NAMES)[number];

type Refuse = (why: string) => OperatorError;
const refuseSetting: Refuse = (why) => new OperatorError(`${why} Nothing was changed.`);

function codeOf(text: string, refuse: Refuse): CountryCode {
  const read = countryCode.safeParse(text);
  if (!read.success) throw refuse(`Darb knows no country “${text}”.`);
  return read.data;
}

const isName = (text: string): text is Name => (NAMES as readonly string[]).includes(text);
const isFlag = (name: Name): name is FlagWord => Object.hasOwn(FLAGS, name);

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** `35 JOD`, with the price before as `35 JOD 200`; `none` where no figure is to be shown. */
function priceOf(value: string, refuse: Refuse): KeyPrice | null {
  if (value === 'none') return null;
  const [, amount = '', currency = '', before] = /^([1-9]\d{0,6}) ([A-Z]{3})(?: ([1-9]\d{0,6}))?$/.exec(value) ?? [];
  if (!CURRENCIES.has(currency))
    throw refuse(`A price is written as “35 JOD”, “35 JOD 200” with the one before, or “none”, not “${value}”.`);
  const [price, old] = [Number(amount), before === undefined ? null : Number(before)];
  if (old !== null && old <= price) throw refuse(`The price before must be higher than ${price}, not ${old}.`);
  return { price, old, currency };
}

const priceText = (price: KeyPrice | null): string =>
  price === null ? 'none' : [price.price, price.currency, ...(price.old === null ? [] : [price.old])].join(' ');

/** A change with one value more; an empty one is as the product ships it. */
function withValue(change: CountryChange, name: Name, value: string, refuse: Refuse): CountryChange {
  if (name === 'price') {
    const { price: _, ...others } = change;
    return value === '' ? others : { ...others, price: priceOf(value, refuse) };
  }
  if (!isFlag(name)) {
    const { [name]: _, ...links } = change.links ?? {};
    const address = addressOf({ refuse }, value);
    return { ...change, links: address === null ? links : { ...links, [name]: address } };
  }
  const { [FLAGS[name]]: _, ...others } = change;
  if (value === '') return others;
  if (value !== 'on' && value !== 'off') throw refuse(`${name} is on or off, not “${value}”.`);
  return { ...others, [FLAGS[name]]: value === 'on' };
}

/** What a line such as `checkout=off facebook=https://…` makes of a country's change. */
export function changeBy(settings: readonly string[], change: CountryChange): CountryChange {
  return settings.reduce((made, setting) => {
    const [name = '', ...value] = setting.split('=');
    if (!isName(name) || value.length === 0)
      throw refuseSetting(`“${setting}” is none of ${NAMES.map((known) => `${known}=…`).join(', ')}.`);
    return withValue(made, name, value.join('=').trim(), refuseSetting);
  }, change);
}

/** The changes of a file; refuses it whole for one that is none. */
export async function countryChangesIn(file: string): Promise<CountryChanges> {
  const changes: CountryChanges = {};
  for (const { cells, refuse } of await readOperatorTable(file, ['country', ...NAMES])) {
    const code = codeOf(cells.country, refuse);
    if (changes[code]) throw refuse(`${code} stands in the file twice.`);
    changes[code] = NAMES.reduce<CountryChange>((change, name) => withValue(change, name, cells[name], refuse), {});
  }
  return changes;
}

async function change({ database: { db, pool } }: Work, changes: CountryChanges, act: string, about: Record<string, string | number>) {
  await db.transaction(async (tx) => {
    await replaceCountryChanges(tx, changes);
    await actOf(tx, act, about, new Date());
  });
  await tellContentChanged(pool);
}

/** `darb countries set`: changes one country at once, for a running Darb too. */
export async function setCountry(country: string, settings: string[]): Promise<void> {
  const code = codeOf(country, refuseSetting);
  await withDatabase(async (work) => {
    const changes = await readCountryChanges(work.database.db);
    await change(work, { ...changes, [code]: changeBy(settings, changes[code] ?? {}) }, 'countries set', { code, to: settings.join(' ') });
  });
  say(`${code} is changed.`);
}

/** `darb countries import`: puts a file's changes in the place of all that there were. */
export async function importCountries(file: string): Promise<void> {
  const changes = await countryChangesIn(file);
  const count = Object.keys(changes).length;
  await withDatabase(async (work) => change(work, changes, 'countries import', { countries: count }));
  say(`${count} countries are as the file says; all others are as they ship.`);
}

const cell = (value: string): string => (/[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);

/** `darb countries show`: all countries as they are now, as the CSV that `import` takes. */
export async function showCountries(): Promise<void> {
  await withDatabase(async ({ database: { db } }) => {
    changeCountries(await readCountryChanges(db));
    const rows = countries.map((country) => [
      country.code,
      ...FLAG_WORDS.map((word) => (country[FLAGS[word]] ? 'on' : 'off')),
      ...SOCIAL_NAMES.map((name) => cell(country.links[name] ?? '')),
      priceText(country.price),
    ]);
    process.stdout.write(`${[['country', ...NAMES], ...rows].map((row) => row.join(',')).join('\n')}\n`);
  });
}
