import { countries } from '@darb/contract/countries';
import { LRUCache } from 'lru-cache';
import type { Language } from '@darb/language';
import { textNamed } from '../i18n/texts.server.ts';
import { capabilityOf, isOffIn } from '../row.ts';
import { rowOf, type RowName } from '../site-map.ts';
import type { SharedVisit } from '../visit.ts';
import type { HeadData } from './shown.ts';
import { DEFAULT_COUNTRY } from './visitor.ts';

type HeadTexts = Pick<HeadData, 'title' | 'description' | 'keywords'>;

/** The texts of the latest heads, by row, language and names: few differ, and reading them costs. */
const heads = new LRUCache<string, HeadTexts>({ max: 2_000 });

function headTextsOf(name: RowName, language: Language, names: Record<string, string>): HeadTexts {
  const key = `${name} ${language} ${JSON.stringify(names)}`;
  const known = heads.get(key);
  if (known) return known;
  const row = rowOf(name);
  const { meta = name } = row;
  const namespace = capabilityOf(row);
  const text = (part: keyof HeadTexts): string => {
    const found = textNamed(language, namespace, `meta.${meta}.${part}`, names);
    if (found === null) throw new Error(`${namespace}.json has no meta.${meta}.${part}`);
    return found;
  };
  const made = { title: text('title'), description: text('description'), keywords: text('keywords') };
  heads.set(key, made);
  return made;
}

/**
 * What the public address of a row has for its country: none, unless the page is off in the default one,
 * where an address without would lead home (rule site 2).
 */
export function countryIn(name: RowName): string {
  const row = rowOf(name);
  if (!isOffIn(row, DEFAULT_COUNTRY)) return '';
  const first = countries.find(({ code }) => !isOffIn(row, code));
  return first ? `?country=${first.code}` : '';
}

/**
 * Title, description and keywords of a page in its language: `meta.<row>` among its capability's texts, with
 * the page's names in their slots.
 */
export function headDataOf(name: RowName, visit: SharedVisit, names: Record<string, string> = {}): HeadData {
  const { unlisted = false, texts = [] } = rowOf(name);
  return {
    ...headTextsOf(name, visit.language, names),
    path: `${visit.path.split('?', 1)[0] ?? '/'}${countryIn(name)}`,
    origin: visit.origin,
    unlisted,
    texts: texts.join(' '),
  };
}
