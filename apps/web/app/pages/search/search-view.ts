import type { SearchHit, SearchReply, SearchTab as Tab } from '@darb/contract';
import type { HitSection, MarkedText, SearchScreenProps, SearchTab, ShownHit } from '@darb/ui/screens/search/props';
import { href, type Whereabouts } from '../../href.ts';

/** What an address of the page says besides the words. */
export interface Narrowed {
  query: string;
  tab: SearchTab;
  subject: number | null;
  open: boolean;
  from: number;
}

export const PAGE = 20;
const TABS: readonly SearchTab[] = ['all', 'lessons', 'assessments', 'otherprograms'];
/** The tabs whose best hits stand on the first page. */
export const SECTIONS = ['lessons', 'assessments', 'otherprograms'] as const satisfies readonly Tab[];

const isTab = (text: string | null): text is SearchTab => TABS.some((tab) => tab === text);

/** Reads an address; what makes no sense is left out. */
export function narrowedOf(search: URLSearchParams, query: string): Narrowed {
  const [tab, subject, from] = [search.get('tab'), search.get('subject') ?? '', search.get('from') ?? ''];
  return {
    query,
    tab: isTab(tab) ? tab : 'all',
    subject: /^[1-9]\d{0,8}$/.test(subject) ? Number(subject) : null,
    open: search.get('open') === 'true',
    from: /^\d{1,3}$/.test(from) ? Number(from) : 0,
  };
}

/** The filters of a search of one tab. */
export const filtersOf = ({ subject, open }: Narrowed, tab: Tab): string[] => [
  `tab:${tab}`,
  ...(subject === null ? [] : [`subject:${subject}`]),
  ...(open ? ['open:true'] : []),
];

/** The address of a search. What is the usual stands in none. */
export const searchHref = (at: Whereabouts, { query, tab, subject, open, from }: Narrowed): string =>
  href(at, 'search', null, { query, tab: tab === 'all' ? null : tab, subject, open: open ? 'true' : null, from: from === 0 ? null : from });

const SIGNS: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** A highlighted text of the API in pieces. */
export const markedOf = (text: string): MarkedText =>
  text.split(/(<em>[^<]*<\/em>)/u).flatMap((piece) => {
    const found = piece.startsWith('<em>');
    const plain = (found ? piece.slice(4, -5) : piece).replace(/&(?:amp|lt|gt|quot);/g, (sign) => SIGNS[sign] ?? sign);
    return plain === '' ? [] : [{ text: plain, found }];
  });

/** Where a hit is opened: a lesson by its page, a quiz by the lesson's, a test by its cover. */
export function hitHref(at: Whereabouts, source: SearchHit['_source']): string {
  const params = { program: source.program.id, subject: source.subject.id, subtopic: source.subtopic.id };
  if (source.type === 'test') return href(at, 'testCover', { ...params, test: source.id });
  return href(at, 'lesson', { ...params, lesson: source.type === 'lesson' ? source.id : (source.lesson?.id ?? source.id) });
}

function hitOf(
  at: Whereabouts,
  { _id, _source: source, highlight }: SearchHit,
  { isGuest, next }: { isGuest: boolean; next: string },
): ShownHit {
  const [title, text] = [highlight?.title[0], highlight?.text[0]];
  return {
    id: _id,
    type: source.type,
    href: hitHref(at, source),
    collect: source.type === 'lesson' && !isGuest ? href(at, 'addToCollection', null, { lesson: source.id, next }) : null,
    title: { parts: title ? markedOf(title) : [{ text: source.title.text, found: false }], lang: source.title.lang },
    text: text && highlight ? { parts: markedOf(text), lang: highlight.lang } : null,
    subject: source.subject.title,
    subtopic: source.subtopic.title,
    program: source.is_other_program ? source.program.title : null,
    tile: { icon: source.subject.icon, bgColor: source.subject.bgColor },
    minutes: source.duration === null ? null : Math.max(1, Math.round(source.duration / 60)),
    questions: source.questions_count,
    locked: source.is_premium && !source.is_other_program && (isGuest || !source.is_open),
  };
}

/** The hits of a tab, and the way to all of them where there are more. */
export function sectionOf(at: Whereabouts, narrowed: Narrowed, tab: SearchTab, { hits }: SearchReply, isGuest: boolean): HitSection {
  const total = hits.total.value;
  return {
    tab,
    hits: hits.hits.map((hit) => hitOf(at, hit, { isGuest, next: searchHref(at, narrowed) })),
    all: narrowed.tab === 'all' && total > hits.hits.length ? { href: searchHref(at, { ...narrowed, tab }), count: total } : null,
  };
}

type Results = Extract<SearchScreenProps, { state: 'results' }>;

/** What stands around the hits: tabs without zeros, subjects, and what was searched for instead. */
export function aroundHits(
  at: Whereabouts,
  narrowed: Narrowed,
  reply: SearchReply,
  isGuest: boolean,
): Omit<Results, 'state' | 'sections' | 'action' | 'query' | 'country'> {
  const { tabs, subjects } = reply.aggregations;
  const first = { ...narrowed, from: 0 };
  const total = tabs[narrowed.tab];
  return {
    count: total,
    applied: reply.suggest?.applied ? reply.suggest.text : null,
    tabs: TABS.filter((tab) => tabs[tab] > 0).map((tab) => ({
      tab,
      count: tabs[tab],
      href: searchHref(at, { ...first, tab }),
      current: tab === narrowed.tab,
    })),
    subjects: subjects.map(({ id, title, count }) => ({
      text: title,
      count,
      href: searchHref(at, { ...first, subject: id }),
      current: id === narrowed.subject,
    })),
    everySubject: searchHref(at, { ...first, subject: null }),
    open: isGuest ? null : { href: searchHref(at, { ...first, open: !narrowed.open }), current: narrowed.open },
    newer: narrowed.from > 0 ? searchHref(at, { ...narrowed, from: Math.max(0, narrowed.from - PAGE) }) : null,
    older:
      narrowed.tab !== 'all' && narrowed.from + PAGE < Math.min(total, 1_000)
        ? searchHref(at, { ...narrowed, from: narrowed.from + PAGE })
        : null,
  };
}
