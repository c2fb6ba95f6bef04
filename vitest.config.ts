import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

const exclude = [...configDefaults.exclude, '**/build/**', '**/.cache/**'];

export default defineConfig({
  test: {
    // Vitest leaves one core free, which is half of two
    maxWorkers: availableParallelism(),
    projects: [
      {
        // the web app's server draws frames, and frames have styles
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'node',
          environment: 'node',
          include: [
            'packages/{language,contract,content,league-client}/**/*.test.ts',
            'apps/*/**/*.test.ts',
            'tools/**/*.test.ts',
            'tests/**/*.test.ts',
          ],
          exclude,
          setupFiles: ['./tests/setup/console.ts', './tests/setup/properties.ts'],
          globalSetup: ['./tests/setup/postgres.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [vanillaExtractPlugin()],
        esbuild: { jsx: 'automatic' },
        test: {
          name: 'ui',
          environment: 'jsdom',
          include: ['packages/ui/src/**/*.test.{ts,tsx}', 'apps/web/{app,fast}/**/*.test.tsx'],
          exclude,
          setupFiles: ['./tests/setup/console.ts', './tests/setup/properties.ts'],
        },
      },
    ],
  },
});
