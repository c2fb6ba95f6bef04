import { readFileSync } from 'node:fs';
import path from 'node:path';
import { refuse } from './command-line.ts';
import { root } from './sources.ts';

/** What keeps a text from being JSON, with the number of its line; null when nothing does. */
export function jsonFault(text: string): string | null {
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    const message = error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : '';
    const at = /position (\d+)/.exec(message)?.[1];
    const line = text.slice(0, at === undefined ? text.trimEnd().length : Number(at)).split('\n').length;
    return `${line}: this is no JSON (${message}); a comma or a quotation mark too many or too few, or a conflict of git?`;
  }
}

/** What a JSON file of the repository holds; ends the command with words where it cannot be read. */
export function readJson(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(path.join(root, file), 'utf8');
  } catch {
    refuse(`${file} is missing: git checkout HEAD -- ${file}`);
  }
  const fault = jsonFault(text);
  if (fault !== null) refuse(`${file}:${fault}`);
  return JSON.parse(text);
}
