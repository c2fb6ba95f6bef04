import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';

const exclude = [...configDefaults.exclude, '**/build/**', '**/.cache/**'];
/** What puts a stand-in in a module's place: each needs modules that nobody else has loaded. */
const WITH_MODULES_OF_THEIR_OWN = [
  'apps/api/src/content/version.test.ts',
  'apps/api/src/delivery/code-message.test.ts',
  'apps/web/app/client/league.test.ts',
  'apps/web/app/client/request-queue.test.ts',
];
const setupFiles = ['./tests/setup/console.ts', './tests/setup/properties.ts', './tests/setup/stand-ins.ts'];

/** What only a test that hangs uses up: the dearest takes 20 s on two cores that do other things too. */
const patience = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 20_000 } } };
const node = { ...patience, setupFiles, globalSetup: ['./tests/setup/postgres.ts'] };

/** GraphQL as Node loads it: its libraries do, and a second copy knows none of the first one's schemas. */
const graphql = fileURLToPath(import.meta.resolve('graphql'));

export default defineConfig({
  resolve: { alias: [{ find: /^graphql$/, replacement: graphql }] },
  test: {
    // Vitest leaves one core free, which is half of two
    maxWorkers: availableParallelism(),
    // to load the modules anew for each file is a third of the whole time
    isolate: false,
    projects: [
      {
        // the web app's server draws frames, and frames have styles
        plugins: [vanillaExtractPlugin()],
        extends: true,
        test: {
          ...node,
          name: 'node',
          include: [
            'packages/{language,contract,content,league-client}/**/*.test.ts',
            'apps/*/**/*.test.ts',
            'tools/**/*.test.ts',
            'tests/**/*.test.ts',
          ],
          exclude: [...exclude, ...WITH_MODULES_OF_THEIR_OWN],
        },
      },
      {
        extends: true,
        test: { ...node, name: 'isolated', include: WITH_MODULES_OF_THEIR_OWN, exclude, isolate: true },
      },
      {
        plugins: [vanillaExtractPlugin()],
        esbuild: { jsx: 'automatic' },
        extends: true,
        test: {
          ...patience,
          name: 'ui',
          environment: 'jsdom',
          include: ['packages/ui/src/**/*.test.{ts,tsx}', 'apps/web/{app,fast}/**/*.test.tsx'],
          exclude,
          setupFiles,
        },
      },
    ],
  },
});
