import type { DialCode } from './props.ts';

/** The choices of a phone field: what is sent is the country, what is read is its code and name. */
export const dialOptions = (codes: readonly DialCode[]): { value: string; text: string }[] =>
  codes.map(({ code, dial, name }) => ({ value: code, text: `${dial} ${name}` }));
