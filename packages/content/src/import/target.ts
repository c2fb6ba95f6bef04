import { readdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { createHash } from 'node:crypto';

/** Where questions are brought to, or taken from. */
export interface Target {
  /** The folder with pack.yaml. */
  pack: string;
  /** The folder of the subtopic or the lesson; pictures stand in it. */
  folder: string;
  kind: 'test' | 'quiz';
  /** The YAML file, whether it exists or not. */
  file: string;
  /** The file from the pack's folder on, as reports name it. */
  name: string;
}

/** A place in a pack that is not there, or not one; `code` has a sentence of its own, `name` says which. */
export class NoTarget extends Error {
  readonly code: 'noPack' | 'noSubtopic' | 'severalSubtopics' | 'noLesson' | 'outsidePack' | 'targetFaulty' | 'nothingToExport';
  readonly subject: string;
  constructor(code: NoTarget['code'], subject: string) {
    super(`${code}: ${subject}`);
    this.name = 'NoTarget';
    this.code = code;
    this.subject = subject;
  }
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/**
 * Folders may be named with or without the number that orders them: `01-rate-of-change`, `rate-of-change`.
 */
const isNamed = (folder: string, name: string): boolean => folder === name || folder.replace(/^\d+-/, '') === name;

const foldersIn = async (path: string): Promise<string[]> =>
  (await readdir(path, { withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

async function packAbove(path: string): Promise<string> {
  for (let at = resolve(path); ; at = dirname(at)) {
    if (await exists(join(at, 'pack.yaml'))) return at;
    if (at === dirname(at)) throw new NoTarget('noPack', path);
  }
}

/**
 * The folders that a path below a subject may mean: itself, or a subtopic of that name in any of the
 * subject's topics.
 */
async function subtopicsAt(path: string): Promise<string[]> {
  if (await exists(join(path, 'subtopic.yaml'))) return [path];
  const [subject, name] = [dirname(path), basename(path)];
  const found: string[] = [];
  for (const topic of await foldersIn(subject))
    for (const folder of await foldersIn(join(subject, topic)))
      if (isNamed(folder, name) && (await exists(join(subject, topic, folder, 'subtopic.yaml')))) found.push(join(subject, topic, folder));
  return found;
}

/**
 * Finds where `PACK/PROGRAM/SUBJECT/SUBTOPIC` (the topic between may be named or not) and a lesson of it are.
 * Throws `NoTarget` where there is none, more than one, or a link leads out of the pack.
 */
export async function findTarget(into: string, lesson: string | null): Promise<Target> {
  const path = resolve(into);
  const pack = await packAbove(path);
  const [subtopic, other] = await subtopicsAt(path);
  if (subtopic === undefined) throw new NoTarget('noSubtopic', into);
  if (other !== undefined) throw new NoTarget('severalSubtopics', `${relative(pack, subtopic)}, ${relative(pack, other)}`);
  let folder = subtopic;
  if (lesson !== null) {
    const name = (await foldersIn(subtopic)).find((one) => isNamed(one, lesson));
    if (name === undefined || !(await exists(join(subtopic, name, 'lesson.yaml')))) throw new NoTarget('noLesson', lesson);
    folder = join(subtopic, name);
  }
  const [root, real] = [await realpath(pack), await realpath(folder)];
  if (!real.startsWith(root + sep)) throw new NoTarget('outsidePack', into);
  const kind = lesson === null ? 'test' : 'quiz';
  const file = join(real, `${kind}.yaml`);
  return { pack: root, folder: real, kind, file, name: relative(root, file) };
}

/** The pictures beside a file, by name, with what their bytes are. */
export async function picturesBeside({ folder }: Target): Promise<Map<string, string>> {
  const pictures = new Map<string, string>();
  for (const name of await readdir(folder))
    if (/\.(?:svg|png|jpg|webp|gif)$/.test(name))
      pictures.set(
        name,
        createHash('sha256')
          .update(await readFile(join(folder, name)))
          .digest('hex'),
      );
  return pictures;
}

/** An id that no quiz and no test of the pack has. */
export async function freeId(pack: string): Promise<number> {
  let highest = 0;
  for (const name of await readdir(pack, { recursive: true }))
    if (/(?:^|[\\/])(?:quiz|test)\.yaml$/.test(name)) {
      const [, id = '0'] = /^id:\s*(\d+)/m.exec(await readFile(join(pack, name), 'utf8')) ?? [];
      highest = Math.max(highest, Number(id));
    }
  return highest + 1;
}

/** The place after the lessons of a subtopic: tests count among them. */
export async function nextOrder(subtopic: string): Promise<number> {
  let highest = 0;
  for (const name of await foldersIn(subtopic)) {
    const source = await readFile(join(subtopic, name, 'lesson.yaml'), 'utf8').catch(() => '');
    highest = Math.max(highest, Number(/^order:\s*(\d+)/m.exec(source)?.[1] ?? '0'));
  }
  return highest + 1;
}

/** Writes a file whole or not at all: readers have the old or the new one at every moment. */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const temporary = join(dirname(file), `.${basename(file)}.${process.pid}.new`);
  try {
    await writeFile(temporary, content, { flag: 'wx' });
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
