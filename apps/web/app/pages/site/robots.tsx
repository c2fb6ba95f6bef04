import { page } from '../../server/page.ts';
import { sitemapPages } from './public-pages.server.ts';

/** What answers programs and shows nothing. */
const NOT_PAGES = ['/api/', '/graphql', '/pipeline/', '/v2/', '/dev/', '/media/'];

/** Every page may be looked at: one that is not for search engines says so itself. */
export const loader = page('robots', async ({ api, context, visit }) => {
  const sitemaps = (await sitemapPages(api, context)).map(
    (_, at) => `Sitemap: ${visit.origin}/sitemap.xml${at === 0 ? '' : `?page=${at + 1}`}`,
  );
  const lines = ['User-agent: *', ...NOT_PAGES.map((path) => `Disallow: ${path}`), '', ...sitemaps, ''];
  throw new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
});
