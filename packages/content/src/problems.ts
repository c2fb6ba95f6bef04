import type { PackProblem } from './pack.ts';

/** Collects what an author must mend while a pack is read; reading goes on after a problem, so that one run shows them all. */
export class Problems {
  readonly list: PackProblem[] = [];

  /** `line` is 1-based, null where the whole file or folder is meant. */
  add(file: string, line: number | null, problem: string, remedy: string): void {
    this.list.push({ file, line, problem, remedy });
  }

  /** In the order of files and lines. */
  sorted(): PackProblem[] {
    return [...this.list].sort((a, b) => (a.file === b.file ? (a.line ?? 0) - (b.line ?? 0) : a.file < b.file ? -1 : 1));
  }
}

/** One problem as a line of text that editors and terminals can follow: `file:line  what is wrong — what to do`. */
export const problemLine = ({ file, line, problem, remedy }: PackProblem): string =>
  `${file}${line === null ? '' : `:${line}`}  ${problem} — ${remedy}`;
