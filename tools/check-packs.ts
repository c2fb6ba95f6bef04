import { readdir, readFile, mkdir, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@darb/language';
import { checkLines, schemaLine } from '../apps/darb/src/commands/check-words.ts';
import { wordsIn } from '../apps/darb/src/commands/words.ts';
import { checkPack, jsonSchemas } from '../packages/content/src/content.ts';
import { namesOf, optionsOf } from './command-line.ts';
import { root } from './sources.ts';

/**
 * `npm run content:check [-- <pack folder>…] [--report-language ar|en|ur]`: says what an author must mend,
 * and that the JSON Schemas are current. Every pack in `packs/` without a folder. `--write-schemas` writes
 * the schemas. Exits with 1 for errors, 2 for warnings alone.
 */
const content = join(root, 'packages/content');
const schemaFolder = join(content, 'schema');
const { values, positionals } = optionsOf({
  allowPositionals: true,
  options: { 'write-schemas': { type: 'boolean' }, 'report-language': { type: 'string' } },
});
const [language = DEFAULT_LANGUAGE] = namesOf([values['report-language'] ?? DEFAULT_LANGUAGE], LANGUAGES);
const say = wordsIn(language, 'check');
let status = 0;

if (values['write-schemas']) {
  await mkdir(schemaFolder, { recursive: true });
  for (const [name, text] of jsonSchemas()) await writeFile(join(schemaFolder, name), text);
} else {
  for (const [name, text] of jsonSchemas()) {
    if ((await readFile(join(schemaFolder, name), 'utf8').catch(() => '')) === text) continue;
    status = 1;
    process.stdout.write(`${schemaLine(`schema/${name}`, 'npm run content:check -- --write-schemas', say)}\n`);
  }
  const folders =
    positionals.length > 0
      ? positionals.map((folder) => resolve(folder))
      : (await readdir(join(content, 'packs'))).sort().map((name) => join(content, 'packs', name));
  for (const folder of folders) {
    const report = await checkPack(folder);
    const lines = checkLines(report, (file) => relative(process.cwd(), join(folder, file)), say);
    process.stdout.write(`${lines.join('\n')}\n`);
    if (status !== 1 && report.status !== 0) ({ status } = report);
  }
}
process.exitCode = status;
