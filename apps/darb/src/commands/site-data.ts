import { contactMessages, replaceContacts, replaceTeam } from '@darb/api';
import { countryCode } from '@darb/contract';
import { cleanReach, isReach } from '@darb/contract/contact';
import { addressOf, bothOf, readOperatorTable } from './operator-table.ts';
import { say, withDatabase } from './operator.ts';

const TEAM = ['kind', 'name_ar', 'name_en', 'role_ar', 'role_en', 'about_ar', 'about_en'] as const;
const CONTACTS = ['country', 'number', 'help', 'ideas', 'schools', 'office_ar', 'office_en', 'map'] as const;

const isKind = (kind: string): kind is 'person' | 'opening' => kind === 'person' || kind === 'opening';

/** The people and openings of a file; refuses it whole for one that is none. */
export async function teamIn(file: string) {
  return (await readOperatorTable(file, TEAM)).map((row, order) => {
    const { kind } = row.cells;
    if (!isKind(kind)) throw row.refuse('The kind must be person or opening.');
    return {
      kind: kind,
      order,
      name: bothOf(row, 'The name', 'name_ar', 'name_en'),
      role: bothOf(row, 'The role', 'role_ar', 'role_en'),
      about: bothOf(row, 'The text', 'about_ar', 'about_en'),
    };
  });
}

/** `darb team import`: puts a file's people and openings in the place of all that there were. */
export async function importTeam(file: string): Promise<void> {
  const entries = await teamIn(file);
  await withDatabase(({ database: { db } }) => replaceTeam(db, entries));
  const people = entries.filter(({ kind }) => kind === 'person').length;
  say(`The page of the team has ${people} people and ${entries.length - people} openings.`);
}

/** The contacts of each country of a file, null for empty cells; refuses it whole for one that is none. */
export async function contactsIn(file: string) {
  const seen = new Set<string>();
  return (await readOperatorTable(file, CONTACTS)).map((row) => {
    const country = countryCode.safeParse(row.cells.country);
    if (!country.success) throw row.refuse(`Darb knows no country “${row.cells.country}”.`);
    if (seen.has(country.data)) throw row.refuse(`${country.data} stands in the file twice.`);
    seen.add(country.data);
    const reach = (name: 'number' | 'help' | 'ideas' | 'schools'): string | null => {
      const clean = cleanReach(row.cells[name]);
      if (clean === '') return null;
      if (!isReach(clean) || clean.includes('@') !== (name !== 'number')) throw row.refuse(`“${row.cells[name]}” does not fit ${name}.`);
      return name === 'number' ? row.cells[name] : clean;
    };
    const { office_ar, office_en, map } = row.cells;
    return {
      country: country.data,
      number: reach('number'),
      help: reach('help'),
      ideas: reach('ideas'),
      schools: reach('schools'),
      office: office_ar === '' && office_en === '' ? null : bothOf(row, 'The office', 'office_ar', 'office_en'),
      map: addressOf(row, map),
    };
  });
}

/** `darb contacts import`: puts a file's countries in the place of all that there were. */
export async function importContacts(file: string): Promise<void> {
  const entries = await contactsIn(file);
  await withDatabase(({ database: { db } }) => replaceContacts(db, entries));
  say(`Contacts of ${entries.length} countries are known.`);
}

/** `darb messages`: what visitors wrote in the last 180 days, the newest first, a line of JSON each. */
export async function listMessages(): Promise<void> {
  await withDatabase(async ({ database: { db } }) => {
    const written = await contactMessages(db);
    for (const { id, subject, country, reach, text, writtenAt, sentAt } of written) {
      process.stdout.write(`${JSON.stringify({ id, written_at: writtenAt, sent_at: sentAt, subject, country, reach, text })}\n`);
    }
    say(`${written.length} messages, of which ${written.filter(({ sentAt }) => sentAt === null).length} have not left by e-mail.`);
  });
}
