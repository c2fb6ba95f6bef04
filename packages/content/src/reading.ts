import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, relative } from 'node:path';
import { LANGUAGES, type Language, type Rich } from '@darb/language';
import type { PackFile, RichTexts, Texts } from './pack.ts';
import { problem } from './problem.ts';
import type { Problems } from './problems.ts';
import { characterFaults, hasArabicWords } from './characters.ts';
import { runningText, type FindPicture } from './running-text.ts';
import type { TextsInput } from './schemas.ts';
import type { Path, YamlFile } from './yaml-file.ts';

/** One run over a pack: what has been found so far. */
export interface Reading {
  root: string;
  problems: Problems;
  /** Pictures by the address that texts give them. */
  files: Map<string, PackFile>;
  /** The file in which each id was first seen, by `kind id`. */
  ids: Map<string, string>;
  /** To be called after each lesson and test. */
  onRead: () => void;
}

export const nameOf = (reading: Reading, path: string): string => relative(reading.root, path) || '.';

const TYPES: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt; charset=utf-8',
};

/** A file with its hash and type; null when it cannot be read. */
export async function packFileAt(path: string): Promise<PackFile | null> {
  const content = await readFile(path).catch(() => null);
  if (!content) return null;
  return {
    path,
    name: `${createHash('sha256').update(content).digest('hex').slice(0, 32)}${extname(path)}`,
    bytes: content.length,
    type: TYPES[extname(path)] ?? 'application/octet-stream',
  };
}

/** Reports an id that its kind has already. */
export function claimId(reading: Reading, kind: string, id: number, yaml: YamlFile<unknown>): void {
  const first = reading.ids.get(`${kind} ${id}`);
  if (first !== undefined) reading.problems.add(yaml.file, yaml.lineOf(['id']), problem('idTaken', { id, file: first }));
  else reading.ids.set(`${kind} ${id}`, yaml.file);
}

/** Reports places among siblings that are not 1, 2, 3 …; `where` is the file or folder around them. */
export function checkOrder(reading: Reading, where: string, siblings: readonly { order: number }[]): void {
  const orders = siblings.map(({ order }) => order).sort((a, b) => a - b);
  const wrong = orders.findIndex((order, index) => order !== index + 1);
  if (wrong >= 0) reading.problems.add(where, null, problem('ordersBroken', { orders: orders.join(', '), count: orders.length }));
}

const perLanguage = (input: TextsInput): { lang: Language; text: string; path: string[] }[] =>
  LANGUAGES.flatMap((lang) => {
    if (typeof input === 'string') return [{ lang, text: input, path: [] }];
    const text = input[lang];
    return text === undefined ? [] : [{ lang, text, path: [lang] }];
  });

/** Words need their language: a plain string with Arabic letters would be shown as English. */
function checkPlain(reading: Reading, yaml: YamlFile<unknown>, path: Path, input: TextsInput): void {
  if (typeof input === 'string' && hasArabicWords(input)) reading.problems.add(yaml.file, yaml.lineOf(path), problem('plainArabic', {}));
}

/** A title: words only, no formulas. */
export function plainTexts(reading: Reading, yaml: YamlFile<unknown>, path: Path, input: TextsInput): Texts {
  checkPlain(reading, yaml, path, input);
  const made: Partial<Record<Language, string>> = {};
  for (const { lang, text, path: inner } of perLanguage(input)) {
    if (typeof input !== 'string' || lang === 'ar')
      for (const fault of characterFaults(text))
        reading.problems.add(yaml.file, yaml.lineInText([...path, ...inner], fault.offset), fault.problem);
    if (/\\[([]|\*\*/.test(text)) reading.problems.add(yaml.file, yaml.lineOf([...path, ...inner]), problem('titleMarkup', {}));
    made[lang] = text;
  }
  return { ...made, ar: made.ar ?? '' };
}

/**
 * A plain string stands on the pages of every language as it is: “12 N”, “Where do you live?”, “-3”. It says
 * that it reads from left to right, or an Arabic page would turn it around. Formulas say so themselves.
 */
const langOfPlain = (page: Language, parts: Rich['parts']): Language =>
  parts.some((part) => part.kind === 'text' && /[\p{L}\p{N}]/u.test(part.text)) ? 'en' : page;

/** Running text in each of its languages, formulas as MathML. */
export function richTexts(reading: Reading, yaml: YamlFile<unknown>, path: Path, input: TextsInput, findPicture: FindPicture): RichTexts {
  checkPlain(reading, yaml, path, input);
  const made: Partial<RichTexts> = {};
  for (const { lang, text, path: inner } of perLanguage(input)) {
    const { parts, faults } = runningText(text, findPicture, 'kept');
    if (typeof input !== 'string' || lang === 'ar')
      for (const fault of faults) reading.problems.add(yaml.file, yaml.lineInText([...path, ...inner], fault.offset), fault.problem);
    made[lang] = { lang: typeof input === 'string' ? langOfPlain(lang, parts) : lang, parts };
  }
  return { ...made, ar: made.ar ?? { lang: 'ar', parts: [] } };
}
