import { listPrograms, loadPack, type Db, type Loaded } from '@darb/api';
import type { PackProblem } from '@darb/content';
import { DEFAULT_LANGUAGE } from '@darb/language';
import { mediaOf } from './api.ts';
import type { Config } from './config.ts';
import type { Log } from './log.ts';
import { paths } from './paths.ts';

/** A pack was not loaded: each error with its file and line. */
export class PackFaults extends Error {
  readonly problems: readonly PackProblem[];

  constructor(problems: readonly PackProblem[]) {
    super('the pack was not loaded');
    this.name = 'PackFaults';
    this.problems = problems;
  }
}

/** What was loaded, and the warnings of the pack. */
export type LoadedPack = Loaded & { warnings: readonly PackProblem[] };

/**
 * Reads, checks and loads a pack; refuses one with any error (`PackFaults`) and changes nothing then.
 * `onProgress` hears of the steps.
 */
export async function loadPackFolder(
  config: Config,
  db: Db,
  folder: string,
  onProgress: (step: 'reading' | 'loading', done: number, all: number) => void = () => undefined,
): Promise<LoadedPack> {
  // read only when there is something to load: a usual start is spared the formula engine
  const { readPack } = await import('@darb/content');
  const { pack, problems, warnings } = await readPack(folder, (done, all) => onProgress('reading', done, all));
  if (!pack) throw new PackFaults(problems);
  const loaded = await loadPack(db, pack, mediaOf(config), (done, all) => onProgress('loading', done, all));
  return { ...loaded, warnings };
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
