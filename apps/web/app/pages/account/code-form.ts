import type { Typed } from '../../field-check.ts';

/** Whether the form asks for another code, rather than bringing one. */
export const asksAgain = (form: Typed): boolean => form.text('intent') === 'resend';

/** The fields with rules of the form that is sent. */
export const checkedOf = (form: Typed) => (asksAgain(form) ? [] : (['verification_code'] as const));
