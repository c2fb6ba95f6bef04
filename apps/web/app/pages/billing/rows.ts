import { rows } from '../../row.ts';

const GATE = { who: 'student', otherwise: 'signin', clearsOnCountryChange: true, texts: ['billing', 'errors', 'formErrors'] } as const;

export const billingRows = rows({
  checkout: { path: 'program/:program/checkout', file: 'billing/checkout.tsx', ...GATE, example: { program: 1 } },
});
