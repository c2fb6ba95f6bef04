import type { Language } from '@darb/language';
import { articlesIn } from './pages/site/articles.server.ts';
import { cardOf } from './pages/site/cards/card-names.server.ts';
import { textNamed } from './i18n/texts.server.ts';
import { publicPath } from './href.ts';
import type { HeadData } from './server/shown.ts';
import { rowOf } from './site-map.ts';
import type { Sharing } from './sharing.ts';

/** The languages by the names that Open Graph has for them. */
const LOCALES: Readonly<Record<Language, string>> = { ar: 'ar_JO', en: 'en_GB', ur: 'ur_PK' };

const SCHEMA = 'https://schema.org';
type Thing = Readonly<Record<string, unknown>>;

const nameOf = (language: Language): string => textNamed(language, 'frame', 'brand') ?? 'Darb';

/** Who Darb is, and how it is searched: on the home page alone. */
function organization({ origin }: HeadData, language: Language): Thing[] {
  const id = `${origin}/#organization`;
  const name = nameOf(language);
  const search = `${origin}/${language}/${rowOf('search').path}?query={search_term_string}`;
  return [
    { '@type': 'EducationalOrganization', '@id': id, name, url: `${origin}/${language}`, logo: `${origin}/icon-512.png` },
    {
      '@type': 'WebSite',
      name,
      url: `${origin}/${language}`,
      inLanguage: language,
      publisher: { '@id': id },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: search },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}

/** An article by its path: what news is told of. */
function article(head: HeadData, language: Language): Thing[] {
  const { path, origin, description } = head;
  const id = Number(/^\/news\/(\d+)$/.exec(path)?.[1]);
  const found = articlesIn(language).find((one) => one.id === id);
  if (!found) return [];
  return [
    {
      '@type': 'NewsArticle',
      headline: found.title.text,
      description,
      datePublished: found.date,
      inLanguage: found.title.lang,
      image: `${origin}/${language}/cards/${cardOf(path)}`,
      mainEntityOfPage: `${origin}/${language}${path}`,
      author: { '@type': 'Organization', name: nameOf(language), url: `${origin}/${language}` },
    },
    ...breadcrumbs(
      {
        ...head,
        trail: [
          { name: textNamed(language, 'news', 'title') ?? '', path: NEWS },
          { name: found.title.text, path },
        ],
      },
      language,
    ),
  ];
}

function breadcrumbs({ trail = [], origin }: HeadData, language: Language): Thing[] {
  if (trail.length === 0) return [];
  const items = trail.map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: `${origin}/${language}${path}`,
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement: items }];
}

/** As JSON that no text can end early. */
const written = (things: readonly Thing[]): string =>
  JSON.stringify({ '@context': SCHEMA, '@graph': things }).replaceAll('<', String.raw`\u003c`);

const HOME = publicPath('home');
const NEWS = publicPath('news');

/**
 * What a guest's page says of itself to search engines and to those with whom it is shared (rule site 31):
 * Open Graph, the card of Twitter, which reads the rest from there, and structured data.
 */
export const sharing: Sharing = (head, language) => {
  const { title, description, path, origin } = head;
  const things = [...(path === HOME ? organization(head, language) : []), ...article(head, language), ...breadcrumbs(head, language)];
  const isArticle = path.startsWith(`${NEWS}/`);
  return (
    <>
      <link rel="manifest" href={`/${language}/manifest.webmanifest`} />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <meta property="og:type" content={isArticle ? 'article' : 'website'} />
      <meta property="og:site_name" content={nameOf(language)} />
      <meta property="og:locale" content={LOCALES[language]} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={`${origin}/${language}${path === '/' ? '' : path}`} />
      <meta property="og:image" content={`${origin}/${language}/cards/${cardOf(path)}`} />
      <meta name="twitter:card" content="summary_large_image" />
      {things.length === 0 ? null : <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: written(things) }} />}
    </>
  );
};
