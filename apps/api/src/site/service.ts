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

/** Where keys are sold in a country, in the operator's order (rule site 33). */
export async function sellingPoints(db: Db, language: Language, country: CountryCode): Promise<ReplyOf<typeof calls.sellingPoints>> {
  const rows = await queries.sellingPointsIn(db, country);
  return {
    bookstores: rows
      .filter(({ kind }) => kind === 'bookstore')
      .map(({ province, name, street, hours, number, link }) => ({
        ...{ province, number, link },
        name: shown(name, language),
        address: shown(street, language),
        hours: hours && shown(hours, language),
      })),
    deliveries: rows
      .filter(({ kind }) => kind === 'delivery')
      .map(({ name, street, link }) => ({ name: shown(name, language), terms: shown(street, language), link: link ?? '' })),
  };
}
