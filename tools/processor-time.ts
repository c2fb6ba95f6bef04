import { readdirSync, readFileSync } from 'node:fs';

/** How often it is looked, in milliseconds: what lives shorter is not counted. */
const INTERVAL = 250;
/** Linux counts in hundredths of a second wherever Node runs. */
const TICKS = 100;

/** What the system says of a process; `ticks` is its processor time. */
export interface Reading {
  pid: number;
  parent: number;
  /** A number is given to another process one day, but never with the same start. */
  key: string;
  ticks: number;
}

/**
 * One line of `/proc/<pid>/stat`; null where it is none. The program's name stands in brackets and may hold
 * anything.
 */
export function readStat(line: string): Reading | null {
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const [pid, parent, user, system] = [line.slice(0, line.indexOf(' ')), fields[1], fields[11], fields[12]].map(Number);
  if (!pid || parent === undefined || user === undefined || system === undefined || !Number.isFinite(user + system)) return null;
  return { pid, parent, key: `${pid} ${fields[19] ?? ''}`, ticks: user + system };
}

/**
 * Adds to `known` what runs now and comes from `root`: children of children, those too whose parent has ended
 * since.
 */
export function take(known: Map<string, Reading>, running: readonly Reading[], root: number): void {
  const ours = new Set([root]);
  for (const reading of running) if (known.has(reading.key)) ours.add(reading.pid);
  for (let before = 0; before !== ours.size;) {
    before = ours.size;
    for (const { pid, parent } of running) if (ours.has(parent)) ours.add(pid);
  }
  for (const reading of running) if (ours.has(reading.pid)) known.set(reading.key, reading);
}

function readings(): Reading[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      return readStat(readFileSync(`/proc/${name}/stat`, 'utf8')) ?? [];
    } catch {
      return []; // it has ended
    }
  });
}

/**
 * Counts the processor time of a process and of all that comes from it. The function that it gives ends the
 * count and tells the seconds; null where the system does not say.
 */
export function countProcessorTime(root: number): () => number | null {
  if (process.platform !== 'linux') return () => null;
  const known = new Map<string, Reading>();
  const look = () => take(known, readings(), root);
  look();
  const timer = setInterval(look, INTERVAL);
  timer.unref();
  return () => {
    clearInterval(timer);
    return [...known.values()].reduce((sum, { ticks }) => sum + ticks, 0) / TICKS;
  };
}
