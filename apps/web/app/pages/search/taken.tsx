import { SEARCH_MAX, lengthOf } from '@darb/contract/limits';
import { cleanTyped } from '@darb/language';
import { action as actionOf } from '../../server/action.ts';
import { page } from '../../server/page.ts';
import { tellSearch } from './tell-search.ts';

/** Hears which hit of a search was taken: `query`, and `order` from 0. Tells it as rule pipeline 4 allows. */
export const action = actionOf('searchTaken', async ({ api, visit, context, fields }) => {
  const [query, order] = [cleanTyped(fields.text('query')), fields.text('order')];
  if (query !== '' && lengthOf(query) <= SEARCH_MAX && /^\d{1,4}$/.test(order))
    tellSearch({ api, visit, context }, { event_type: 'search_select', event_content: { query, selected_order: Number(order) } });
  return Promise.resolve(new Response(null, { status: 204 }));
});

export const loader = page('searchTaken', ({ to }) => {
  throw to('search');
});
