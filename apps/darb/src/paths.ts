import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder: three levels up from `apps/darb/src` as from the bundle in `apps/darb/build`. */
const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Where the parts of the process lie. */
export const paths = {
  root,
  migrations: path.join(root, 'apps/api/migrations'),
  leagueMigrations: path.join(root, 'apps/league/migrations'),
  leagueBundle: path.join(root, 'apps/league/build/league.js'),
  samplePack: path.join(root, 'packages/content/packs/jordan'),
  web: path.join(root, 'apps/web'),
  dataDir: path.join(root, 'data'),
} as const;

/** A build of the pages: what the server runs, and the folder of the browser's files. */
export const webBuildAt = (folder: string) => ({
  server: path.join(paths.web, folder, 'server/index.js'),
  client: path.join(paths.web, folder, 'client'),
});
