import { vitePlugin as remix } from '@remix-run/dev';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Features } from 'lightningcss';
import { defineConfig, type Plugin } from 'vite';
import { DEVELOPMENT_PACKAGES } from './development-packages.ts';
import { textsOfScreens } from './filled-texts.ts';
import { frameAssets } from './frame-assets.ts';
import { leanNakama } from './lean-nakama.ts';
import { precompress } from './precompress.ts';
import { scriptsInTime } from './scripts-in-time.ts';

/**
 * What most pages draw. In one chunk it is one stylesheet and one script, where Rollup would make thirty
 * little ones.
 */
const SHARED_COMPONENTS = 'Avatar|Button|Card|Chip|Icon|IconButton|Notice|RichText|Slab|Text|Wordmark';
/** Of the path what all of its forms have, and what ends it in the sand. */
const SHARED_PATH = 'Path\\.css|Station|SandLine|DoorShape|geometry|ground|mirrored';
/**
 * What half of the pages draw, without their scripts: those of a stage have no use for the student's frame
 * and for a path down the page, and a sheet of its own compresses worse than it saves.
 */
const SHARED_SHEETS = 'components/(?:Breadcrumbs/Breadcrumbs|Menu/Menu|Path/PathTrail)\\.css|frame/student-frame\\.css';
const SHARED = new RegExp(
  `/packages/(?:ui/src/(?:components/(?:(?:${SHARED_COMPONENTS})/|Field/Field\\.css|Path/(?:${SHARED_PATH}))|screens/site/NotFoundScreen/(?:FailureScreen|NotFoundScreen\\.css)|frame/(?:brand|brief-notice|BriefNotice|head-search\\.css)|theme/(?!contrast))|ui/src/(?:${SHARED_SHEETS})|ui/src/(?:focus|hydrated|locale|navigation|error-text|form|fragment-cache|shortcut)\\.tsx?|language/src/(?:format|languages)|contract/src/limits)|/app/(?:client/(?:choices|connection-lost|country-changed|reload-once|remembered-match|request-queue|version)|frames|i18n/react-texts|navigation|pages/assessment/sent-form|shown-screen)\\.|vite/preload-helper|/@vanilla-extract/|/get-nonce/`,
);
/**
 * What some pages draw, together by the pages that do; the first that matches. Everything else goes where
 * Rollup puts it.
 */
