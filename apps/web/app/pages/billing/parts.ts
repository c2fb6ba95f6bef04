import { href } from '../../href.ts';
import type { Visit } from '../../visit.ts';

/** Rows of a list that a page shows. */
export const PART = 20;

/** Where in a list a page begins, from its address. */
export function offsetOf(search: URLSearchParams): number {
  const from = Number(search.get('from') ?? 0);
  return Number.isInteger(from) && from > 0 && from <= 10_000 ? from : 0;
}

/** The pages before and after this part of a list. */
export const aroundPart = (visit: Visit, row: 'wallet' | 'inviteFriends', offset: number, total: number) => ({
  newer: offset === 0 ? null : href(visit, row, null, { from: Math.max(0, offset - PART) || null }),
  older: offset + PART < total ? href(visit, row, null, { from: offset + PART }) : null,
});
