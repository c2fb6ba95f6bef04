import type { Rich } from '@darb/language';

const SIGNS: Record<string, string> = {
  cdot: '·',
  times: '×',
  div: '÷',
  pm: '±',
  le: '≤',
  leq: '≤',
  ge: '≥',
  geq: '≥',
  ne: '≠',
  neq: '≠',
  approx: '≈',
  infty: '∞',
  to: '→',
  rightarrow: '→',
  Rightarrow: '⇒',
  int: '∫',
  Sigma: 'Σ',
  sum: 'Σ',
  Delta: 'Δ',
  Omega: 'Ω',
  pi: 'π',
  theta: 'θ',
  mu: 'μ',
  alpha: 'α',
  beta: 'β',
  lambda: 'λ',
  rho: 'ρ',
  omega: 'ω',
  circ: '°',
  degree: '°',
  prime: '′',
  ldots: '…',
  quad: ' ',
  qquad: ' ',
};
const RAISED: Record<string, string> = {
  '0': '⁰',
  '1': '¹',
  '2': '²',
  '3': '³',
  '4': '⁴',
  '5': '⁵',
  '6': '⁶',
  '7': '⁷',
  '8': '⁸',
  '9': '⁹',
  '-': '⁻',
  '+': '⁺',
  n: 'ⁿ',
};

/** A power as small figures where letters for them exist, else with its hat. */
const raised = (power: string): string =>
  [...power].every((sign) => sign in RAISED)
    ? [...power].map((sign) => RAISED[sign]).join('')
    : power.length === 1
      ? `^${power}`
      : `^(${power})`;
const grouped = (part: string): string => {
  const inside = lineOfSigns(part).trim();
  return /^[\p{L}\p{N}.′°²³]*$/u.test(inside) ? inside : `(${inside})`;
};
const lineOfSigns = (tex: string): string =>
  tex.replace(/\\([A-Za-z]+)(\s?)/g, (_, name: string, gap: string) => SIGNS[name] ?? name + gap);

/** A formula in TeX as one line of plain signs: `\frac{1}{2}mv^2` becomes `1/2mv²`. */
export function lineOfTex(tex: string): string {
  let line = tex
    .replace(/\^([\dn])/g, (_, power: string) => raised(power))
    .replace(/\\(left|right|displaystyle|,|;|:|!| )/g, (_, what: string) => (/^[a-z]/.test(what) || what === '!' ? '' : ' '));
  // from the innermost braces outwards
  for (let before = ''; before !== line;) {
    before = line;
    line = line
      .replace(/\\(?:mathrm|mathbf|mathit|text|operatorname|vec|bar|overline)\s*\{([^{}]*)\}/g, '$1')
      .replace(/\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, (_, above: string, below: string) => `${grouped(above)}/${grouped(below)}`)
      .replace(/\\sqrt\s*\{([^{}]*)\}/g, (_, inside: string) => `√${grouped(inside)}`)
      .replace(/\^\s*\{([^{}]*)\}/g, (_, power: string) => raised(power.trim()))
      .replace(/_\s*\{([^{}]*)\}/g, '_$1');
  }
  return lineOfSigns(line)
    .replace(/[{}\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * A rich text as one line of plain text: for the options of a `<select>` and for names that are only spoken,
 * which hold words alone.
 */
export const lineOf = ({ parts }: Rich): string =>
  parts
    .map((part) => (part.kind === 'text' ? part.text.replaceAll('\n', ' ') : part.kind === 'math' ? lineOfTex(part.tex) : part.alt))
    .join('');
