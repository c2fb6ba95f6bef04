import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PackFile, PackVideo } from './pack.ts';
import { problem } from './problem.ts';
import { nameOf, packFileAt, type Reading } from './reading.ts';
import { videoFile } from './schemas.ts';
import { readYaml } from './yaml-file.ts';

/**
 * Reads `video/video.json` of a lesson and the files that it names; null, with problems reported, when
 * something is missing.
 */
export async function readVideo(reading: Reading, lessonFolder: string): Promise<PackVideo | null> {
  const folder = join(lessonFolder, 'video');
  const file = nameOf(reading, join(folder, 'video.json'));
  const source = await readFile(join(folder, 'video.json'), 'utf8').catch(() => null);
  if (source === null) {
    reading.problems.add(file, null, problem('videoMissing', {}));
    return null;
  }
  // JSON is YAML: the same reader gives exact lines.
  const read = readYaml(file, source, videoFile, reading.problems);
  if (!read) return null;
  const { value, lineOf } = read;
  let complete = true;
  const fileOf = async (name: string, path: readonly PropertyKey[]): Promise<PackFile> => {
    const found = await packFileAt(join(folder, name));
    if (!found) {
      complete = false;
      reading.problems.add(file, lineOf(path), problem('videoFileMissing', { name }));
    }
    return found ?? { path: join(folder, name), name: '', bytes: 0, type: '' };
  };
  const poster = value.poster === null ? null : await fileOf(value.poster, ['poster']);
  const sources: PackVideo['sources'] = [];
  for (const [index, { quality, type, codecs, width, height, file: name }] of value.sources.entries())
    sources.push({ quality, type, codecs, width, height, file: await fileOf(name, ['sources', index, 'file']) });
  const captions: PackVideo['captions'] = [];
  for (const [index, { lang, file: name }] of value.captions.entries())
    captions.push({ lang, file: await fileOf(name, ['captions', index, 'file']) });
  return complete ? { duration: value.duration, poster, sources, captions } : null;
}
