import { depthOf } from './formula-pieces.ts';
import { replaced, spansOf, tagsIn, withoutTags } from './spans.ts';

/** What letters and signs take in the mathematics font, in ems, with the room around operators. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[=+\u2212×÷±<>≤≥≈≠∼→⟶⇌∣∥⋅]/u, 1.15],
  [/[\p{Lu}mw√∞∫∑∏]/u, 0.84],
  [/[.,;:'′|()[\]{}il\s]/u, 0.35],
];
const USUAL = 0.52;

const widthOfGlyph = (glyph: string): number => WIDTHS.find(([kind]) => kind.test(glyph))?.[1] ?? USUAL;
const widthOfRow = (markup: string): number => {
  const text = withoutTags(markup.replace(/<m(?:sqrt|root)>/g, '√'));
  const glyphs = replaced(text, spansOf(text, ['&', ';']), () => '=');
  return [...glyphs].reduce((sum, glyph) => sum + widthOfGlyph(glyph), 0);
};

/** The two elements of a fraction. */
function halves(parts: string): [string, string] {
  let depth = 0;
  for (const { inside, end } of tagsIn(parts)) {
    depth += depthOf(inside);
    if (depth === 0) return [parts.slice(0, end), parts.slice(end)];
  }
  return [parts, ''];
}

/** The wider half of a fraction in its place; `rest` begins behind the opening of one that holds no other. */
function widerOf(rest: string): string {
  const [parts = '', ...after] = rest.split('</mfrac>');
  if (after.length === 0) return rest;
  const [above, below] = halves(parts);
  return [widthOfRow(above) > widthOfRow(below) ? above : below, ...after].join('');
}

/** About how wide the widest piece of a formula is; a fraction is as wide as its wider part. */
const widthOf = (mathml: string): number => {
  const [before = '', ...fractions] = mathml.split('<mfrac>');
  const flat = before + fractions.map(widerOf).join('');
  return Math.round(Math.max(...flat.split('</math>').map(widthOfRow)) * 10) / 10;
};

/** From this width on a formula may be wider than a column of the narrowest phone. */
const WIDE = 9;

/** The `width` of a formula's part, in ems, where it may be too wide for a narrow phone. */
export const wideOf = (mathml: string): { width?: number } => {
  const width = widthOf(mathml);
  return width > WIDE ? { width } : {};
};
