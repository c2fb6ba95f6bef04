import type { Inline } from '@darb/language';
import { FormulaError, readFormula } from './formula.ts';
import { characterFaults, type TextFault } from './characters.ts';
import { pictureReader } from './spans.ts';
import { problem } from './problem.ts';

/** A picture that a text names, as pages need it. */
export interface Picture {
  src: string;
  width: number;
  height: number;
}

/**
 * What running text needs from around it: the pictures beside its file (null when there is none of that
 * name).
 */
export type FindPicture = (name: string) => Picture | null;

export interface RunningText {
  parts: Inline[];
  faults: TextFault[];
}

const OPENING = /\\\(|\\\)|\\\[|\\\]|\*\*|!\[|\$/g;
const CLOSER = { '\\(': '\\)', '\\[': '\\]' } as const;

/** Whether the lines of a text are lines on the page, as in a verse, or only in the file. */
export type Lines = 'kept' | 'folded';

const spaced: Record<Lines, (raw: string) => string> = {
  folded: (raw) => raw.replace(/\s+/g, ' '),
  kept: (raw) =>
    raw
      .replace(/\r\n?/g, '\n')
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n ?/g, '\n')
      .replace(/\n{3,}/g, '\n\n'),
};

/**
 * Reads running text (FORMAT.md): formulas between `\(…\)` and `\[…\]`, `**strong**`, `![alt](name.svg)`.
 * White space is folded; where lines are kept, a break stays `\n`, and no more than one line stays empty.
 * Never throws; what is wrong stands in `faults` with its offset in `source`.
 */
export function runningText(source: string, findPicture: FindPicture, lines: Lines): RunningText {
  const parts: Inline[] = [];
  const faults = characterFaults(source);
  let strongFrom: number | null = null;
  let at = 0;

  const text = (to: number) => {
    const raw = source.slice(at, to);
    if (raw === '') return;
    const command = /\\[a-zA-Z]+/.exec(raw);
    if (command)
      faults.push({
        code: 'formulaMissing',
        about: command[0],
        offset: at + command.index,
        problem: problem('texOutside', { command: command[0] }),
      });
    parts.push({ kind: 'text', text: spaced[lines](raw), ...(strongFrom === null ? {} : { strong: true }) });
  };

  const pictureAt = pictureReader(source);
  OPENING.lastIndex = 0;
  for (let found = OPENING.exec(source); found; found = OPENING.exec(source)) {
    const [token] = found;
    text(found.index);
    at = found.index + token.length;
    if (token === '**') {
      strongFrom = strongFrom === null ? found.index : null;
    } else if (token === '\\(' || token === '\\[') {
      const closer = CLOSER[token];
      const end = source.indexOf(closer, at);
      const nested = source.slice(at).search(/(?<!\\)\\[([]/);
      if (end < 0 || (nested >= 0 && at + nested < end)) {
        faults.push({
          code: 'formulaUnbalanced',
          about: source.slice(found.index, found.index + 40),
          offset: found.index,
          problem: problem('formulaOpen', { opening: token, closing: closer }),
        });
        continue;
      }
      const tex = source.slice(at, end).replace(/\s+/g, ' ').trim();
      try {
        if (tex === '') throw new FormulaError(problem('formulaEmpty', {}), 0);
        parts.push(readFormula(tex, token === '\\['));
      } catch (error) {
        if (!(error instanceof FormulaError)) throw error;
        faults.push({
          code: 'formulaUnreadable',
          about: tex,
          offset: at + error.offset,
          problem: error.problem,
        });
      }
      at = end + closer.length;
      OPENING.lastIndex = at;
    } else if (token === '![') {
      const picture = pictureAt(found.index);
      if (!picture) {
        faults.push({
          code: 'markupUnbalanced',
          about: source.slice(found.index, found.index + 40),
          offset: found.index,
          problem: problem('pictureOpen', {}),
        });
        continue;
      }
      const { words: alt, name, end } = picture;
      const file = findPicture(name);
      if (alt.trim() === '')
        faults.push({
          code: 'pictureWithoutWords',
          about: name,
          offset: found.index,
          problem: problem('pictureWithoutWords', { name }),
        });
      if (file) parts.push({ kind: 'picture', ...file, alt: alt.trim() });
      else
        faults.push({
          code: 'pictureMissing',
          about: name,
          offset: found.index,
          problem: problem('pictureMissing', { name }),
        });
      at = end;
      OPENING.lastIndex = at;
    } else if (token === '$') {
      faults.push({
        code: 'formulaUnbalanced',
        about: source.slice(found.index, found.index + 40),
        offset: found.index,
        problem: problem('formulaDollar', {}),
      });
    } else {
      faults.push({
        code: 'formulaUnbalanced',
        about: source.slice(Math.max(0, found.index - 30), found.index + 2),
        offset: found.index,
        problem: problem('formulaCloseOnly', { closing: token }),
      });
    }
  }
  text(source.length);
  if (strongFrom !== null)
    faults.push({
      code: 'markupUnbalanced',
      about: source.slice(strongFrom, strongFrom + 40),
      offset: strongFrom,
      problem: problem('strongOpen', {}),
    });
  return { parts: trimmed(parts), faults };
}

const standsAlone = (part: Inline | undefined): boolean =>
  part === undefined || part.kind === 'picture' || (part.kind === 'math' && part.display);

/** Without white space at both ends and beside what has lines of its own, and without empty texts. */
function trimmed(parts: Inline[]): Inline[] {
  for (const [index, part] of parts.entries()) {
    if (part.kind !== 'text') continue;
    if (standsAlone(parts[index - 1])) part.text = part.text.trimStart();
    if (standsAlone(parts[index + 1])) part.text = part.text.trimEnd();
  }
  return parts.filter((part) => part.kind !== 'text' || part.text !== '');
}
