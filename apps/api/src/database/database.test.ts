import { expect, test } from 'vitest';
import { openDatabase } from './database.ts';

test('a connection that breaks is reported, unless the database is being closed', async () => {
  const reported: string[] = [];
  const { pool, close } = openDatabase('postgres://nobody@127.0.0.1:1/none', { onError: ({ message }) => reported.push(message) });
  // that is how the pool tells of an idle connection
  pool.emit('error', new Error('cut off'));
  const closed = close();
  pool.emit('error', new Error('cut off while closing'));
  await closed;
  expect(reported).toEqual(['cut off']);
});
