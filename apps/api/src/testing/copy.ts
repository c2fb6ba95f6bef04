import 'vitest';
import { randomBytes } from 'node:crypto';
import pg from 'pg';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * A server on which databases can be made, and the migrated one to copy. Other names start like the
     * template's.
     */
    postgres: { url: string; template: string };
  }
}

/** The same server and user, another database. */
export function withDatabase(url: string, name: string): string {
  const target = new URL(url);
  target.pathname = `/${name}`;
  return target.href;
}

async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

/**
 * The tables so that each comes before those that it refers to: emptied in this order, no reference is left
 * hanging.
 */
async function tablesOf(url: string): Promise<string[]> {
  const rows = await query<{ name: string; refers_to: string[] }>(
    url,
    `select c.oid::regclass::text as name,
            array(select k.confrelid::regclass::text from pg_constraint k where k.contype = 'f' and k.conrelid = c.oid and k.confrelid <> c.oid) as refers_to
     from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind in ('r', 'p') and n.nspname = 'public'`,
  );
  const ordered: string[] = [];
  const left = new Map(rows.map((row) => [row.name, row.refers_to]));
  while (left.size > 0) {
    const referred = new Set([...left.values()].flat());
    const free = [...left.keys()].filter((name) => !referred.has(name));
    const next = free.length > 0 ? free : [...left.keys()];
    for (const name of next) left.delete(name);
    ordered.push(...next);
  }
  return ordered;
}

/** A copy of the migrated database. */
export interface DatabaseCopy {
  url: string;
  /** One statement list that empties every table. */
  emptying: string;
  drop(): Promise<void>;
}

/** Copies the template, for one test file. */
export async function copyDatabase(server: { url: string; template: string }): Promise<DatabaseCopy> {
  const name = `${server.template.replace(/_template$/, '')}_${randomBytes(6).toString('hex')}`;
  await query(server.url, `create database ${name} template ${server.template}`);
  const url = withDatabase(server.url, name);
  const emptying = (await tablesOf(url)).map((table) => `delete from ${table}`).join(';');
  return { url, emptying, drop: async () => void (await query(server.url, `drop database if exists ${name} with (force)`)) };
}
