import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { branchPoint, changedSince, filesAt } from './changed-files.ts';
import {
  folderProblems,
  possibleRenames,
  readMigrations,
  snapshotFileOf,
  statementsLost,
  type MigrationFiles,
  type Snapshot,
} from './migration-files.ts';
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

/** The snapshot of tables, made after another one. */
export const snapshotOf = generateDrizzleJson as (tables: Record<string, unknown>, before?: string) => Snapshot;
const migrationOf = generateMigration as (before: Snapshot, after: Snapshot) => Promise<string[]>;
/** Before the first migration there is nothing. */
const nothing = snapshotOf({});

/** The `tables.ts` and `views.ts` below a folder that the text of a schema does not name, as sentences. */
export const unlistedTables = (files: readonly string[], schema: string, text: string): string[] =>
  files
    .filter((file) => /\/(tables|views)\.ts$/.test(file))
    .map((file) => path.posix.relative(path.posix.dirname(schema), file))
    .filter((file) => !text.includes(`'${file}'`))
    .map((file) => `${schema}: write export * from '${file}'`);

/**
 * The statements that lead from one snapshot to another; null where drizzle-kit would ask whether a name is
 * new.
 */
export const statementsBetween = async (before: Snapshot, after: Snapshot): Promise<string[] | null> =>
  possibleRenames(before, after).length > 0 ? null : migrationOf(before, after);

/** What the tables have and the migrations do not make, in words with the command that mends it. */
async function missingMigration(tables: Record<string, unknown>, last: Snapshot, folder: string, make: string): Promise<string[]> {
  const current = snapshotOf(tables, last.id);
  const statements = await statementsBetween(last, current);
  if (statements === null)
    return [
      `${folder} lacks what the tables have, and only you know what of it is a new name. In a terminal, where it asks: ` +
        `${make} <what changes>\n  ${possibleRenames(last, current).join('\n  ')}`,
    ];
  if (statements.length === 0) return [];
  return [`${folder} lacks what the tables have: ${make} <what changes> makes it:\n  ${statements.join('\n  ')}`];
}

/** Statements that drizzle-kit wrote into a migration and that stand there no more. */
async function lostStatements({ journal, sql, snapshots }: MigrationFiles, folder: string): Promise<string[]> {
  const problems: string[] = [];
  let before: Snapshot = nothing;
  for (const entry of journal) {
    const [text, after] = [sql.get(`${entry.tag}.sql`), snapshots.get(snapshotFileOf(entry))];
    if (text === undefined || after === undefined) return problems;
    const lost = statementsLost(text, (await statementsBetween(before, after)) ?? []);
    if (lost.length > 0)
      problems.push(
        `${folder}/${entry.tag}.sql does not do what its snapshot says. Write, or take it back by git checkout:\n  ${lost.join('\n  ')}`,
      );
    before = after;
  }
  return problems;
}

/** Migrations of the main branch that are other ones here, in words. */
function changedMigrations(folder: string, make: string): string[] {
  const point = branchPoint();
  if (point === null) return [];
  const changed = changedSince(point);
  return filesAt(point, folder)
    .filter((file) => /\.sql$|_snapshot\.json$/.test(file) && changed.has(file) && existsSync(path.join(root, file)))
    .map(
      (file) =>
        `${file} was changed, and databases that have run it do not run it again: git checkout ${point.slice(0, 9)} -- ${file}; ` +
        `what is to change is a migration of its own (${make} <what changes>)`,
    );
}

if (process.argv[1] === import.meta.filename) {
  const problems: string[] = [];
  for (const { schema, tables, migrations, make } of DATABASES) {
    if (tables !== null) problems.push(...unlistedTables(sources(['ts'], tables), schema, readFileSync(path.join(root, schema), 'utf8')));
    const files = readMigrations(migrations);
    const broken = folderProblems(files, migrations, make);
    problems.push(...broken, ...changedMigrations(migrations, make), ...(await lostStatements(files, migrations)));
    // what the last snapshot lacks says nothing as long as the folder is broken
    if (broken.length > 0) continue;
    const newest = files.journal.at(-1);
    const last = (newest && files.snapshots.get(snapshotFileOf(newest))) ?? nothing;
    const made = (await import(pathToFileURL(path.join(root, schema)).href)) as Record<string, unknown>;
    problems.push(...(await missingMigration(made, last, migrations, make)));
  }
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log(`migrations: ${DATABASES.length} databases, as their tables`);
  process.exit(problems.length === 0 ? 0 : 1);
}
