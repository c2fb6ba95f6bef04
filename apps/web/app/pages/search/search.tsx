import { SEARCH_MAX, lengthOf } from '@darb/contract/limits';
import { cleanTyped } from '@darb/language';
import { useMemo } from 'react';
import { SearchScreen } from '@darb/ui/screens/search/SearchScreen/SearchScreen';
import type { SearchScreenProps, SubjectPlace } from '@darb/ui/screens/search/props';
import { searchActions } from '../../client/search-actions.ts';
import { href } from '../../href.ts';
import { page } from '../../server/page.ts';
import { useScreen } from '../../shown-screen.ts';
import type { Visit } from '../../visit.ts';
import { subjectTile } from '../catalog/tiles.ts';
import { aroundHits, filtersOf, narrowedOf, PAGE, searchHref, SECTIONS, sectionOf } from './search-view.ts';
import { tellSearch } from './tell-search.ts';

const BEST = 3;

/** Subjects to begin with: those of the student's program, for a guest those of the country. */
async function subjectsOf(
  { country, student, ...at }: Visit,
  api: Parameters<Parameters<typeof page>[1]>[0]['api'],
): Promise<SubjectPlace[]> {
  const { programs } = await api.catalog.programs({ country });
  const own = programs.filter(({ id }) => student?.program_id == null || id === student.program_id);
  return (own[0]?.subjects ?? []).map((subject) => {
    const { id, title, icon, bgColor, href: to } = subjectTile({ ...at, country }, subject);
    return { id, title, tile: { icon, bgColor }, href: to };
  });
}

/** Finds lessons, quizzes and tests (docs/rules/search.md). */
export const loader = page('search', async ({ api, visit, search, context }): Promise<{ screen: SearchScreenProps }> => {
  const query = cleanTyped(search.get('query') ?? '');
  const field = { action: href(visit, 'search').split('?')[0] ?? '', country: visit.country, query };
  const tooLong = lengthOf(query) > SEARCH_MAX;
  if (query === '' || tooLong) return { screen: { ...field, state: 'start', tooLong, subjects: await subjectsOf(visit, api) } };
  const narrowed = narrowedOf(search, query);
  const asked = { query, country: visit.country };
  const replies = await Promise.all(
    narrowed.tab === 'all'
      ? SECTIONS.map((tab) => api.search.search({ ...asked, size: BEST, filters: filtersOf(narrowed, tab) }))
      : [api.search.search({ ...asked, size: PAGE, frm: narrowed.from, filters: filtersOf(narrowed, narrowed.tab) })],
  );
  tellSearch({ api, visit, context }, { event_type: 'search_query', event_content: { query } });
  const isGuest = visit.student === null;
  const [first] = replies;
  const sections = (narrowed.tab === 'all' ? SECTIONS : [narrowed.tab]).flatMap((tab, index) => {
    const reply = replies[index];
    return reply && reply.hits.hits.length > 0 ? [sectionOf(visit, narrowed, tab, reply, isGuest)] : [];
  });
  if (!first || sections.length === 0) {
    const suggest = replies.find((reply) => reply.suggest !== null)?.suggest;
    const usual = { query, tab: 'all', subject: null, open: false, from: 0 } as const;
    const isNarrowed = narrowed.tab !== 'all' || narrowed.subject !== null || narrowed.open;
    return {
      screen: {
        ...field,
        state: 'empty',
        meant: suggest ? { text: suggest.text, href: searchHref(visit, { ...usual, query: suggest.text }) } : null,
        everywhere: isNarrowed ? searchHref(visit, usual) : null,
        subjects: await subjectsOf(visit, api),
      },
    };
  }
  // of the tabs each counts its own subjects; those of other programs have the same names
  const subjects = new Map<number, (typeof first.aggregations.subjects)[number]>();
  const counting = replies.slice(0, 2).some(({ hits }) => hits.total.value > 0) ? replies.slice(0, 2) : replies;
  for (const { aggregations } of counting)
    for (const one of aggregations.subjects) subjects.set(one.id, { ...one, count: one.count + (subjects.get(one.id)?.count ?? 0) });
  const counted = { ...first, aggregations: { ...first.aggregations, subjects: [...subjects.values()] } };
  return { screen: { ...field, state: 'results', sections, ...aroundHits(visit, narrowed, counted, isGuest) } };
});

export default function SearchPage() {
  const screen = useScreen<typeof loader>();
  const { action, country } = screen;
  const actions = useMemo(() => searchActions({ action, country }), [action, country]);
  return <SearchScreen {...screen} actions={actions} />;
}
