import { DASHES, withoutInvisible } from './invisible.ts';

const ARABIC_INDIC = 0x0660;
const PERSIAN = 0x06f0;
const BETWEEN = new RegExp(`[\\s().${DASHES}]`, 'gu');

/** Turns Arabic-Indic (٠-٩) and Persian/Urdu (۰-۹) digits into Latin ones; every other character stays. */
export const latinDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (code >= PERSIAN ? PERSIAN : ARABIC_INDIC));
  });

/**
 * The digits of a code or phone as typed: any digit system, with spaces, dashes, dots and bidi marks left
 * out. `null` when anything else is in it.
 */
export function typedDigits(text: string): string | null {
  const digits = withoutInvisible(latinDigits(text)).replace(BETWEEN, '');
  return /^\d+$/.test(digits) ? digits : null;
}
