import type { PackProblem } from './pack.ts';
import type { Problem } from './problem.ts';

const identity = ({ file, line, code, values }: PackProblem): string => JSON.stringify([file, line, code, values]);

/**
 * Collects what an author must mend or look at while a pack is read; reading goes on after a problem, so that
 * one run shows them all.
 */
export class Problems {
  readonly #list: PackProblem[] = [];

  /**
   * What keeps the pack from being loaded. `line` is 1-based, null where the whole file or folder is meant.
   */
  add(file: string, line: number | null, { code, values }: Problem): void {
    this.#list.push({ severity: 'error', file, line, code, values });
  }

  /** What may be meant, and does not keep the pack from being loaded. */
  warn(file: string, line: number | null, { code, values }: Problem): void {
    this.#list.push({ severity: 'warning', file, line, code, values });
  }

  /**
   * Those of one severity in the order of files and lines, each once: the variants of a question have the
   * same ones.
   */
  sorted(severity: PackProblem['severity']): PackProblem[] {
    const unique = new Map(this.#list.filter((one) => one.severity === severity).map((one) => [identity(one), one]));
    return [...unique.values()].sort((a, b) => (a.file === b.file ? (a.line ?? 0) - (b.line ?? 0) : a.file < b.file ? -1 : 1));
  }
}
