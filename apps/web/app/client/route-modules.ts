import { settleReload } from './reload-once.ts';

/** Milliseconds for which a page's script is waited for (rule site 36). */
export const SCRIPT_MS = 120_000;

/** In the words of the browsers, so that a script that hangs counts as one that failed. */
const timeOut = () => new TypeError('error loading dynamically imported module: it took too long');

/** What a script gives, unless it takes longer than it may. */
export function inTime<Module>(fetched: Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(timeOut()), SCRIPT_MS);
  });
  return Promise.race([fetched, late]).finally(() => clearTimeout(timer));
}

/**
 * Stands in the place of Remix's own (`scripts-in-time.ts`), which reloads the page that is left, for as
 * often as a script fails. Remix would not hear of an error here: so the page that was asked for throws it
 * when it is drawn, and is reloaded once (`failure.tsx`).
 */
export async function loadRouteModule({ id, module }: { id: string; module: string }, known: Record<string, unknown>): Promise<unknown> {
  if (id in known) return known[id];
  try {
    known[id] = await inTime(import(/* @vite-ignore */ module));
  } catch (error) {
    const Missing = () => {
      throw error;
    };
    return { default: Missing };
  }
  settleReload();
  return known[id];
}
