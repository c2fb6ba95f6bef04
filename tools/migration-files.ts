import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readJson } from './json-files.ts';
import { root } from './sources.ts';

type Named = Readonly<Record<string, object>>;
type Kinds = { readonly [Kind in 'tables' | 'views' | 'enums' | 'sequences']?: Named };
/** What drizzle-kit knows of a database; the types that it ships for it do not resolve. */
export interface Snapshot extends Kinds {
  readonly id: string;
  readonly prevId: string;
}
interface Entry {
  readonly idx: number;
  readonly when: number;
  readonly tag: string;
}

/** A folder of migrations as it was read: texts and snapshots by their files' names. */
export interface MigrationFiles {
  readonly journal: readonly Entry[];
  readonly sql: ReadonlyMap<string, string>;
  readonly snapshots: ReadonlyMap<string, Snapshot>;
}

const numberOf = (index: number): string => String(index).padStart(4, '0');
/** The file, in `meta`, of the snapshot that a migration leaves. */
export const snapshotFileOf = ({ tag }: Pick<Entry, 'tag'>): string => `${tag.split('_', 1)[0]}_snapshot.json`;

/** Reads the migrations in a folder of the repository. */
export function readMigrations(folder: string): MigrationFiles {
  const namesIn = (below: string, ending: string) => readdirSync(path.join(root, folder, below)).filter((name) => name.endsWith(ending));
  const { entries } = readJson(`${folder}/meta/_journal.json`) as { entries: Entry[] };
  return {
    journal: entries,
    sql: new Map(namesIn('', '.sql').map((name) => [name, readFileSync(path.join(root, folder, name), 'utf8')])),
    snapshots: new Map(namesIn('meta', '_snapshot.json').map((name) => [name, readJson(`${folder}/meta/${name}`) as Snapshot])),
  };
}

/**
 * What does not fit together in a folder of migrations, in sentences that name the file and what mends it.
 * `make`: the command that makes a migration, up to its name.
 */
export function folderProblems({ journal, sql, snapshots }: MigrationFiles, folder: string, make: string): string[] {
  const anew = `take its files back (git checkout, or delete what is new) and run ${make} <what changes>`;
  const listed = new Set(journal.flatMap((entry) => [`${entry.tag}.sql`, snapshotFileOf(entry)]));
  const problems = journal.flatMap((entry, at) => {
    const { idx, tag, when } = entry;
    const before = journal[at - 1];
    const snapshot = snapshots.get(snapshotFileOf(entry));
    const previous = before && snapshots.get(snapshotFileOf(before));
    return [
      ...(idx === at && tag.startsWith(`${numberOf(at)}_`)
        ? []
        : [
            `${folder}/meta/_journal.json: ${tag} stands where number ${numberOf(at)} belongs; two branches may have made one each: ${anew}`,
          ]),
      ...(before && when <= before.when
        ? [`${folder}/meta/_journal.json: ${tag} is not younger than ${before.tag}, so that a database may leave it out: ${anew}`]
        : []),
      ...(sql.has(`${tag}.sql`)
        ? []
        : [`${folder}/${tag}.sql is missing: git checkout HEAD -- ${folder}/${tag}.sql; if it was never committed, ${anew}`]),
      ...(snapshot
        ? []
        : [`${folder}/meta/${snapshotFileOf(entry)} is missing: git checkout HEAD -- ${folder}/meta; if it was never committed, ${anew}`]),
      ...(snapshot && previous && snapshot.prevId !== previous.id
        ? [`${folder}/meta/${snapshotFileOf(entry)} was not made after ${before.tag}; another branch’s came between: ${anew}`]
        : []),
    ];
  });
  const unlisted = [...sql.keys(), ...snapshots.keys()].filter((name) => !listed.has(name));
  return [
    ...problems,
    ...unlisted.map((name) => {
      const file = name.endsWith('.sql') ? `${folder}/${name}` : `${folder}/meta/${name}`;
      return `${file} is not in meta/_journal.json, so that no database gets it: delete it, and run ${make} <what changes>`;
    }),
  ];
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').replace(/;\s*$/, '').trim();

/** Of a key whose name it does not know drizzle-kit writes a comment, with the statement up to that name. */
const UNNAMED = '"<constraint_name>"';

/**
 * The statements that a migration’s SQL lacks, of those that lead from the snapshot before it to its own.
 * More than they may stand in it, and behind each (`USING …`).
 */
export const statementsLost = (sql: string, statements: readonly string[]): string[] =>
  statements.filter((statement) => {
    const [, upToName] = statement.includes(UNNAMED) ? (/-- (ALTER TABLE .*)"<constraint_name>"/.exec(statement) ?? []) : [];
    return !plain(sql).includes(upToName === undefined ? plain(statement) : `${upToName}"`);
  });

/**
 * Where a change between two snapshots may be a new name, in words: drizzle-kit asks whether it is, and
 * only a person at a terminal can answer.
 */
export function possibleRenames(before: Kinds, after: Kinds): string[] {
  const changed = (what: string, old: Named = {}, young: Named = {}): string[] => {
    const gone = Object.keys(old).filter((name) => !(name in young));
    const come = Object.keys(young).filter((name) => !(name in old));
    return gone.length > 0 && come.length > 0 ? [`${what}: ${gone.join(', ')} went, ${come.join(', ')} came`] : [];
  };
  const columns = (tables: Named | undefined, name: string) => (tables?.[name] as { columns?: Named } | undefined)?.columns;
  return [
    ...(['tables', 'views', 'enums', 'sequences'] as const).flatMap((kind) => changed(kind, before[kind], after[kind])),
    ...Object.keys(before.tables ?? {})
      .filter((name) => name in (after.tables ?? {}))
      .flatMap((name) => changed(`columns of ${name}`, columns(before.tables, name), columns(after.tables, name))),
  ];
}
