import type { DialCode } from './props.ts';

/**
 * The choices of a phone field; the code is isolated from left to right, or its sign would stand behind it in
 * Arabic: what is sent is the country, what is read is its code and name.
 */
export const dialOptions = (codes: readonly DialCode[]): { value: string; text: string }[] =>
  codes.map(({ code, dial, name }) => ({ value: code, text: `\u2066${dial}\u2069 ${name}` }));
