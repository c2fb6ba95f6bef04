import { SEARCH_MAX, lengthOf } from '@darb/contract/limits';
import { cleanTyped } from '@darb/language';
import type { Suggestion } from '@darb/ui/screens/search/props';
import { page } from '../../server/page.ts';
import { hitHref } from './search-view.ts';

/** Titles that begin as `query` does, for the box below the field. */
export const loader = page('searchSuggestions', async ({ api, visit, search }): Promise<never> => {
  const query = cleanTyped(search.get('query') ?? '');
  const asked = lengthOf(query) > SEARCH_MAX ? '' : query;
  const { suggestions } = await api.search.suggestions({ query: asked, country: visit.country });
  const shown: Suggestion[] = suggestions.map((source) => ({ type: source.type, title: source.title, href: hitHref(visit, source) }));
  throw Response.json({ suggestions: shown }, { headers: { 'cache-control': 'no-store' } });
});
