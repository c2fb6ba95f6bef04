import type { CountryCode, ParsedInputOf, SearchHit, SearchReply, search as calls } from '@darb/contract';
import type { Language } from '@darb/language';
import { localize } from '../catalog/localize.ts';
import { programTitles, subjectLooks } from '../catalog/service.ts';
import type { Db } from '../database/database.ts';
import { accessTo, isOtherProgram, type Standing } from '../learning/access.ts';
import { analyse, otherWords, queriesOf, type QueryWord } from './analyse.ts';
import { highlightOf, soughtOf } from './highlight.ts';
import * as queries from './queries.ts';

const SUGGESTIONS = 6;

/** Who searches: a student by what they may see, a guest by their country; null for neither. */
export interface Searcher {
  standing: Standing | null;
  country: CountryCode | null;
}

type Asked = ParsedInputOf<typeof calls.search>;

/** The one value of a filter, which is checked already; null without it. */
const filterOf = (filters: readonly string[], name: string): string | null =>
  filters.find((filter) => filter.startsWith(`${name}:`))?.slice(name.length + 1) ?? null;

function ownOf({ standing, country }: Searcher): queries.Wanted['own'] {
  if (standing) return standing.programId === null ? null : { programId: standing.programId };
  return country === null ? null : { country };
}

/** A guest may open nothing: lessons and quizzes need an account (rule learning 2). */
function openOf(standing: Standing | null, looks: Looks): queries.Wanted['open'] {
  if (!standing) return { paid: [], programId: 0 };
  const programs = [...new Set(looks.map(({ programId }) => programId))];
  return { paid: programs.filter((id) => standing.subscription(id) === 'active'), programId: standing.programId };
}

type Looks = Awaited<ReturnType<typeof subjectLooks>>;
interface Titles {
  programs: Awaited<ReturnType<typeof programTitles>>;
  looks: Looks;
}

function isOpenTo(standing: Standing | null, guarded: { isPremium: boolean; programId: number }): boolean {
  return standing !== null && !isOtherProgram(standing, guarded) && accessTo(standing, guarded) === 'open';
}

function sourceOf(row: queries.EntryRow, language: Language, searcher: Searcher, { programs, looks }: Titles): SearchHit['_source'][] {
  const [look, program] = [looks.find(({ id }) => id === row.subjectId), programs.get(row.programId)];
  if (!look || !program) return [];
  const { standing, country } = searcher;
  const guarded = { isPremium: row.isPremium, programId: row.programId };
  return [
    {
      type: row.type,
      id: row.id,
      title: localize(row.title, language),
      program: { id: row.programId, title: localize(program, language) },
      subject: { id: row.subjectId, title: localize(look.title, language), bgColor: look.bgColor, icon: look.icon },
      topic: { id: row.topicId, title: localize(row.topicTitle, language) },
      subtopic: { id: row.subtopicId, title: localize(row.subtopicTitle, language) },
      lesson: row.lessonId !== null && row.lessonTitle ? { id: row.lessonId, title: localize(row.lessonTitle, language) } : null,
      is_premium: row.isPremium,
      is_open: isOpenTo(standing, guarded),
      is_other_program: standing ? isOtherProgram(standing, guarded) : country !== null && row.country !== country,
      duration: row.duration,
      questions_count: row.questions,
    },
  ];
}

const NOTHING: SearchReply = {
  hits: { total: { value: 0, relation: 'eq' }, max_score: null, hits: [] },
  aggregations: { tabs: { all: 0, lessons: 0, assessments: 0, otherprograms: 0, comments: 0 }, subjects: [] },
  suggest: null,
};

const sum = (counts: readonly queries.Counted[]): number => counts.reduce((total, { count }) => total + count, 0);

