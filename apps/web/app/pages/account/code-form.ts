import type { Typed } from '../../field-check.ts';

const CHANNELS = ['sms', 'whatsapp'] as const;

/** By which channel the form asks for another code (`resend`: by the same); null where it brings one. */
export function wishOf(form: Typed): 'resend' | (typeof CHANNELS)[number] | null {
  const intent = form.text('intent');
  return intent === 'resend' ? intent : (CHANNELS.find((channel) => channel === intent) ?? null);
}

/** The fields with rules of the form that is sent. */
export const checkedOf = (form: Typed) => (wishOf(form) === null ? (['verification_code'] as const) : []);
