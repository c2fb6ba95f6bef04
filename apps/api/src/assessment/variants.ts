import { createHash } from 'node:crypto';

interface Variant {
  id: number;
  key: string;
}

/** A whole number that a text alone decides. */
const numberOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE(0);

/**
 * The questions of an attempt, by id in the order of `rows`: of each key one variant. Which one depends on
 * the student and the attempt's number alone, so that neighbours get different numbers, and whoever begins
 * again meets every variant before one comes twice.
 */
export function variantsOfAttempt(rows: readonly Variant[], student: string, number: number): number[] {
  const byKey = new Map<string, number[]>();
  for (const { id, key } of rows) byKey.set(key, [...(byKey.get(key) ?? []), id]);
  return [...byKey].flatMap(([key, ids]) => ids[(numberOf(`${student} ${key}`) + number) % ids.length] ?? []);
}
