import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rowNames, rowOf } from '../../apps/web/app/site-map.ts';
import { root } from '../../tools/sources.ts';

const folder = path.join(import.meta.dirname, '.cache/coming-rows');

/**
 * Addresses that the site map will have when the product is whole, below the language. The bench measures
 * today's pages among all of them; there is nothing else behind these.
 */
const LISTED = [
  ...['about-us', 'our-team', 'contact-us', 'news', 'search', 'success', 'verify', 'selling-points', 'micro-tutoring'],
  ...[
    'jor',
    'egy',
    'campaign',
    'tiktok_campaign',
    '5JD_campaign',
    'referral_campaign',
    'referralsignup',
    'kaust',
    'PKwelcome',
    'SAwelcome',
  ],
  ...['resetpassword', 'createNewPassword', 'notifications', 'inviteyourfriends', 'paywall', 'my-billings'],
  ...['account_settings', 'account_settings/phone', 'account_settings/curriculum', 'account_settings/email', 'account_settings/password'],
  ...['profile/:user', 'profile/:user/edit', 'league', 'league/lobby/:subject', 'league/match/:match', 'league/result/:match'],
  ...['practice/start', 'practice/:practice/progress', 'practice/:practice/round/:round', 'collections/:collection'],
  ...['collections/:collection/question/:question'],
] as const;
/** One that has come is measured as it is: in its place a coming one would answer in no time. */
const shapeOf = (path: string): string => path.replaceAll(/:\w+/g, ':');
const TODAY: ReadonlySet<string> = new Set(rowNames.map((name) => shapeOf(rowOf(name).path)));
const COMING = LISTED.filter((path) => !TODAY.has(shapeOf(path)));

/** What a coming address answers, to see that it is in the table. */
export const COMING_ANSWER = 'coming';
/** One of the coming addresses. */
export const COMING_PATH = `/ar/${COMING.find((path) => !path.includes(':')) ?? ''}`;
/** How many rows come to those of today. */
export const COMING_ROWS = COMING.length;

const pages = JSON.stringify(pathToFileURL(path.join(root, 'apps/web/build/server/index.js')).href);

/** The product's server build with the coming rows in its routes and its manifest. */
const serverBuild = (): string => `import * as pages from ${pages};
export * from ${pages};
const module = { loader: () => new Response(${JSON.stringify(COMING_ANSWER)}) };
const coming = ${JSON.stringify(COMING)}.map((path) => ({ id: path, parentId: 'root', path }));
const added = (beside) => Object.fromEntries(coming.map((route) => [route.id, { ...route, ...beside(route.id) }]));
const asset = (id) => ({ hasLoader: true, hasAction: false, hasErrorBoundary: false, hasClientLoader: false, hasClientAction: false, module: \`/assets/\${id}.js\`, imports: [], css: [] });
export const routes = { ...pages.routes, ...added(() => ({ module })) };
export const assets = { ...pages.assets, routes: { ...pages.assets.routes, ...added(asset) } };
`;

/**
 * Makes a copy of the built product whose table has the coming rows too, and gives its main file. What the
 * product is made of knows nothing of it.
 */
export function builtWithComingRows(): string {
  rmSync(folder, { recursive: true, force: true });
  for (const part of ['apps/web/build/server', 'apps/darb', 'packages']) mkdirSync(path.join(folder, part), { recursive: true });
  cpSync(path.join(root, 'apps/darb/build'), path.join(folder, 'apps/darb/build'), { recursive: true });
  const linked = [
    'package.json',
    'node_modules',
    'packages/content',
    'apps/darb/package.json',
    'apps/api',
    'apps/league',
    'apps/web/build/client',
  ];
  for (const part of linked) symlinkSync(path.join(root, part), path.join(folder, part));
  writeFileSync(path.join(folder, 'apps/web/package.json'), '{ "type": "module" }\n');
  writeFileSync(path.join(folder, 'apps/web/build/server/index.js'), serverBuild());
  return path.join(folder, 'apps/darb/build/main.js');
}
