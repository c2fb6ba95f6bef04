import { DEFAULT_LANGUAGE, LANGUAGES } from '@darb/language';
import { page } from '../../server/page.ts';
import { notFound } from '../../server/session.ts';
import { sitemapPages, type PublicPage } from './public-pages.server.ts';

/** The address of a page in a language; of what XML takes for itself it may have an ampersand alone. */
const addressIn = (origin: string, language: string, path: string): string =>
  `${origin}/${language}${path === '/' ? '' : path}`.replaceAll('&', '&amp;');

function entriesOf(origin: string, { path, written }: PublicPage): string {
  const twins = [...LANGUAGES.map((language) => [language, language] as const), ['x-default', DEFAULT_LANGUAGE] as const]
    .map(([name, language]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${addressIn(origin, language, path)}"/>`)
    .join('');
  const day = written === undefined ? '' : `<lastmod>${written}</lastmod>`;
  return LANGUAGES.map((language) => `<url><loc>${addressIn(origin, language, path)}</loc>${day}${twins}</url>`).join('\n');
}

/** Every public page in every language, with its twins (rule site 31). */
export const loader = page('sitemap', async ({ api, context, visit, search }) => {
  const pages = (await sitemapPages(api, context))[Number(search.get('page') ?? 1) - 1];
  if (!pages) throw notFound();
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.map((each) => entriesOf(visit.origin, each)),
    '</urlset>',
    '',
  ];
  throw new Response(lines.join('\n'), {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
});
