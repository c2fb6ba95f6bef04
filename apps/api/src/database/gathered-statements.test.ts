import type pg from 'pg';
import { describe, expect } from 'vitest';
import { test } from '../testing/test.ts';
import { openDatabase } from './database.ts';

const named = (name: string, text: string) => ({ name, text, rowMode: 'array' as const });
const rowsOf = async (asked: Promise<pg.QueryArrayResult>): Promise<unknown[]> => (await asked).rows as unknown[];
const outcome = (asked: Promise<unknown>): Promise<unknown> =>
  asked.catch((error: Error & { code?: string }) => error.code ?? error.message);

describe('prepared statements of one turn', () => {
  test('are answered each with its own rows, over one connection', async ({ copy }) => {
    const { pool, close } = openDatabase(copy.url);
    const asked = [1, 2, 3, 4, 5].map((number) => rowsOf(pool.query(named('twice', 'select $1::int * 2'), [number])));
    expect(await Promise.all(asked)).toEqual([[[2]], [[4]], [[6]], [[8]], [[10]]]);
    expect(pool.totalCount).toBe(1);
    await close();
  });

  test('are many: each still gets its own', async ({ copy }) => {
    const { pool, close } = openDatabase(copy.url, { connections: 2 });
    const numbers = Array.from({ length: 100 }, (_, index) => index);
    const asked = numbers.map((number) => rowsOf(pool.query(named(`of ${number % 3}`, `select $1::int, ${number % 3}`), [number])));
    expect(await Promise.all(asked)).toEqual(numbers.map((number) => [[number, number % 3]]));
    await close();
  });

  test('fail each by itself', async ({ copy }) => {
    const { pool, close } = openDatabase(copy.url);
    const through = (number: number) => outcome(rowsOf(pool.query(named('through', 'select 12 / $1::int'), [number])));
    expect(await Promise.all([through(3), through(0), through(4)])).toEqual([[[4]], '22012', [[3]]]);
    expect(await Promise.all([through(6), outcome(rowsOf(pool.query(named('broken', 'select nothing'))))])).toEqual([[[2]], '42703']);
    expect(await through(2)).toEqual([[6]]);
    await close();
  });

  test('fail all when their connection breaks, and the next ones get another', async ({ copy }) => {
    const { pool, close } = openDatabase(copy.url);
    const one = () => outcome(rowsOf(pool.query(named('one', 'select 1'))));
    const asked = [outcome(pool.query(named('end', 'select pg_terminate_backend(pg_backend_pid())'))), one(), one()];
    expect((await Promise.all(asked)).every((answer) => typeof answer === 'string')).toBe(true);
    expect(await one()).toEqual([[1]]);
    await close();
  });

  test('are refused where no connection can be had', async ({ copy }) => {
    const { pool, close } = openDatabase(copy.url.replace(/\/[^/?]+(?=\?|$)/, '/nowhere'));
    expect(await outcome(pool.query(named('one', 'select 1')))).toBe('3D000');
    await close();
  });
});
