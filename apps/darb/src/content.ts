import { listPrograms, loadPack, type Db, type Loaded } from '@darb/api';
import { DEFAULT_LANGUAGE } from '@darb/language';
import { mediaOf } from './api.ts';
import type { Config } from './config.ts';
import type { Log } from './log.ts';
import { paths } from './paths.ts';

/** A pack was not loaded: each problem with its file, line and remedy. */
export class PackFaults extends Error {
  readonly problems: readonly string[];

  constructor(folder: string, problems: readonly string[]) {
    super(`The pack in ${folder} was not loaded:\n${problems.join('\n')}`);
    this.name = 'PackFaults';
    this.problems = problems;
  }
}

/** What was loaded, and the warnings of the pack as lines. */
export type LoadedPack = Loaded & { warnings: readonly string[] };

/**
 * Reads, checks and loads a pack; refuses one with any error (`PackFaults`) and changes nothing then.
 * `onProgress` hears of the steps.
 */
export async function loadPackFolder(
  config: Config,
  db: Db,
  folder: string,
  onProgress: (step: string, done: number, all: number) => void = () => undefined,
): Promise<LoadedPack> {
  // read only when there is something to load: a usual start is spared the formula engine
  const { problemLine, readPack } = await import('@darb/content');
  const { pack, problems, warnings } = await readPack(folder, (done, all) => onProgress('Reading lessons and tests', done, all));
  if (!pack) throw new PackFaults(folder, problems.map(problemLine));
  const loaded = await loadPack(db, pack, mediaOf(config), (done, all) => onProgress('Loading', done, all));
  return { ...loaded, warnings: warnings.map(problemLine) };
}

/** Loads the pack that ships with the product into a database that has no content at all. */
export async function loadSamplePackOnce(config: Config, db: Db, log: Log): Promise<void> {
  if ((await listPrograms(db, DEFAULT_LANGUAGE)).length > 0) return;
  try {
    const loaded = await loadPackFolder(config, db, paths.samplePack);
    log.info({ loaded }, 'sample pack loaded');
  } catch (error) {
    // the product works without it, and shows that it has no content yet
    if (!(error instanceof PackFaults)) throw error;
    log.error({ problems: error.problems.length, first: error.problems[0] }, 'sample pack not loaded');
  }
}
