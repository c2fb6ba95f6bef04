import { FRAGMENT_MARK, type FragmentCache } from '@darb/ui/fragment-cache';
import { LRUCache } from 'lru-cache';
import { addText, bytesOf, type Chunk } from './chunks.ts';

/** So much of keys (characters) and markup (bytes) is kept. */
const MAX_SIZE = 16_000_000;

/**
 * One page that is being rendered: where its components ask for their fragments, and what fills the marks
 * in its markup.
 */
export interface PageFragments {
  readonly cache: FragmentCache;
  readonly fill: (html: string) => readonly Chunk[];
}

/**
 * An id that React made of the component's place in the page (`useId`): markup with one fits no other
 * place.
 */
const PLACED_ID = /:R[0-9a-v]*(?:H[0-9a-v]+)?:/;
/** Whether chunks have such an id. Bytes come out of the cache, where none is. */
export const hasPlacedId = (chunks: readonly Chunk[]): boolean =>
  chunks.some((chunk) => typeof chunk === 'string' && PLACED_ID.test(chunk));

/**
 * Keeps the markup of components for all pages of the process, by everything that it depends on
 * (`cachedFragment`): nothing in it gets stale.
 */
export function createFragments(maxSize = MAX_SIZE): { forPage(scope: string): PageFragments } {
  const cache = new LRUCache<string, Buffer<ArrayBuffer>>({ maxSize, sizeCalculation: (html, key) => key.length + html.length });

  return {
    forPage(scope) {
      const asked: { key: string; html: Buffer<ArrayBuffer> | undefined }[] = [];
      return {
        cache: {
          ask(what) {
            const key = `${scope} ${what}`;
            const html = cache.get(key);
            asked.push({ key, html });
            return { isCached: html !== undefined, place: asked.length - 1 };
          },
        },
        fill(html) {
          if (asked.length === 0) return [html];
          const [first = '', ...rest] = html.split(`<template ${FRAGMENT_MARK}="`);
          const open: Chunk[][] = [];
          let made: Chunk[] = [first];
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
              if (one && !hasPlacedId(made)) {
                const drawn = bytesOf(made);
                cache.set(one.key, drawn);
                made = [drawn];
              }
              const around = open.pop() ?? [];
              for (const chunk of made)
                if (typeof chunk === 'string') addText(around, chunk);
                else around.push(chunk);
              made = around;
            } else if (one?.html) made.push(one.html);
            addText(made, after);
          }
          return made;
        },
      };
    },
  };
}
