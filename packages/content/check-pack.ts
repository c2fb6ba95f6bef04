import { readdir, readFile, mkdir, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { checkPack, jsonSchemas } from './src/content.ts';

/**
 * `npm run content:check [-- <pack folder>…]`: says what an author must mend, and that the JSON Schemas are
 * current. Without a folder every pack in `packs/` is checked. `--write-schemas` writes the schemas. Exits
 * with 1 for errors, 2 for warnings alone.
 */
const here = import.meta.dirname;
const schemaFolder = join(here, 'schema');
const given = process.argv.slice(2);
let status = 0;

if (given.includes('--write-schemas')) {
  await mkdir(schemaFolder, { recursive: true });
  for (const [name, text] of jsonSchemas()) await writeFile(join(schemaFolder, name), text);
} else {
  for (const [name, text] of jsonSchemas()) {
    if ((await readFile(join(schemaFolder, name), 'utf8').catch(() => '')) === text) continue;
    status = 1;
    process.stdout.write(`schema/${name}  is not what src/schemas.ts says — run npm run content:check -- --write-schemas\n`);
  }
  const folders =
    given.length > 0
      ? given.map((folder) => resolve(folder))
      : (await readdir(join(here, 'packs'))).sort().map((name) => join(here, 'packs', name));
  for (const folder of folders) {
    const report = await checkPack(folder, (file) => relative(process.cwd(), join(folder, file)));
    process.stdout.write(`${report.lines.join('\n')}\n`);
    if (status !== 1 && report.status !== 0) ({ status } = report);
  }
}
process.exitCode = status;
