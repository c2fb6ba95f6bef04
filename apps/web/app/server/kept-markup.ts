import { createHash } from 'node:crypto';
import { KEPT_MARK, type Keeper } from '@darb/ui/kept';

/** Characters of keys and markup that are kept; the oldest goes first. */
const KEPT_CHARACTERS = 16_000_000;
/** How many keys asked for once are remembered, as a hash: only what is asked for again is kept, so that what one student alone gets pushes nothing out. */
const MET = 20_000;

/** One page that is being rendered: its keeper, and what fills the marks in its markup. */
export interface Keeping {
  readonly keeper: Keeper;
  readonly fill: (html: string) => string;
}

/** Keeps markup for all pages of the process, by everything that it depends on (`keptOnServer`); nothing in it ever gets stale. */
export function createKeptMarkup(limit = KEPT_CHARACTERS): { keepingFor(scope: string): Keeping } {
  const kept = new Map<string, string>();
  let size = 0;
  let met = new Set<string>();

  const isMet = (key: string): boolean => {
    const hash = createHash('sha1').update(key).digest('base64');
    if (met.has(hash)) return true;
    if (met.size >= MET) met = new Set();
    met.add(hash);
    return false;
  };
  const keep = (key: string, html: string): void => {
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
      const pieces: { key: string; html: string | undefined }[] = [];
      return {
        keeper: {
          ask(asked) {
            const key = `${scope} ${asked}`;
            const html = kept.get(key);
            if (html === undefined && !isMet(key)) return { state: 'left' };
            pieces.push({ key, html });
            return { state: html === undefined ? 'wanted' : 'kept', place: pieces.length - 1 };
          },
        },
        fill(html) {
          if (pieces.length === 0) return html;
          const [first = '', ...rest] = html.split(`<template ${KEPT_MARK}="`);
          const open: string[] = [];
          let text = first;
          for (const part of rest) {
            const end = part.indexOf('"');
            const after = part.slice(end + '"></template>'.length);
            const piece = pieces[Number.parseInt(part, 10)];
            if (part[end - 1] === '(') {
              open.push(text);
              text = after;
            } else if (part[end - 1] === ')') {
              if (piece) keep(piece.key, text);
              text = `${open.pop() ?? ''}${text}${after}`;
            } else text += `${piece?.html ?? ''}${after}`;
          }
          return text;
        },
      };
    },
  };
}
