import type { Db } from './database.ts';

const kept = new WeakMap<Db, Map<string, unknown>>();

/**
 * A statement that every page asks for: written by Drizzle and planned by PostgreSQL once for each
 * connection, by its name. `build` gets the name to prepare it by; the values that change stand in it as
 * placeholders, and nothing else may.
 */
export function prepared<Statement>(db: Db, name: string, build: (db: Db, name: string) => Statement): Statement {
  const statements = kept.get(db) ?? new Map<string, unknown>();
  kept.set(db, statements);
  const known = statements.get(name) as Statement | undefined;
  if (known !== undefined) return known;
  const made = build(db, name);
  statements.set(name, made);
  return made;
}
