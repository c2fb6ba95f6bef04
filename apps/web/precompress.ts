import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const WORTH = /\.(js|css|json|svg|txt|webmanifest)$/;
/** Below it compression gains nothing. */
const MIN_BYTES = 160;
const compress = { br: promisify(brotliCompress), gz: promisify(gzip) };

/**
 * Writes a `.br` and a `.gz` beside each text file of the client build, so that nothing is compressed while
 * people wait.
 */
export function precompress(): Plugin {
  let folder = '';
  let isClient = false;
  return {
    name: 'darb-precompress',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      folder = path.resolve(config.root, config.build.outDir);
      isClient = !config.build.ssr;
    },
    async closeBundle() {
      if (!isClient) return;
      for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
        const file = path.join(entry.parentPath, entry.name);
        if (!entry.isFile() || !WORTH.test(entry.name)) continue;
        const content = await readFile(file);
        if (content.length < MIN_BYTES) continue;
        await writeFile(
          `${file}.br`,
          await compress.br(content, {
            params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
          }),
        );
        await writeFile(`${file}.gz`, await compress.gz(content, { level: 9 }));
      }
    },
  };
}
