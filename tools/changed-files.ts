import { spawnSync } from 'node:child_process';
import { root } from './sources.ts';

/** What git answers, without the last line's end; null where it refuses, or is not there. */
function git(...command: string[]): string | null {
  const { status, stdout } = spawnSync('git', command, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trimEnd() : null;
}

/** The commit at which this branch left the main one; null where git knows no main branch. */
export function branchPoint(): string | null {
  for (const main of ['origin/main', 'main']) {
    const commit = git('merge-base', 'HEAD', main);
    if (commit !== null) return commit;
  }
  return null;
}

/** The files below a folder that a commit has. */
export const filesAt = (commit: string, folder: string): string[] =>
  (git('ls-tree', '-r', '--name-only', '-z', commit, '--', folder) ?? '').split('\0').filter((file) => file !== '');

/** Files below the root that were changed, added or taken away since a commit; committed or not. */
export function changedSince(commit: string): ReadonlySet<string> {
  const texts = [git('diff', '--name-only', '--no-renames', '-z', commit), git('ls-files', '--others', '--exclude-standard', '-z')];
  return new Set(texts.flatMap((text) => (text ?? '').split('\0')).filter((file) => file !== ''));
}

/**
 * Of the files that a check's output names, those that this branch changed and those that it did not, as
 * lines; none where the output names no file of the house. `files`: all files that there are.
 */
export function whoChangedWhat(output: string, files: Iterable<string>, changed: ReadonlySet<string>): string[] {
  const words = new Set(output.split(/[\s:,;()'"“”`]+/));
  const named = [...new Set([...files, ...changed])].filter((file) => words.has(file)).sort();
  const lines = {
    'changed by you': named.filter((file) => changed.has(file)),
    'not changed by you': named.filter((file) => !changed.has(file)),
  };
  return Object.entries(lines).flatMap(([who, which]) => (which.length === 0 ? [] : [`${who}: ${which.join(', ')}`]));
}

/** Every file that git keeps. */
export const keptFiles = (): string[] => (git('ls-files', '-z') ?? '').split('\0');
