import { createContext, runInContext } from 'node:vm';

/**
 * A page without what differs between its two ways: the markup, its sheets wherever they stand, and the
 * loaders' data that its scripts hand to Remix.
 */
export interface Comparable {
  markup: string;
  sheets: readonly string[];
  data: unknown;
}

/**
 * A value of turbo-stream's first line: each value stands once, objects name the places of their keys and
 * values.
 */
function valueAt(values: readonly unknown[], at: number): unknown {
  if (at < 0) return at === -5 ? null : `sign ${at}`;
  const value = values[at];
  if (Array.isArray(value)) return value.map((one: unknown) => (typeof one === 'number' ? valueAt(values, one) : one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, place]) => {
      const name = String(values[Number(key.slice(1))]);
      // the clock went on between the two
      return [name, name === 'server_time' ? 'now' : valueAt(values, place as number)];
    }),
  );
}

/** Runs what a page's inline scripts enqueue for Remix. */
function dataOf(scripts: readonly string[]): unknown {
  let data = '';
  const streamController = { enqueue: (part: string) => void (data += part), close: () => undefined };
  const sandbox = createContext({ window: { __remixContext: { streamController } } });
  for (const script of scripts) if (script.includes('streamController.enqueue')) runInContext(script, sandbox);
  const [line = ''] = data.split('\n');
  return line === '' ? null : [valueAt(JSON.parse(line) as unknown[], 0), data.slice(line.length + 1)];
}

/**
 * What must be the same of a page whichever way it was answered: everything but how scripts are written,
 * and nonces.
 */
export function comparable(html: string): Comparable {
  const scripts: string[] = [];
  const sheets: string[] = [];
  const markup = html
    .replace(/<script[^>]*>(.*?)<\/script>/gs, (_, script: string) => {
      scripts.push(script);
      return '';
    })
    .replace(/<link rel="stylesheet" href="([^"]*)"\/>/g, (_, sheet: string) => {
      sheets.push(sheet);
      return '';
    })
    // behind the page Remix's stream leaves marks of its own
    .replace(/<\/html>.*/s, '</html>')
    .replace(/ nonce="[^"]*"/g, '');
  return { markup, sheets: sheets.sort(), data: dataOf(scripts) };
}
