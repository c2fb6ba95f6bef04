import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { TEXT_INDEX, type TextIndex } from '../../.storybook/shown-text.ts';
import { root } from '../../tools/sources.ts';
import { BUILT, storiesBuilt } from './catalogue.ts';

/** Where Storybook looks for the index when it is started the next time. */
const CACHE = path.join(root, 'node_modules', '.cache', 'storybook');
/** Lists the plural forms of every text that counts: it is no place of the product. */
const ALL_COUNTS = 'texts-counts--all';
const PLURAL = /_(zero|one|two|few|many|other)$/;
/** What no reader ever sees: where a section of a policy stands in its page. */
const UNREAD = /^policies:.*\.id$/;

/** The key of every text, from Arabic; `npm run check` holds the other languages to it. */
function allKeys(): string[] {
  const keysOf = (tree: unknown, prefix: string): string[] =>
    typeof tree === 'object' && tree !== null
      ? Object.entries(tree).flatMap(([key, value]) => keysOf(value, prefix === '' ? key : `${prefix}.${key}`))
      : [prefix];
  const folder = path.join(root, 'locales', 'ar');
  const keys = readdirSync(folder).flatMap((file) =>
    keysOf(JSON.parse(readFileSync(path.join(folder, file), 'utf8')), '').map((key) => `${path.basename(file, '.json')}:${key}`),
  );
  return [...new Set(keys.map((key) => key.replace(PLURAL, '')))].filter((key) => !UNREAD.test(key));
}

/**
 * The keys that stand in no story. `folder`: where each story has left the keys that it shows, as
 * `<story>.json`. The panel "Texts" gets to know in which stories each stands.
 */
export function keysInNoStory(folder: string): string[] {
  const index: TextIndex = { stories: {}, keys: {} };
  for (const { id, title, name } of storiesBuilt()) {
    index.stories[id] = `${title} · ${name}`;
    const file = path.join(folder, `${id}.json`);
    const keys = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : [];
    for (const key of keys) (index.keys[key] ??= []).push(id);
  }
  for (const place of [CACHE, BUILT]) mkdirSync(path.join(place, path.dirname(TEXT_INDEX)), { recursive: true });
  writeFileSync(path.join(CACHE, TEXT_INDEX), JSON.stringify(index));
  copyFileSync(path.join(CACHE, TEXT_INDEX), path.join(BUILT, TEXT_INDEX));
  return allKeys().filter((key) => !index.keys[key]?.some((id) => id !== ALL_COUNTS));
}
