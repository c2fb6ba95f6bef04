import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { root, sources } from './sources.ts';

/** Each app with a database: where its tables are listed, its migrations, and how one is made. */
const DATABASES = [
  {
    schema: 'apps/api/src/database/schema.ts',
    tables: 'apps/api/src',
    migrations: 'apps/api/migrations',
    make: 'npm run db:generate -- --name',
  },
  {
    schema: 'apps/league/src/host/tables.ts',
    tables: null,
    migrations: 'apps/league/migrations',
    make: 'npx drizzle-kit generate --config apps/league/drizzle.config.ts --name',
  },
];

/** What drizzle-kit knows of a database; the types that it ships for it do not resolve. */
interface Snapshot {
  readonly id: string;
}
/** The snapshot of tables, made after another one. */
export const snapshotOf = generateDrizzleJson as (tables: Record<string, unknown>, before?: string) => Snapshot;
const migrationOf = generateMigration as (before: Snapshot, after: Snapshot) => Promise<string[]>;

/** The `tables.ts` and `views.ts` below a folder that the text of a schema does not name, as sentences. */
export const unlistedTables = (files: readonly string[], schema: string, text: string): string[] =>
  files
    .filter((file) => /\/(tables|views)\.ts$/.test(file))
    .map((file) => path.posix.relative(path.posix.dirname(schema), file))
    .filter((file) => !text.includes(`'${file}'`))
    .map((file) => `${schema}: write export * from '${file}'`);

/** The statements that bring a database from what its migrations make to its tables as they are. */
export const statementsMissing = (tables: Record<string, unknown>, before: Snapshot): Promise<string[]> =>
  migrationOf(before, snapshotOf(tables, before.id));

function lastSnapshot(folder: string): Snapshot {
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(root, folder, 'meta', file), 'utf8'));
  const { entries } = read('_journal.json') as { entries: { tag: string }[] };
  return read(`${entries.at(-1)?.tag.split('_', 1)[0]}_snapshot.json`) as Snapshot;
}

if (process.argv[1] === import.meta.filename) {
  const problems: string[] = [];
  for (const { schema, tables, migrations, make } of DATABASES) {
    if (tables !== null) problems.push(...unlistedTables(sources(['ts'], tables), schema, readFileSync(path.join(root, schema), 'utf8')));
    const made = (await import(pathToFileURL(path.join(root, schema)).href)) as Record<string, unknown>;
    const missing = await statementsMissing(made, lastSnapshot(migrations));
    if (missing.length > 0)
      problems.push(`${migrations} lacks what the tables have: ${make} <what changes> makes it:\n  ${missing.join('\n  ')}`);
  }
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log(`migrations: ${DATABASES.length} databases, as their tables`);
  process.exit(problems.length === 0 ? 0 : 1);
}
