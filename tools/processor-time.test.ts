import { describe, expect, it } from 'vitest';
import { readStat, take, type Reading } from './processor-time.ts';

const stat = (pid: number, parent: number, user: number, system: number, start: number, name = 'node') =>
  readStat(`${pid} (${name}) S ${parent} 1 1 0 -1 4194304 9 9 0 0 ${user} ${system} 5 6 20 0 11 0 ${start} 123 456`) ?? {
    pid: 0,
    parent: 0,
    key: '',
    ticks: 0,
  };
const sum = (known: ReadonlyMap<string, { ticks: number }>) => [...known.values()].reduce((ticks, one) => ticks + one.ticks, 0);

describe('the processor time of a suite', () => {
  it('is read from the system’s line, whatever the program is called', () => {
    expect(stat(7, 3, 20, 2, 99, 'a) S 1 (b')).toEqual({ pid: 7, parent: 3, key: '7 99', ticks: 22 });
  });

  it('counts children of children, and nobody else', () => {
    const known = new Map<string, Reading>();
    take(known, [stat(4, 3, 100, 0, 1), stat(3, 2, 10, 0, 1), stat(2, 1, 1, 0, 1), stat(9, 1, 1000, 0, 1)], 2);
    expect(sum(known)).toBe(111);
  });

  it('keeps what has ended, and still counts what its parent has left behind', () => {
    const known = new Map<string, Reading>();
    take(known, [stat(2, 1, 1, 0, 1), stat(3, 2, 10, 0, 1), stat(4, 3, 100, 0, 1)], 2);
    take(known, [stat(2, 1, 2, 0, 1), stat(4, 1, 200, 0, 1)], 2);
    expect(sum(known)).toBe(212);
  });

  it('takes a number that another process has got since for another process', () => {
    const known = new Map<string, Reading>();
    take(known, [stat(2, 1, 1, 0, 1), stat(3, 2, 10, 0, 1)], 2);
    take(known, [stat(2, 1, 1, 0, 1), stat(3, 1, 5000, 0, 8)], 2);
    expect(sum(known)).toBe(11);
  });
});
