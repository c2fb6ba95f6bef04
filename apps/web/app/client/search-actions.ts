import type { SearchActions } from '@darb/ui/screens/search/props';
import { recentSearches } from './recent-searches.ts';

/** What the box below a field does, by the address of the search, such as `/ar/search`. */
export function searchActions({ action, country }: { action: string; country: string }): SearchActions {
  const ask = (path: string, query: Record<string, string>) => `${action}/${path}?${new URLSearchParams({ ...query, country })}`;
  return {
    suggest: async (query) => {
      const answer = await fetch(ask('suggestions', { query }), { headers: { accept: 'application/json' } });
      return answer.ok ? ((await answer.json()) as { suggestions: [] }).suggestions : [];
    },
    recent: recentSearches,
    // the page is left at this moment: what is sent outlives it, and nobody waits for it
    onTaken: (query, order) => void navigator.sendBeacon(ask('taken', {}), new URLSearchParams({ query, order: String(order) })),
  };
}
