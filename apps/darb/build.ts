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
 * Our own packages are bundled as source; the others are loaded from node_modules at run time. A package that npm has put where only
 * one of ours finds it (another version lies at the top) is bundled too, since the bundle stands elsewhere.
 */
const ownPackages: Plugin = {
  name: 'own-packages',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind, resolveDir }) => {
      if (kind === 'entry-point' || path.startsWith('@darb/')) return undefined;
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
  plugins: [ownPackages],
  logLevel: 'warning',
});
