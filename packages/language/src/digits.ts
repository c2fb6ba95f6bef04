const ARABIC_INDIC = 0x0660;
const PERSIAN = 0x06f0;

/** Turns Arabic-Indic (٠-٩) and Persian/Urdu (۰-۹) digits into Latin ones; every other character stays. */
export const latinDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (code >= PERSIAN ? PERSIAN : ARABIC_INDIC));
  });

/** The digits of a code or phone as typed: any digit system, with spaces, dashes, dots and bidi marks left out. `null` when anything else is in it. */
export function typedDigits(text: string): string | null {
  const digits = latinDigits(text).replace(/[\s\-‐-―().\u200B-\u200F\u202A-\u202E\u2066-\u2069]/g, '');
  return /^\d+$/.test(digits) ? digits : null;
}

/**
 * Reads a number as a student types it: any digit system, `٫` `,` or `.` as the decimal sign, `٬` `'` or a space between thousands,
 * any minus sign, `3/4` as a fraction, `×10^3` and `e3` as a power of ten. Null when it is no number.
 */
export function typedNumber(text: string): number | null {
  const plain = latinDigits(text)
    .replace(/[\u200B-\u200F\u202A-\u202E\u2066-\u2069\u00A0\u202F\s]/g, '')
    .replace(/[−‒–—]/g, '-')
    .replace(/[٬']/g, '')
    .replace(/[٫,]/g, '.');
  const fraction = /^([+-]?\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?)$/.exec(plain);
  if (fraction) {
    const below = Number(fraction[2]);
    return below === 0 ? null : Number(fraction[1]) / below;
  }
  const power = /^([+-]?(?:\d+(?:\.\d*)?|\.\d+))(?:(?:[x×*]10\^?|e)([+-]?\d{1,3}))?$/i.exec(plain);
  if (!power) return null;
  const value = Number(`${power[1]}e${power[2] ?? '0'}`);
  return Number.isFinite(value) ? value : null;
}