function countsOf(counts: readonly queries.Counted[], { tab, subjectId }: queries.Part, looks: Looks, language: Language) {
  const inTab: Record<queries.Part['tab'], (row: queries.Counted) => boolean> = {
    all: () => true,
    lessons: ({ own, lesson }) => own && lesson,
    assessments: ({ own, lesson }) => own && !lesson,
    otherprograms: ({ own }) => !own,
  };
  const ofSubject = counts.filter((row) => subjectId === null || row.subject_id === subjectId);
  const totalOf = (name: queries.Part['tab']) => sum(ofSubject.filter(inTab[name]));
  const subjects = looks.flatMap(({ id, title }) => {
    const count = sum(counts.filter((row) => row.subject_id === id && inTab[tab](row)));
    return count === 0 ? [] : [{ id, title: localize(title, language), count }];
  });
  return {
    total: totalOf(tab),
    tabs: {
      all: totalOf('all'),
      lessons: totalOf('lessons'),
      assessments: totalOf('assessments'),
      otherprograms: totalOf('otherprograms'),
      comments: 0,
    },
    subjects,
  };
}

/** What was searched for instead of what was typed, where a word was corrected; null where none was. */
function appliedOf(words: readonly QueryWord[]): string | null {
  if (!words.some(({ corrections }) => corrections.length > 0)) return null;
  return words.map(({ written, corrections }) => corrections[0]?.spelling ?? written).join(' ');
}

/** Searches what there is to learn (docs/rules/search.md). Without any word nothing is found. */
export async function search(db: Db, language: Language, searcher: Searcher, asked: Asked): Promise<SearchReply> {
  const tab = (filterOf(asked.filters, 'tab') ?? 'all') as queries.Part['tab'] | 'comments';
  const words = await analyse(db, asked.query);
  if (words.length === 0 || tab === 'comments') return NOTHING;
  const [looks, programs] = await Promise.all([subjectLooks(db), programTitles(db)]);
  const subject = filterOf(asked.filters, 'subject');
  const part: queries.Part = { tab, subjectId: subject === null ? null : Number(subject), from: asked.frm, size: asked.size };
  const wanted: queries.Wanted = {
    ...queriesOf(words),
    own: ownOf(searcher),
    type: filterOf(asked.filters, 'type') as queries.Wanted['type'],
    open: filterOf(asked.filters, 'open') === null ? null : openOf(searcher.standing, looks),
  };
  const { counts, ranked, entries } = await queries.byIndex(db, async (tx) => {
    let found = await queries.find(tx, wanted, part);
    // some words together have nothing: then what has most of them
    if (found.counts.length === 0 && words.length > 1) found = await queries.find(tx, { ...wanted, all: wanted.any }, part);
    return { ...found, entries: await queries.entriesOf(tx, found.ranked) };
  });
  if (counts.length === 0) {
    const text = await otherWords(db, words);
    return { ...NOTHING, suggest: text === null ? null : { text, applied: false } };
  }
  const { total, ...aggregations } = countsOf(counts, part, looks, language);
  const sought = soughtOf(words);
  const hits = entries.flatMap((row): SearchHit[] => {
    const score = ranked.find(({ type, id }) => type === row.type && id === row.id)?.score ?? 0;
    return sourceOf(row, language, searcher, { programs, looks }).map((source) => ({
      _id: `${row.type}-${row.id}`,
      _score: score,
      _source: source,
      ...(asked.verbose ? { highlight: highlightOf(sought, source.title, row.passages, language) } : {}),
    }));
  });
  const applied = appliedOf(words);
  return {
    hits: { total: { value: total, relation: 'eq' }, max_score: hits.length > 0 ? Math.max(...hits.map((hit) => hit._score)) : null, hits },
    aggregations,
    suggest: applied === null ? null : { text: applied, applied: true },
  };
}

/** A few titles that have the words of a query, of which the last may not be finished. */
export async function suggestions(
  db: Db,
  language: Language,
  searcher: Searcher,
  query: string,
): Promise<{ suggestions: SearchHit['_source'][] }> {
  const words = await analyse(db, query, true);
  if (words.length === 0) return { suggestions: [] };
  const wanted: queries.Wanted = { ...queriesOf(words), own: ownOf(searcher), type: null, open: null };
  const [rows, looks, programs] = await Promise.all([
    queries.byIndex(db, async (tx) => queries.entriesOf(tx, await queries.findTitles(tx, wanted, SUGGESTIONS))),
    subjectLooks(db),
    programTitles(db),
  ]);
  return { suggestions: rows.flatMap((row) => sourceOf(row, language, searcher, { programs, looks })) };
}
