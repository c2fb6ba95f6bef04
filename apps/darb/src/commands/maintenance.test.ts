import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { closedSince, openDatabase, operatorActsOf } from '@darb/api';
import { expect, inject, onTestFinished, test } from 'vitest';
import { copyDatabase } from '../../../api/src/testing/copy.ts';
import { followContent } from '../content-news.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

test('the product is closed and opened again once each, every process hears of it, and both are written down', async () => {
  const copy = await copyDatabase(inject('postgres'));
  const database = openDatabase(copy.url, { connections: 1 });
  let heard = 0;
  const following = followContent(copy.url, () => (heard += 1));
  onTestFinished(async () => {
    await following.stop();
    await database.close();
    await copy.drop();
  });
  const maintenance = async (state: 'on' | 'off'): Promise<string> => {
    const child = spawn(process.execPath, ['--import', 'tsx', main, 'maintenance', state], {
      env: { PATH: process.env.PATH, NODE_ENV: 'development', LOG_LEVEL: 'silent', DATA_DIR: '/nonexistent', DATABASE_URL: copy.url },
      stdio: ['ignore', 'inherit', 'pipe'],
    });
    const [said, [status]] = await Promise.all([text(child.stderr), once(child, 'exit') as Promise<[number | null]>]);
    expect(status).toBe(0);
    return said;
  };
  // it is told once it listens
  await expect.poll(() => heard).toBe(1);
  expect(await maintenance('on')).toBe('Darb is closed: every page says that it is being updated.\n');
  await expect.poll(() => heard).toBe(2);
  const since = await closedSince(database.db);
  expect(since).toBeInstanceOf(Date);
  expect(await maintenance('on')).toBe('Darb was closed already.\n');
  expect(await closedSince(database.db)).toEqual(since);
  expect(await maintenance('off')).toBe('Darb is open.\n');
  expect(await closedSince(database.db)).toBeNull();
  await expect.poll(() => heard).toBe(4);
  expect((await operatorActsOf(database.db, 10)).map(({ act }) => act)).toEqual(['maintenance off', 'maintenance on']);
});
