import { textNamed } from '../i18n/texts.server.ts';
import { rowOf, type RowName } from '../site-map.ts';
import type { Visit } from '../visit.ts';
import type { HeadData } from './shown.ts';

/** Title, description and keywords of a page in its language: `meta.<row>` of `site.json`, with the page's names in their slots. */
export function headDataOf(name: RowName, visit: Visit, names: Record<string, string> = {}): HeadData {
  const text = (part: string): string | null =>
    textNamed(visit.language, 'site', `meta.${name === 'chooseProgram' ? 'selectProgram' : name}.${part}`, names);
  return {
    title: text('title') ?? textNamed(visit.language, 'site', 'meta.home.title') ?? '',
    description: text('description'),
    keywords: text('keywords'),
    path: visit.path.split('?', 1)[0] ?? '/',
    origin: visit.origin,
    unlisted: rowOf(name).unlisted === true,
  };
}
