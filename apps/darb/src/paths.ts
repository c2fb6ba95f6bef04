import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder: three levels up from `apps/darb/src` as from the bundle in `apps/darb/build`. */
const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The build of the pages; the tests of hydration have one with React for developers. */
const webBuild = path.join(root, 'apps/web', process.env['WEB_BUILD'] ?? 'build');

/** Where the parts of the process lie. */
export const paths = {
  root,
  migrations: path.join(root, 'apps/api/migrations'),
  leagueMigrations: path.join(root, 'apps/league/migrations'),
  leagueBundle: path.join(root, 'apps/league/build/league.js'),
  samplePack: path.join(root, 'packages/content/packs/jordan'),
  web: path.join(root, 'apps/web'),
  webServer: path.join(webBuild, 'server/index.js'),
  webClient: path.join(webBuild, 'client'),
  dataDir: path.join(root, 'data'),
} as const;
