import { vitePlugin as remix } from '@remix-run/dev';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { precompress } from './precompress.ts';

/** What most pages draw. In one chunk it is one stylesheet and one script, where Rollup would make thirty little ones. */
const SHARED_COMPONENTS =
  'Avatar|Breadcrumbs|Button|Card|Chip|EmptyState|Field|Icon|IconButton|Menu|Notice|Path|RichText|Slab|SubjectTile|Text|Wordmark';
const SHARED = new RegExp(
  `/packages/(?:ui/src/(?:components/(?:${SHARED_COMPONENTS})|screens/site/NotFoundScreen|frame|theme)/(?!Locate|locate)|ui/src/(?:locale|navigation|error-text|form)\\.tsx?|language/src/)|/app/client/country-changed`,
);
/** What only some pages draw: named, or the shared chunk would take it along through the package's door. The dialog itself, with Radix, is fetched when it opens. */
const RARE = /\/ui\/src\/components\/(Blocks|Checkbox|Choice|Skeleton|Tabs|Dialog)\/(?!Dialog\.tsx)/;

const interfaceSources = fileURLToPath(new URL('../../packages/ui/src', import.meta.url));
const styleFiles = readdirSync(interfaceSources, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css.ts'))
  .map((file) => `src/${file.split(path.sep).join('/')}`)
  .sort();
const hashes = new Map<string, string>();

/** Two letters for the file and its own count, the same in the browser's build and the server's. Names of classes are a tenth of what a page waits for. */
function classNameOf({ hash, filePath }: { hash: string; filePath: string }): string {
  const at = styleFiles.findIndex((file) => filePath.endsWith(file));
  if (at < 0) return `_${hash}`;
  // the first name of a file ends with the count 0; what stands before it is the file's own
  const ofFile = hashes.get(filePath) ?? hash.slice(0, -1);
  hashes.set(filePath, ofFile);
  const letter = (index: number): string => String.fromCharCode(97 + index);
  return `${letter(Math.floor(at / 26))}${letter(at % 26)}${hash.slice(ofFile.length)}`;
}

/** The browser's chunk of a module; null leaves it to Rollup. */
function chunkOf(id: string): string | null {
  if (/\.woff2/.test(id)) return null;
  // a quiz is the page that draws choices; in one sheet the two compress better
  if (id.includes('/QuizScreen/QuizScreen.css')) return 'Choice';
  // only a quiz reads numbers and units; without a name the shared chunk would take them along too
  if (id.includes('/language/src/typed-')) return 'numbers';
  return SHARED.test(id) ? 'shared' : (RARE.exec(id)?.[1] ?? null);
}

export default defineConfig(({ mode, isSsrBuild }) => ({
  plugins: [
    remix({
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_routeConfig: true,
        v3_singleFetch: true,
        v3_lazyRouteDiscovery: true,
      },
      serverBuildFile: 'index.js',
    }),
    vanillaExtractPlugin(mode === 'production' ? { identifiers: classNameOf } : {}),
    precompress(),
  ],
  // what the screens read texts by: in the product it is ours, a tenth of the weight and of the time (ADR 6)
  resolve: { alias: { 'react-i18next': fileURLToPath(new URL('app/i18n/react-texts.tsx', import.meta.url)) } },
  build: {
    target: 'es2022',
    reportCompressedSize: false,
    minify: 'terser',
    terserOptions: { compress: { passes: 2, ecma: 2020, pure_funcs: ['warning', 'warningOnce', 'logDeprecation', 'UNSAFE_warning'] } },
    assetsInlineLimit: 0,
    rollupOptions: {
      output: isSsrBuild ? {} : { manualChunks: chunkOf },
    },
  },
  // React Router's warnings for developers are calls of functions of its own; pure ones are left out of the build.
  ...(mode === 'production' ? { esbuild: { pure: ['warning', 'warningOnce', 'logDeprecation', 'UNSAFE_warning'] } } : {}),
  // Named here, or the development server finds them at the first page, bundles again and reloads: two Reacts for a moment ("Invalid hook call").
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      // no page of a browser needs it, but the development server meets it on its way and would load every page again
      'react-dom/server',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      '@remix-run/react',
      'remix-i18next/client',
      'get-nonce',
      '@darb/ui > @radix-ui/react-dialog',
      '@darb/ui > @radix-ui/react-direction',
      '@vanilla-extract/dynamic',
      '@vanilla-extract/recipes/createRuntimeFn',
    ],
    exclude: ['@remix-run/node'],
  },
  server: { fs: { allow: ['../..'] } },
}));
