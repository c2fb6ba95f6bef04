import { brokenRule, type BrokenRule, type RuledField } from '@darb/contract/field-rules';

/**
 * The rules of a form's fields, asked before anything is sent: in the browser by `clientAction`, on the
 * server by the action, which is all there is without JavaScript (rule account 44).
 */

/** What a form gives of its fields, on either side. */
export interface Typed {
  text: (name: string) => string;
}

/** Fields that are ticked or chosen rather than typed. */
type ChosenField = 'terms' | 'program_id';
/** Fields that are compared with the one of the password, or are one themselves. */
type PasswordField = 'password_again' | 'old_password';
export type CheckedField = Exclude<RuledField, 'referred_by_code'> | ChosenField | PasswordField;

/** The words for what a field breaks, as keys of `errors`; `other` where a rule has none of its own. */
type Words = Readonly<Partial<Record<BrokenRule | 'other', string>>>;
const words: Readonly<Record<CheckedField, Words>> = {
  full_name: { required: 'field_name_required', too_big: 'field_name_too_long' },
  phone: {
    required: 'field_phone_required',
    not_digits: 'field_phone_invalid',
    too_big: 'field_phone_too_long',
    other: 'stud_fail_valid_phone',
  },
  alias: { other: 'username_validate_fail' },
  bio: { too_big: 'field_too_long' },
  kaust_phone: { required: 'field_phone_required', other: 'field_kaust_phone' },
  email: { too_big: 'field_too_long', other: 'field_email_invalid' },
  password: { required: 'field_password_required', too_small: 'field_password_too_short', too_big: 'field_too_long' },
  old_password: { required: 'field_password_required', other: 'stud_chan_pass_fail' },
  password_again: { required: 'field_password_again_required', other: 'field_passwords_differ' },
  verification_code: { other: 'field_code_six_digits' },
  voucher: { required: 'field_voucher_required', other: 'payment_invalid_voucher' },
  terms: { other: 'field_terms_required' },
  program_id: { other: 'field_program_required' },
};

/** The key of `errors` for a broken rule of a field: `field_password_too_short`. */
export function fieldProblem(field: string, rule: string): string {
  const found: Words | undefined = Object.hasOwn(words, field) ? words[field as CheckedField] : undefined;
  return found?.[rule as BrokenRule] ?? found?.other ?? (rule === 'required' ? 'field_required' : 'field_unreadable');
}

const isChosen: Readonly<Record<ChosenField, (value: string) => boolean>> = {
  terms: (value) => value !== '',
  program_id: (value) => /^[1-9]\d{0,9}$/.test(value),
};
const isChosenField = (field: CheckedField): field is ChosenField => Object.hasOwn(isChosen, field);

function ruleOf(field: CheckedField, typed: Typed): BrokenRule | 'differs' | null {
  const value = typed.text(field);
  if (isChosenField(field)) return isChosen[field](value) ? null : 'required';
  if (field === 'old_password') return brokenRule('password', value);
  if (field !== 'password_again') return brokenRule(field, value);
  return value === '' ? 'required' : value === typed.text('password') ? null : 'differs';
}

/** The fields that break a rule, each with its key of `errors`; null when none does. */
export function checkFields<Field extends CheckedField>(typed: Typed, fields: readonly Field[]): Partial<Record<Field, string>> | null {
  const found: Partial<Record<Field, string>> = {};
  for (const field of fields) {
    const rule = ruleOf(field, typed);
    if (rule !== null) found[field] = fieldProblem(field, rule);
  }
  return Object.keys(found).length > 0 ? found : null;
}

/** Fields whose text is never given back. */
const SECRET: ReadonlySet<string> = new Set(['password', 'password_again', 'old_password']);

/** What was typed into a form's fields; never a password. */
export const valuesOf = <Field extends string>(typed: Typed, fields: readonly Field[]): Partial<Record<Field, string>> =>
  Object.fromEntries(fields.filter((field) => !SECRET.has(field)).map((field) => [field, typed.text(field)])) as Partial<
    Record<Field, string>
  >;
