/** What letters and signs take in the mathematics font, in ems, with the room around operators. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[=+\u2212×÷±<>≤≥≈≠∼→⟶⇌∣∥⋅]/u, 1.15],
  [/[\p{Lu}mw√∞∫∑∏]/u, 0.84],
  [/[.,;:'′|()[\]{}il\s]/u, 0.35],
];
const USUAL = 0.52;

const widthOfGlyph = (glyph: string): number => WIDTHS.find(([kind]) => kind.test(glyph))?.[1] ?? USUAL;
const widthOfRow = (markup: string): number =>
  [
    ...markup
      .replace(/<m(?:sqrt|root)>/g, '√')
      .replace(/<[^>]*>/g, '')
      .replace(/&[^;]*;/g, '='),
  ].reduce((sum, glyph) => sum + widthOfGlyph(glyph), 0);

/** The two elements of a fraction. */
function halves(parts: string): [string, string] {
  let depth = 0;
  for (const tag of parts.matchAll(/<(\/?)[a-z]+[^>]*?(\/?)>/g)) {
    if (tag[2] === '') depth += tag[1] === '' ? 1 : -1;
    if (depth === 0) return [parts.slice(0, tag.index + tag[0].length), parts.slice(tag.index + tag[0].length)];
  }
  return [parts, ''];
}

/** About how wide the widest piece of a formula is; a fraction is as wide as its wider part. */
const widthOf = (mathml: string): number => {
  const flat = mathml.replace(/<mfrac>((?:(?!<\/?mfrac>).)*)<\/mfrac>/gs, (_, parts: string) => {
    const [above, below] = halves(parts);
    return widthOfRow(above) > widthOfRow(below) ? above : below;
  });
  return Math.round(Math.max(...flat.split('</math>').map(widthOfRow)) * 10) / 10;
};

/** From this width on a formula may be wider than a column of the narrowest phone. */
const WIDE = 9;

/** The `width` of a formula's part, in ems, where it may be too wide for a narrow phone. */
export const wideOf = (mathml: string): { width?: number } => {
  const width = widthOf(mathml);
  return width > WIDE ? { width } : {};
};
