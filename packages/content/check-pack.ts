import { readdir, readFile, mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { jsonSchemas, problemLine, readPack } from './src/content.ts';

/**
 * `npm run content:check [-- <pack folder>…]`: says what an author must mend, and that the JSON Schemas are current.
 * Without a folder every pack in `packs/` is checked. `--write-schemas` writes the schemas.
 */
const here = import.meta.dirname;
const schemaFolder = join(here, 'schema');
const given = process.argv.slice(2);
let failed = false;

if (given.includes('--write-schemas')) {
  await mkdir(schemaFolder, { recursive: true });
  for (const [name, text] of jsonSchemas()) await writeFile(join(schemaFolder, name), text);
} else {
  for (const [name, text] of jsonSchemas()) {
    if ((await readFile(join(schemaFolder, name), 'utf8').catch(() => '')) === text) continue;
    failed = true;
    process.stdout.write(`schema/${name}  is not what src/schemas.ts says — run npm run content:check -- --write-schemas\n`);
  }
  const folders =
    given.length > 0
      ? given.map((folder) => resolve(folder))
      : (await readdir(join(here, 'packs'))).sort().map((name) => join(here, 'packs', name));
  for (const folder of folders) {
    const { pack, problems } = await readPack(folder);
    for (const problem of problems) process.stdout.write(`${problemLine({ ...problem, file: join(folder, problem.file) })}\n`);
    if (pack) {
      const lessons = pack.programs.flatMap(({ subjects }) =>
        subjects.flatMap(({ topics }) => topics.flatMap(({ subtopics }) => subtopics.flatMap((subtopic) => subtopic.lessons))),
      );
      const questions = lessons.reduce((sum, { quiz }) => sum + (quiz?.questions.length ?? 0), 0);
      process.stdout.write(`${pack.name}: ${lessons.length} lessons and ${questions} questions, nothing to mend\n`);
    } else failed = true;
    if (problems.length > 0) process.stdout.write(`${problems.length} to mend in ${folder}\n`);
  }
}
process.exitCode = failed ? 1 : 0;
