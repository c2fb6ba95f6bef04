import { z } from 'zod';
import { lengthOf } from './limits.ts';

/**
 * A text that a person typed, trimmed, of at most so many characters as a person counts them; the end of a
 * line is one, which a form sends as two.
 */
export const freeText = (max: number) =>
  z
    .string()
    .overwrite((typed) => typed.replaceAll('\r\n', '\n').trim())
    .refine((text) => lengthOf(text) <= max, { params: { rule: 'too_big' } })
    .meta({ maxLength: max });
