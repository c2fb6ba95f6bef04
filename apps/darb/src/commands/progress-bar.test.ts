import { expect, test } from 'vitest';
import { progressBar } from './progress-bar.ts';

/** What a bar writes to a stream, at a time that the test turns. */
const watched = (isTTY: boolean) => {
  const written: string[] = [];
  const clock = { now: 0 };
  const stream = { isTTY, write: (text: string) => written.push(text) > 0 };
  return { bar: progressBar(stream, () => clock.now), written, clock };
};

test('on a terminal one line grows, ten times a second at most, and ends whole', () => {
  const { bar, written, clock } = watched(true);
  for (let done = 1; done <= 100; done += 1) {
    bar.show('Loading', done, 100);
    clock.now += 10;
  }
  expect(written.at(0)).toContain('[........................] Loading: 1 / 100');
  expect(written.slice(-2)).toEqual(['\r\u001b[K[########################] Loading: 100 / 100', '\n']);
  expect(written.length).toBeLessThan(14);
});

test('elsewhere each step is one line', () => {
  const { bar, written } = watched(false);
  for (const done of [1, 2, 3]) bar.show('Reading', done, 3);
  bar.end();
  expect(written).toEqual(['Reading: 3 / 3\n']);
});

test('a work that stops in the middle leaves the line free', () => {
  const { bar, written } = watched(true);
  bar.show('Loading', 1, 3);
  bar.end();
  bar.end();
  expect(written.filter((text) => text === '\n')).toHaveLength(1);
});
