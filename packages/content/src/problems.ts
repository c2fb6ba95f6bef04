import type { PackProblem } from './pack.ts';

const identity = ({ file, line, problem, remedy }: PackProblem): string => [file, line, problem, remedy].join('\n');

/**
 * Collects what an author must mend or look at while a pack is read; reading goes on after a problem, so that
 * one run shows them all.
 */
export class Problems {
  readonly #list: PackProblem[] = [];

  /**
   * What keeps the pack from being loaded. `line` is 1-based, null where the whole file or folder is meant.
   */
  add(file: string, line: number | null, problem: string, remedy: string): void {
    this.#list.push({ severity: 'error', file, line, problem, remedy });
  }

  /** What may be meant, and does not keep the pack from being loaded. */
  warn(file: string, line: number | null, problem: string, remedy: string): void {
    this.#list.push({ severity: 'warning', file, line, problem, remedy });
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

/**
 * One problem as a line of text that editors and terminals can follow: `file:line  what is wrong — what to
 * do`.
 */
export const problemLine = ({ severity, file, line, problem, remedy }: PackProblem): string =>
  `${file}${line === null ? '' : `:${line}`}  ${severity === 'warning' ? 'warning: ' : ''}${problem} — ${remedy}`;
