import type { CountryCode, ReplyOf, site as calls } from '@darb/contract';
import type { Language, Localized } from '@darb/language';
import type { Db } from '../database/database.ts';
import * as queries from './queries.ts';
import type { EditorialText } from './tables.ts';

/** A long text, Arabic under `/ar` and English under the others (rule site 7). */
const shown = ({ ar, en }: EditorialText, language: Language): Localized =>
  language === 'ar' ? { text: ar, lang: 'ar' } : { text: en, lang: 'en' };

/** Who makes Darb, and who is looked for. */
export async function team(db: Db, language: Language): Promise<ReplyOf<typeof calls.team>> {
  const rows = await queries.team(db);
  const those = (kind: 'person' | 'opening') =>
    rows
      .filter((row) => row.kind === kind)
      .map(({ name, role, about }) => ({ name: shown(name, language), role: shown(role, language), about: shown(about, language) }));
  return { people: those('person'), openings: those('opening') };
}

/** Where a country's visitors reach us; null for what the operator has not given (rule site 28). */
export async function contacts(db: Db, language: Language, country: CountryCode): Promise<ReplyOf<typeof calls.contacts>> {
  const row = await queries.contactsOf(db, country);
  return {
    contacts: {
      number: row?.number ?? null,
      help: row?.help ?? null,
      ideas: row?.ideas ?? null,
      schools: row?.schools ?? null,
      office: row?.office ? shown(row.office, language) : null,
      map: row?.map ?? null,
    },
  };
}