const TOGETHER: readonly (readonly [chunk: string, of: RegExp])[] = [
  // with what Remix fetches pages by, which waits for nothing of ours
  [
    'framework',
    /\/node_modules\/(?:@remix-run|react|react-dom|react-router|react-router-dom|scheduler|turbo-stream)\/|\/app\/client\/(?:route-modules|no-fallback|reload-once)\./,
  ],
  // both frames have them; a menu that a screen has too would else be a chunk of its own
  ['menu', /\/ui\/src\/(?:components\/Menu\/Menu|frame\/HeadSearch)\.tsx/],
  ['PathStrip', /\/ui\/src\/components\/(?:Path\/(?:PathStrip|Dunes)|EmptyState\/(?:EmptyState|art))\.tsx/],
  ['PathBar', /\/ui\/src\/components\/(?:Path\/PathBar|SubjectTile\/SubjectTile)\.tsx/],
  ['trail', /\/ui\/src\/(?:components\/(?:Breadcrumbs\/Breadcrumbs|Path\/PathTrail)\.tsx|screens\/catalog\/path-stops)/],
  ['strip', /\/ui\/src\/(?:components\/(?:Path\/(?:PathStrip|PathBar|Dunes)|EmptyState|SubjectTile)|screens\/RowLink\/RowLink\.css)/],
  // a guest comes to the home page first; in one sheet they compress better
  ['guest', /\/ui\/src\/(?:frame\/guest-frame\.css|components\/Path\/Landscape\.css|screens\/site\/HomeScreen\/HomeScreen\.css)/],
  // a quiz is the page that draws choices, on a stage, and a lesson the one with blocks; in one sheet they
  // compress better
  [
    'Choice',
    /\/ui\/src\/(?:components\/Choice\/|frame\/stage-frame\.css|screens\/assessment\/(?:QuizScreen\/QuizScreen|QuestionFoot)\.css)/,
  ],
  [
    'Blocks',
    /\/ui\/src\/(?:components\/(?:Blocks\/|Field\/TextArea|Path\/GateScene)|screens\/learning\/LessonScreen\/(?:LessonScreen|Player)\.css)/,
  ],
  // styles that come behind what their pages show first (`fast/later-styles.ts`)
  ['result-details', /\/TestResultScreen\/result-details\.css/],
  ['report-details', /\/ReportsScreen\/(?:report-details|ParentCard|print)\.css/],
  ['home-below', /\/ui\/src\/(?:components\/Path\/(?:KeyArt|RoadTail)\.css|screens\/site\/HomeScreen\/home-below\.css)/],
  ['lesson-below', /\/LessonScreen\/lesson-below\.css/],
  ['Plot', /\/ui\/src\/components\/Plot\//],
  ['league-details', /\/LeagueScreen\/Matches\.css/],
  ['league-guest', /\/LeagueScreen\/GuestLeague\.css/],
  ['challenge-details', /\/ChallengeResultScreen\/(?:Rounds|GainCard)\.css/],
  ['Slope', /\/ui\/src\/components\/Slope\//],
  // what a browser remembers of an attempt, the clock it goes by, and how it is sealed: a script for each
  // weighs more
  ['attempt', /\/(?:app\/client\/(?:opened-attempt|server-clock)|contract\/src\/sealed-text)\./],
  ['drawn', /\/ui\/src\/(?:drawn|later-styles)\./],
  // only a quiz reads numbers and units; without a name the shared chunk would take them along too
  ['numbers', /\/language\/src\/typed-/],
  // no script but its own needs a dialog’s page; many need the dialog’s sheet
  ['DialogPage', /\/ui\/src\/components\/Dialog\/DialogPage\./],
  // what stands around a field, and around the options of a question
  ['field-frame', /\/ui\/src\/components\/Field\/FieldFrame\./],
  ['shared', SHARED],
  // what reads what people type: forms do, and few pages have one
  ['typed', /\/language\/src\//],
  ['fields', /\/ui\/src\/components\/Field\/(?:CodeField|Field|PasswordField|Select|inputs)\./],
  // with Radix it is fetched when it opens
  ['Dialog', /\/ui\/src\/components\/Dialog\/(?!Dialog\.tsx)/],
];

/**
 * Where the build goes, below this folder. With React for developers (`build:checked`) it stands beside the
 * other.
 */
const buildDirectory = fileURLToPath(new URL(process.env['WEB_BUILD'] ?? 'build', import.meta.url));

const interfaceSources = fileURLToPath(new URL('../../packages/ui/src', import.meta.url));
const styleFiles = readdirSync(interfaceSources, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css.ts'))
  .map((file) => `src/${file.split(path.sep).join('/')}`)
  .sort();
const hashes = new Map<string, string>();

/**
 * Two letters for the file and its own count, the same in the browser's build and the server's. Names of
 * classes are a tenth of what a page waits for. Capitals: vanilla-extract would find a class `chi` in
 * `:nth-child` too.
 */
function classNameOf({ hash, filePath }: { hash: string; filePath: string }): string {
  const at = styleFiles.findIndex((file) => filePath.endsWith(file));
  if (at < 0) return `_${hash}`;
  // the first name of a file ends with the count 0; what stands before it is the file's own
  const ofFile = hashes.get(filePath) ?? hash.slice(0, -1);
  hashes.set(filePath, ofFile);
  const letter = (index: number): string => String.fromCharCode(65 + index);
  return `${letter(Math.floor(at / 26))}${letter(at % 26)}${hash.slice(ofFile.length)}`;
}

/** The browser's chunk of a module; null leaves it to Rollup. */
const chunkOf = (id: string): string | null => (id.includes('.woff2') ? null : (TOGETHER.find(([, of]) => of.test(id))?.[0] ?? null));

/**
 * The server's build knows what the browser's has made. Only a build reads that, so that the configuration
 * can be read before there is one.
 */
const withFrameAssets = (): Plugin => ({
  name: 'frame-assets',
  config: (_, { command, isSsrBuild }) =>
    command === 'build' && isSsrBuild ? { define: { FRAME_ASSETS: JSON.stringify(frameAssets(path.join(buildDirectory, 'client'))) } } : {},
});

/**
 * A browser reads its texts by a small reader of ours, 16 kB less (`docs/texts.md`); the server, Storybook
 * and tests by i18next.
 */
const smallTextsInBrowsers = (): Plugin => ({
  name: 'small-texts-in-browsers',
  enforce: 'pre',
  resolveId: (source, _importer, { ssr }) =>
    source === 'react-i18next' && !ssr ? fileURLToPath(new URL('app/i18n/react-texts.tsx', import.meta.url)) : null,
});

export default defineConfig(({ mode, isSsrBuild }) => ({
  // a text file is read as a whole: names for each of its texts would be a fifth of it
  json: { namedExports: false },
  // for `light-dark()`, which no sheet has, it would write two variables into each theme
  css: { lightningcss: { exclude: Features.LightDark } },
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
      buildDirectory,
      serverBuildFile: 'index.js',
    }),
    vanillaExtractPlugin(mode === 'production' ? { identifiers: classNameOf } : {}),
    ...(mode === 'production' ? [precompress()] : []),
    withFrameAssets(),
    smallTextsInBrowsers(),
    scriptsInTime(),
    textsOfScreens(),
    leanNakama(),
  ],
  build: {
    target: 'es2022',
    reportCompressedSize: false,
    minify: mode === 'production' && 'terser',
    cssMinify: 'lightningcss',
    terserOptions: { compress: { passes: 2, ecma: 2020, pure_funcs: ['warning', 'warningOnce', 'logDeprecation', 'UNSAFE_warning'] } },
    assetsInlineLimit: 0,
    rollupOptions: {
      // a page names each of its scripts three times: their own names would be a fiftieth of it
      output: isSsrBuild ? {} : { manualChunks: chunkOf, entryFileNames: 'assets/[hash:7].js', chunkFileNames: 'assets/[hash:7].js' },
    },
  },
  // React Router's warnings for developers are calls of functions of its own; pure ones are left out of the
  // build.
  ...(mode === 'production' ? { esbuild: { pure: ['warning', 'warningOnce', 'logDeprecation', 'UNSAFE_warning'] } } : {}),
  optimizeDeps: DEVELOPMENT_PACKAGES,
  server: { fs: { allow: ['../..'] } },
}));
