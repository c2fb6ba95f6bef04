import type { StorybookConfig } from '@storybook/react-vite';
import { existsSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';

/** Where `npm run test:stories` writes which stories show which text. */
const texts = 'node_modules/.cache/storybook/texts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/ui/src/**/*.stories.tsx', './texts/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: existsSync(texts) ? [{ from: `../${texts}`, to: '/texts' }] : [],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: 'packages/ui/tsconfig.json',
      include: ['packages/ui/src/**/*.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // A page shows what the component itself asks for, not what every element of HTML takes.
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
    },
  },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), vanillaExtractPlugin()],
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [
        ...(vite.optimizeDeps?.include ?? []),
        'react/jsx-dev-runtime',
        '@vanilla-extract/recipes/createRuntimeFn',
        'i18next',
        'react-i18next',
      ],
    },
    build: { ...vite.build, target: 'es2022', reportCompressedSize: false, chunkSizeWarningLimit: 4000 },
  }),
};

export default config;
