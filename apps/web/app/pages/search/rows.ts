import { rows } from '../../row.ts';

export const searchRows = rows({
  search: {
    path: 'search',
    file: 'search/search.tsx',
    who: 'anyone',
    unlisted: true,
    clearsOnCountryChange: true,
    texts: ['search'],
    visits: [{ query: { query: 'المشتقة' } }, { query: { query: 'zzzz' } }],
  },
  searchSuggestions: { path: 'search/suggestions', file: 'search/suggestions.tsx', who: 'anyone', frame: 'resource' },
  searchTaken: { path: 'search/taken', file: 'search/taken.tsx', who: 'anyone', frame: 'resource' },
});
