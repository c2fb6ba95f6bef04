import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { trapsOf } from './bundle-traps.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * The module as Nakama takes it: one strict script with `InitModule` at its top level. Identifiers and syntax
 * are left as they are, because the server reads the source of `InitModule` to learn which global function is
 * meant by which name (ADR 8).
 */
export async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [here('src/module.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2019',
    charset: 'utf8',
    legalComments: 'none',
    treeShaking: true,
    logLevel: 'warning',
  });
  // a script has no exports; they were there to keep what they name
  return (outputFiles[0]?.text ?? '').replace(/\nexport \{[^{}]*\};\n*$/, '\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const target = here('build/league.js');
  const source = await bundle();
  const traps = trapsOf(source);
  if (traps.length > 0) throw new Error(`a server would not take this bundle:\n${traps.join('\n')}`);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, source);
}
