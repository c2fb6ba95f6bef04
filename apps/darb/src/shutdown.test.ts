import { expect, test } from 'vitest';
import { Shutdown } from './shutdown.ts';

test('what was opened last is closed first, and only once', async () => {
  const shutdown = new Shutdown();
  const closed: string[] = [];
  for (const name of ['postgres', 'pool', 'door']) await shutdown.add(async () => void closed.push(name));
  await Promise.all([shutdown.run(), shutdown.run()]);
  expect(closed).toEqual(['door', 'pool', 'postgres']);
});

test('a step that fails keeps no other from being taken', async () => {
  const shutdown = new Shutdown();
  const closed: string[] = [];
  await shutdown.add(async () => void closed.push('postgres'));
  await shutdown.add(() => Promise.reject(new Error('stuck')));
  await expect(shutdown.run()).rejects.toThrow('stuck');
  expect(closed).toEqual(['postgres']);
});

test('what is opened while the stop runs is closed at once', async () => {
  const shutdown = new Shutdown();
  await shutdown.run();
  const closed: string[] = [];
  await shutdown.add(async () => void closed.push('late'));
  expect(closed).toEqual(['late']);
});

test('what is still being opened hears of the stop', async () => {
  const shutdown = new Shutdown();
  expect(shutdown.signal.aborted).toBe(false);
  const stopped = shutdown.run();
  expect(shutdown.signal.aborted).toBe(true);
  await stopped;
});
