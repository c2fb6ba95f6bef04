import type { Inline } from '@darb/language';
import katex from 'katex';
import { inPieces } from './formula-pieces.ts';
import { wideOf } from './formula-width.ts';
import { replaced, spansOf } from './spans.ts';
import { problem, type Problem } from './problem.ts';

/** A formula that KaTeX cannot read. `offset` in its TeX, where it is known. */
export class FormulaError extends Error {
  readonly problem: Problem;
  readonly offset: number;
  constructor(reason: Problem, offset: number) {
    super(reason.code);
    this.name = 'FormulaError';
    this.problem = reason;
    this.offset = offset;
  }
}

export type Formula = Extract<Inline, { kind: 'math' }>;

/** Formulas that were read, as many as a pack has; a flood of others may not fill the memory. */
const kept = new Map<string, Formula>();
const KEPT_MAXIMUM = 20_000;
/**
 * A prime is raised by its own shape. As an exponent it would be raised twice in browsers that do not ask a
 * font for its primes of exponents.
 */
function withPrimes(mathml: string): string {
  const pieces = mathml.split(/(<\/?msup>)/);
  const open: number[] = [];
  pieces.forEach((piece, index) => {
    if (piece === '<msup>') open.push(index);
    if (piece !== '</msup>') return;
    const start = open.pop();
    const before = pieces[index - 1] ?? '';
    if (start === undefined || !/^<mo[^>]*>′+<\/mo>$/.test(before.slice(before.lastIndexOf('<mo')))) return;
    pieces[start] = '<mrow>';
    pieces[index] = '</mrow>';
  });
  return pieces.join('');
}
/** MathML Core knows no `mathvariant` but `normal`: such letters have characters of their own. */
const DOUBLE_STRUCK = /<(mi|mtext) mathvariant="double-struck">(.)<\/\1>/gu;
const DOUBLE: Record<string, string> = { C: 'ℂ', H: 'ℍ', N: 'ℕ', P: 'ℙ', Q: 'ℚ', R: 'ℝ', Z: 'ℤ' };
const TEXT_GROUP = /\\(?:text|textrm|textbf|mathrm)\s*\{[^{}]*\}/g;

/**
 * A formula of running text: TeX to MathML, without KaTeX's wrapper and annotations. The direction is always
 * left to right, also within Arabic text. Refuses (FormulaError) what KaTeX cannot read, and Arabic letters
 * or digits outside of `\text{…}`.
 */
export function readFormula(tex: string, display: boolean): Formula {
  const key = `${display ? 'd' : 'i'}${tex}`;
  const found = kept.get(key);
  if (found !== undefined) return found;
  const arabic = /\p{Script=Arabic}|[٠-٩۰-۹]/u.exec(tex.replace(TEXT_GROUP, (group) => ' '.repeat(group.length)));
  if (arabic) throw new FormulaError(problem('formulaArabic', { formula: tex, letter: arabic[0] }), arabic.index);
  const rendered = render(tex, display);
  const plain = replaced(rendered, spansOf(rendered, ['<annotation', '</annotation>']), () => '')
    .replace(/^<span class="katex">/, '')
    .replace(/<\/span>$/, '')
    .replace(/<\/?semantics>/g, '')
    .replace('<math ', '<math dir="ltr" ');
  const mathml = inPieces(
    withPrimes(plain).replace(DOUBLE_STRUCK, (_, tag: string, letter: string) => `<${tag}>${DOUBLE[letter] ?? letter}</${tag}>`),
  );
  if (kept.size >= KEPT_MAXIMUM) kept.clear();
  const made: Formula = { kind: 'math', mathml, tex, display, ...wideOf(mathml) };
  kept.set(key, made);
  return made;
}

function render(tex: string, display: boolean): string {
  try {
    return katex.renderToString(tex, {
      output: 'mathml',
      displayMode: display,
      throwOnError: true,
      // Arabic words inside \text{…} are fine in MathML; KaTeX only means that its own fonts lack them.
      strict: (code: string) => (code === 'unknownSymbol' ? 'ignore' : 'error'),
      trust: false,
    });
  } catch (error) {
    if (!(error instanceof katex.ParseError)) throw error;
    const detail = error.message.replace(/^KaTeX parse error: /, '').replace(/ at (?:position \d+|end of input).*$/su, '');
    throw new FormulaError(problem('formulaUnreadable', { formula: tex, detail }), error.position ?? 0);
  }
}
