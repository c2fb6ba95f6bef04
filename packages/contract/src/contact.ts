import { fieldRules } from './field-rules.ts';

/** What a message to Darb may be about. */
export const CONTACT_SUBJECTS = ['key', 'account', 'lesson', 'idea', 'school', 'other'] as const;
export type ContactSubject = (typeof CONTACT_SUBJECTS)[number];

/** A phone number has at least this many digits. */
const PHONE_MIN = 7;

/** An e-mail address or a phone number as it is kept: without invisible characters, in Latin digits. */
export function cleanReach(typed: string): string {
  const { email, phone } = fieldRules;
  return typed.includes('@') ? email.clean(typed) : phone.clean(typed);
}

/** Whether somebody can be answered there: by e-mail, or by phone. */
export function isReach(clean: string): boolean {
  const { email, phone } = fieldRules;
  return clean.includes('@') ? email.broken(clean) === null : phone.broken(clean) === null && clean.replace('+', '').length >= PHONE_MIN;
}
