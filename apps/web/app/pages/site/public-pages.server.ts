import type { Client } from '@darb/contract';
import type { WebContext } from '../../server/context.ts';
import { countryIn } from '../../server/head-data.ts';
import { publicPath } from '../../href.ts';
import { rowNames, rowOf, type ParamsOf, type RowName } from '../../site-map.ts';
import { articlesIn } from './articles.server.ts';

/** A page that search engines are told of: its path below the language, and the day of what it says. */
export interface PublicPage {
  readonly path: string;
  readonly written?: string;
}

/** A file of the map holds so many pages, in each language: 50,000 addresses and 50 MB are allowed. */
export const PAGES_OF_A_FILE = 5_000;

/** What search engines are told of: what a guest can see, unless its row says that it is not for them. */
const told = rowNames.filter((name) => {
  const { who, frame, unlisted, secret } = rowOf(name);
  return who !== 'student' && frame === undefined && !unlisted && !secret;
});

type Given = { readonly [Name in RowName]?: readonly { params: ParamsOf<Name>; written?: string }[] };

/** Everything that stands at an address with parameters. */
async function withParams(api: Client): Promise<Given> {
  const { programs } = await api.catalog.programs({});
  const subjects = programs.flatMap((program) => program.subjects.map((subject) => ({ program: program.id, subject: subject.id })));
  const lessons: { params: ParamsOf<'lesson'> }[] = [];
  for (const params of subjects) {
    const { topics } = await api.catalog.subtopicsList({ subject_id: params.subject });
    for (const subtopic of topics.flatMap((topic) => topic.subtopics)) {
      const own = subtopic.items.filter(({ type }) => type === 'lesson');
      lessons.push(...own.map(({ id }) => ({ params: { ...params, subtopic: subtopic.id, lesson: id } })));
    }
  }
  return {
    newsArticle: articlesIn('ar').map(({ id, date }) => ({ params: { article: id }, written: date })),
    exploreProgram: programs.map(({ id }) => ({ params: { program: id } })),
    subject: subjects.map((params) => ({ params })),
    lesson: lessons,
  };
}

async function publicPages(api: Client): Promise<PublicPage[]> {
  const given = await withParams(api);
  return told.flatMap((name): PublicPage[] => {
    const country = countryIn(name);
    const pathOf = publicPath as (name: RowName, params?: object | null) => string;
    if (!rowOf(name).path.includes(':')) return [{ path: `${pathOf(name)}${country}` }];
    return (given[name] ?? []).map(({ params, ...written }) => ({ path: pathOf(name, params), ...written }));
  });
}

/** All pages that search engines are told of, in files; made once until content changes. */
export const sitemapPages = (api: Client, context: Pick<WebContext, 'remember'>): Promise<PublicPage[][]> =>
  context.remember('sitemap', async () => {
    const pages = await publicPages(api);
    const files = Math.ceil(pages.length / PAGES_OF_A_FILE);
    return Array.from({ length: files }, (_, at) => pages.slice(at * PAGES_OF_A_FILE, (at + 1) * PAGES_OF_A_FILE));
  });
