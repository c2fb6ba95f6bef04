import { afterEach, expect, test, vi } from 'vitest';
import { Journal, type Outlet } from './journal.ts';
import { NOBODY, type Changes, type StoredRow } from './rows.ts';

const row = (key: string): StoredRow => ({
  collection: 'c',
  key,
  userId: NOBODY,
  value: Buffer.from('{}'),
  version: '',
  updateTime: 0,
  epoch: 0,
});

afterEach(() => void vi.useRealTimers());

/** A database whose commits wait until they are let go. */
function slowDatabase() {
  const written: string[][] = [];
  const letGo: ((error?: Error) => void)[] = [];
  const write = (changes: Changes) => {
    const keys = [...changes.stored.written].map(({ key }) => key).sort();
    return new Promise<void>((done, fail) => letGo.push((error) => (error ? fail(error) : (written.push(keys), done()))));
  };
  return { written, letGo, write };
}
const rounds = async (count = 3) => {
  for (let round = 0; round < count; round++) await new Promise((next) => setImmediate(next));
};
const outlet = (journal: Journal) => {
  const sent: string[] = [];
  const held: { text: string; epoch: number }[] = [];
  const flush = () => {
    while (held[0] && held[0].epoch <= journal.committed) sent.push(held.shift()?.text ?? '');
  };
  journal.onCommit(flush);
  const one: Outlet = {
    send: (frame, epoch) => {
      held.push({ text: frame.toString(), epoch });
      flush();
    },
  };
  return { sent, one };
};

test('what a turn says leaves when what it wrote is committed, also what it said before it wrote', async () => {
  const { written, letGo, write } = slowDatabase();
  const journal = new Journal(write, () => undefined);
  const { sent, one } = outlet(journal);
  journal.enter();
  journal.send(one, Buffer.from('result'));
  journal.wrote('stored', row('a'));
  journal.leave();
  await rounds();
  expect(sent).toEqual([]);
  letGo.shift()?.();
  await rounds();
  expect(written).toEqual([['a']]);
  expect(sent).toEqual(['result']);
});

test('a turn that touches nothing new is not kept waiting, one that reads what is not committed is', async () => {
  const { letGo, write } = slowDatabase();
  const journal = new Journal(write, () => undefined);
  const { sent, one } = outlet(journal);
  const other = outlet(journal);
  const changed = row('a');
  journal.enter();
  journal.wrote('stored', changed);
  journal.leave();
  await rounds();
  journal.enter();
  journal.send(one, Buffer.from('unrelated'));
  journal.leave();
  journal.enter();
  journal.touch(changed.epoch);
  journal.send(other.one, Buffer.from('reader'));
  journal.leave();
  expect(sent).toEqual(['unrelated']);
  expect(other.sent).toEqual([]);
  letGo.shift()?.();
  await rounds();
  expect(other.sent).toEqual(['reader']);
});

test('what changes during a commit goes with the next one, many turns in one', async () => {
  const { written, letGo, write } = slowDatabase();
  const journal = new Journal(write, () => undefined);
  journal.wrote('stored', row('a'));
  await rounds();
  for (const key of ['b', 'c', 'd']) journal.wrote('stored', row(key));
  letGo.shift()?.();
  await rounds();
  letGo.shift()?.();
  await rounds();
  expect(written).toEqual([['a'], ['b', 'c', 'd']]);
});

test('a commit that fails is made again together with what came after it, and nothing is told before', async () => {
  const { written, letGo, write } = slowDatabase();
  const failures: unknown[] = [];
  const journal = new Journal(write, (error) => failures.push(error));
  const { sent, one } = outlet(journal);
  const gone = row('gone');
  journal.enter();
  journal.wrote('stored', row('a'));
  journal.wrote('stored', gone);
  journal.send(one, Buffer.from('told'));
  const epoch = journal.leave();
  await rounds();
  journal.removed('stored', gone);
  journal.wrote('stored', row('b'));
  letGo.shift()?.(new Error('away'));
  await new Promise((next) => setTimeout(next, 80));
  expect(failures).toHaveLength(1);
  expect(sent).toEqual([]);
  letGo.shift()?.();
  await journal.settled(epoch);
  expect(written).toEqual([['a', 'b']]);
  expect(sent).toEqual(['told']);
});

test('who waits for a commit that hangs is refused after five seconds, and the commit is told when it has come', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const { letGo, write } = slowDatabase();
  const journal = new Journal(write, () => undefined);
  const { sent, one } = outlet(journal);
  journal.enter();
  journal.wrote('stored', row('a'));
  journal.send(one, Buffer.from('told'));
  const waiting = journal.settled(journal.leave());
  await rounds();
  vi.advanceTimersByTime(4_999);
  expect(journal.keepsUp).toBe(true);
  vi.advanceTimersByTime(2);
  await expect(waiting).rejects.toMatchObject({ code: 14 });
  expect(journal.keepsUp).toBe(false);
  expect(sent).toEqual([]);
  letGo.shift()?.();
  await rounds();
  expect(journal.keepsUp).toBe(true);
  expect(sent).toEqual(['told']);
});

test('a stop does not wait for a commit that hangs, and refuses those who do', async () => {
  const { write } = slowDatabase();
  const journal = new Journal(write, () => undefined);
  const epoch = journal.wrote('stored', row('a'));
  const waiting = expect(journal.settled(epoch)).rejects.toMatchObject({ code: 14 });
  await rounds();
  await journal.stop();
  await waiting;
  await expect(journal.settled(epoch)).rejects.toMatchObject({ code: 14 });
});
