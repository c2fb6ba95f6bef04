import { z } from 'zod';
import { fieldRules, type FieldRule, type RuledField } from './field-rules.ts';

/** What the OpenAPI document says of a text that a rule of our own checks. */
interface Described {
  minLength?: number;
  maxLength?: number;
  format?: string;
}

/**
 * A text that a person typed, by its field's rule (rule account 44): cleaned, and refused with the name of
 * what it breaks.
 */
export function typedField(field: RuledField, described: Described = {}) {
  const { clean, broken }: FieldRule = fieldRules[field];
  return z
    .string()
    .overwrite(clean)
    .superRefine((text, context) => {
      const rule = broken(text);
      if (rule !== null) context.addIssue({ code: 'custom', params: { rule } });
    })
    .meta({ ...described });
}
