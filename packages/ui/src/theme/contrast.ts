const channel = (value: number): number => {
  const part = value / 255;
  return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

/**
 * Relative luminance of `#RRGGBB`, from 0 (black) to 1 (white), as WCAG 2 defines it. Refuses any other
 * writing of a colour.
 */
export function luminance(hex: string): number {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new RangeError(`not a colour: ${hex}`);
  const at = (start: number) => channel(Number.parseInt(hex.slice(start, start + 2), 16));
  return 0.2126 * at(1) + 0.7152 * at(3) + 0.0722 * at(5);
}

/** Contrast of two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const WHITE = '#FFFFFF';
const INK = '#17202E';
const BLACK = '#000000';

/**
 * The ink that reads on a subject's `bgColor` (`#RRGGBB`) with at least 4.5:1: white where it can be, else
 * the ink of the page, else black.
 */
export const inkOn = (bgColor: string): string => [WHITE, INK].find((ink) => contrast(ink, bgColor) >= 4.5) ?? BLACK;
