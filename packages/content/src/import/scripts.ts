import { latinDigits } from '@darb/language';

/** A piece of a text on its way to running text. */
export type Piece =
  | { kind: 'text'; text: string; strong: boolean }
  | { kind: 'whole'; text: string; strong: boolean }
  | { kind: 'script'; side: '_' | '^'; text: string; strong: boolean }
  | { kind: 'break'; lines: 1 | 2 };

const AROUND = /[A-Za-z0-9()[\]+=−-]/;
const AFTER = /^[A-Za-z0-9()[\]+=−-]+/;
/** Words that something is written on are not longer than this. */
const LONGEST_BASE = 60;
const ARABIC = /[\p{Script=Arabic}\p{M}]/u;
/** What of one kind of letters a text ends with. */
const endOf = (text: string, letter: RegExp): string => {
  const letters = [...text];
  return letters.slice(letters.findLastIndex((one) => !letter.test(one)) + 1).join('');
};

/**
 * Letters that are a name or a word stand upright, as those of a compound do; a letter alone is a quantity.
 */
const dressed = (tex: string): string => (/[A-Z]|[A-Za-z]{2}/.test(tex.replace(/\\[a-z]+/g, '')) ? `\\mathrm{${tex}}` : tex);

const inMath = (text: string): string => {
  const plain = latinDigits(text)
    .replace(/−/g, '-')
    .replace(/[\\{}]/g, '')
    .replace(/[%#&_$]/g, (character) => `\\${character}`)
    .replace(/[\^~]/g, ' ');
  return /[^\x20-\x7e]/.test(plain) ? `\\text{${plain}}` : plain;
};

/**
 * Makes formulas of what stands raised or lowered, together with what it is written on: `H<sub>2</sub>O` is
 * one formula.
 */
export function withScripts(pieces: readonly Piece[]): Piece[] {
  const made: Piece[] = [];
  let tex: string | null = null;
  let strong = false;
  const finish = () => {
    if (tex !== null) made.push({ kind: 'whole', text: `\\(${dressed(tex)}\\)`, strong });
    tex = null;
  };
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind === 'script') {
      if (tex === null) {
        const before = made.at(-1);
        tex = '{}';
        strong = piece.strong;
        if (before?.kind === 'text') {
          const near = before.text.slice(-LONGEST_BASE);
          const base = endOf(near, AROUND) || endOf(near, ARABIC);
          before.text = before.text.slice(0, before.text.length - base.length);
          if (base !== '') tex = inMath(base);
        }
      }
      tex += `${piece.side}{${inMath(piece.text)}}`;
    } else if (piece.kind === 'text' && tex !== null) {
      const [after = ''] = AFTER.exec(piece.text) ?? [];
      tex += inMath(after);
      const rest = piece.text.slice(after.length);
      if (rest === '' && pieces[index + 1]?.kind === 'script') continue;
      finish();
      made.push({ ...piece, text: rest });
    } else {
      finish();
      made.push({ ...piece });
    }
  }
  finish();
  return made;
}
