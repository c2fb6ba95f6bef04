import { createHash } from 'node:crypto';
import { KEPT_MARK, type Keeper } from '@darb/ui/kept';
import { addText, bytesOf, type Piece } from './pieces.ts';

/** So much of keys (characters) and markup (bytes) is kept; the oldest goes first. */
const KEPT = 16_000_000;
/** How many keys asked for once are remembered, as a hash: only what is asked for again is kept, so that what one student alone gets pushes nothing out. */
const MET = 20_000;

/** One page that is being rendered: its keeper, and what fills the marks in its markup. */
export interface Keeping {
  readonly keeper: Keeper;
  readonly fill: (html: string) => readonly Piece[];
}

/** Keeps markup for all pages of the process, by everything that it depends on (`keptOnServer`); nothing in it ever gets stale. */
export function createKeptMarkup(limit = KEPT): { keepingFor(scope: string): Keeping } {
  const kept = new Map<string, Buffer<ArrayBuffer>>();
  let size = 0;
  let met = new Set<string>();

  const isMet = (key: string): boolean => {
    const hash = createHash('sha1').update(key).digest('base64');
    if (met.has(hash)) return true;
    if (met.size >= MET) met = new Set();
    met.add(hash);
    return false;
  };
  const keep = (key: string, html: Buffer<ArrayBuffer>): void => {
    if (kept.has(key) || key.length + html.length > limit) return;
    kept.set(key, html);
    size += key.length + html.length;
    for (const [oldest, markup] of kept) {
      if (size <= limit) break;
      kept.delete(oldest);
      size -= oldest.length + markup.length;
    }
  };

  return {
    keepingFor(scope) {
      const asked: { key: string; html: Buffer<ArrayBuffer> | undefined }[] = [];
      return {
        keeper: {
          ask(what) {
            const key = `${scope} ${what}`;
            const html = kept.get(key);
            if (html === undefined && !isMet(key)) return { state: 'left' };
            asked.push({ key, html });
            return { state: html === undefined ? 'wanted' : 'kept', place: asked.length - 1 };
          },
        },
        fill(html) {
          if (asked.length === 0) return [html];
          const [first = '', ...rest] = html.split(`<template ${KEPT_MARK}="`);
          const open: Piece[][] = [];
          let made: Piece[] = [first];
          for (const part of rest) {
            const end = part.indexOf('"');
            const after = part.slice(end + '"></template>'.length);
            const one = asked[Number.parseInt(part, 10)];
            if (part[end - 1] === '(') {
              open.push(made);
              made = [after];
              continue;
            }
            if (part[end - 1] === ')') {
              const drawn = bytesOf(made);
              if (one) keep(one.key, drawn);
              made = open.pop() ?? [];
              made.push(drawn);
            } else if (one?.html) made.push(one.html);
            addText(made, after);
          }
          return made;
        },
      };
    },
  };
}
