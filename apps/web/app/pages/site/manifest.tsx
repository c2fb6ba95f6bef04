import { directionOf } from '@darb/language';
import { palettes } from '@darb/ui/theme/tokens';
import { textNamed } from '../../i18n/texts.server.ts';
import { page } from '../../server/page.ts';

const ICONS = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** How a phone shows Darb among its apps, in the language of the page from which it was put there. */
export const loader = page('manifest', ({ visit: { language } }) => {
  const name = textNamed(language, 'frame', 'brand') ?? 'Darb';
  const manifest = {
    id: '/',
    name,
    short_name: name,
    description: textNamed(language, 'site', 'meta.home.description') ?? '',
    lang: language,
    dir: directionOf(language),
    start_url: `/${language}/dashboard`,
    scope: '/',
    display: 'standalone',
    background_color: palettes.light.canvas,
    theme_color: palettes.light.primary,
    icons: ICONS,
  };
  throw Response.json(manifest, {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=86400' },
  });
});
