import { textNamed } from '../i18n/texts.server.ts';
import { capabilityOf } from '../row.ts';
import { rowOf, type RowName } from '../site-map.ts';
import type { SharedVisit } from '../visit.ts';
import type { HeadData } from './shown.ts';

/**
 * Title, description and keywords of a page in its language: `meta.<row>` among its capability's texts, with
 * the page's names in their slots.
 */
export function headDataOf(name: RowName, visit: SharedVisit, names: Record<string, string> = {}): HeadData {
  const row = rowOf(name);
  const { meta = name, unlisted = false, texts = [] } = row;
  const namespace = capabilityOf(row);
  const text = (part: 'title' | 'description' | 'keywords'): string => {
    const found = textNamed(visit.language, namespace, `meta.${meta}.${part}`, names);
    if (found === null) throw new Error(`${namespace}.json has no meta.${meta}.${part}`);
    return found;
  };
  return {
    title: text('title'),
    description: text('description'),
    keywords: text('keywords'),
    path: visit.path.split('?', 1)[0] ?? '/',
    origin: visit.origin,
    unlisted,
    texts: texts.join(' '),
  };
}
