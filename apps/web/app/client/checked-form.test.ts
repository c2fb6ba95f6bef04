import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkFields, fieldProblem, type CheckedField } from '../field-check.ts';
import { clientAction as checkoutForm } from '../pages/billing/checkout.tsx';
import { clientAction as codeForm } from '../pages/account/code-confirmation.tsx';
import { clientAction as contactForm } from '../pages/account/contact.tsx';
import { clientAction as newPasswordForm } from '../pages/account/create-password.tsx';
import { clientAction as passwordForm } from '../pages/account/password.tsx';
import { clientAction as profileForm } from '../pages/account/profile-edit.tsx';
import { clientAction as resetForm } from '../pages/account/reset-password.tsx';
import { clientAction as verifyForm } from '../pages/account/verify.tsx';
import { clientAction as programForm } from '../pages/account/select-program.tsx';
import { clientAction as signInForm } from '../pages/account/sign-in.tsx';
import { clientAction as signUpForm } from '../pages/account/sign-up.tsx';
import { revalidateWhenSent } from './connection-lost.ts';

type Form = Readonly<Record<string, string>>;
const LANGUAGES = ['ar', 'en', 'ur'] as const;

/** Sends a form in the browser; says what the page has then, and how often the server was asked. */
async function sent(form: (args: never) => Promise<unknown>, fields: Form, search = '') {
  let asked = 0;
  const body = new URLSearchParams(fields);
  const request = new Request(`https://darb.example/ar/page${search}`, { method: 'POST', body });
  const serverAction = async () => {
    asked += 1;
    expect(Object.fromEntries((await request.formData()) as never)).toEqual(fields);
    return null;
  };
  const result = await form({ request, params: {}, serverAction } as never);
  return { asked, result };
}

const BY_EMAIL = '?signup_method=email';
const CHANGE = { old_password: 'field_password_required', password: 'field_password_too_short' };
const NUMBER = { phone: 'field_phone_required', password: 'field_password_required' };
const PROFILE = { full_name: 'field_name_required', alias: 'username_validate_fail', bio: 'field_too_long' };
const person = {
  full_name: 'سلمى',
  country_code: 'JO',
  phone: '٠٧٩ ٠١٢ ٣٤٥٦',
  email: 'salma@example.org',
  password: 'a path',
  terms: 'yes',
};

test.each([
  ['sign-in', signInForm, { ...person, password: 'كلمةس' }, '', { password: 'field_password_too_short' }],
  ['sign-in', signInForm, { ...person, phone: '07abc' }, '', { phone: 'field_phone_invalid' }],
  ['sign-in', signInForm, { ...person, phone: '7'.repeat(200) }, '', { phone: 'field_phone_too_long' }],
  ['sign-in', signInForm, { phone: ' ', password: '' }, '', { phone: 'field_phone_required', password: 'field_password_required' }],
  ['sign-in', signInForm, { ...person, email: 'salma@' }, BY_EMAIL, { email: 'field_email_invalid' }],
  ['sign-up', signUpForm, { ...person, full_name: '\u3164' }, '', { full_name: 'field_name_required' }],
  ['sign-up', signUpForm, { ...person, full_name: 'س'.repeat(51) }, BY_EMAIL, { full_name: 'field_name_too_long' }],
  ['sign-up', signUpForm, { ...person, terms: '' }, '', { terms: 'field_terms_required' }],
  ['sign-up', signUpForm, { ...person, password: 'pass\0word' }, '', { password: 'field_unreadable' }],
  ['code', codeForm, { verification_code: '12345' }, '', { verification_code: 'field_code_six_digits' }],
  ['code', codeForm, { verification_code: '١٢٣٤٥٦٧' }, '', { verification_code: 'field_code_six_digits' }],
  ['code', codeForm, { verification_code: '\u200f' }, '', { verification_code: 'field_code_six_digits' }],
  ['new password', newPasswordForm, { password: 'a path' }, '', { password_again: 'field_password_again_required' }],
  ['new password', newPasswordForm, { password: 'a path', password_again: 'a Path' }, '', { password_again: 'field_passwords_differ' }],
  ['recovery', resetForm, { phone: '07abc' }, '', { phone: 'field_phone_invalid' }],
  ['recovery', resetForm, { email: 'salma@' }, BY_EMAIL, { email: 'field_email_invalid' }],
  ['its code', resetForm, { verification_code: '1' }, '?step=code', { verification_code: 'field_code_six_digits' }],
  ['link', verifyForm, { password: '' }, '?about=password', { password: 'field_password_required' }],
  ['password', passwordForm, { intent: 'change', old_password: '', password: 'short' }, '', CHANGE],
  ['new number', contactForm, { intent: 'phone', proof: 'password', phone: '', password: '' }, '', NUMBER],
  ['new e-mail', contactForm, { intent: 'email', email: 'x' }, '', { email: 'field_email_invalid' }],
  ['profile', profileForm, { full_name: '', alias: '_x', bio: 'س'.repeat(201) }, '', PROFILE],
  ['program', programForm, {}, '', { program_id: 'field_program_required' }],
  ['key', checkoutForm, { voucher: ' - \u00ad' }, '', { voucher: 'field_voucher_required' }],
] as const)('%s: what breaks a rule is told by the browser, and what was typed stays', async (_, form, fields, search, problems) => {
  const { asked, result } = await sent(form, fields, search);
  expect(asked).toBe(0);
  const { password: _secret, old_password: _old, password_again: _again, ...values } = fields as Form;
  expect(result).toEqual({ problem: { fields: problems, form: null, retryAfter: null }, values, unsent: true });
  expect(revalidateWhenSent({ actionResult: result, defaultShouldRevalidate: true } as never)).toBe(false);
});

test.each([
  ['sign-in', signInForm, { phone: '٠٧٩ ٠١٢ ٣٤٥٦', password: 'a path' }, ''],
  ['sign-in', signInForm, { email: '\u200fsalma@example.org ', password: '🙂🙂🙂🙂🙂🙂' }, BY_EMAIL],
  ['sign-up', signUpForm, person, ''],
  ['code', codeForm, { verification_code: '١٢٣ ٤٥٦' }, ''],
  ['sending a code again', codeForm, { intent: 'resend' }, ''],
  ['a code by WhatsApp', codeForm, { intent: 'whatsapp' }, ''],
  ['new password', newPasswordForm, { password: 'a path', password_again: 'a path' }, ''],
  ['recovery by WhatsApp', resetForm, { phone: '0790123456' }, '?signup_method=whatsapp'],
  ['link', verifyForm, { intent: 'confirm' }, ''],
  ['the first password', passwordForm, { intent: 'add', password: 'a path' }, ''],
  ['new number', contactForm, { intent: 'phone', phone: '0790123456' }, ''],
  ['taking a change back', contactForm, { intent: 'cancel' }, ''],
  ['profile', profileForm, { full_name: 'سلمى', alias: '', bio: '' }, ''],
  ['program', programForm, { program_id: '1' }, ''],
  ['key', checkoutForm, { voucher: 'abcd-efgh-jklm-npqr' }, ''],
] as const)('%s: a good form goes to the server as it is', async (_, form, fields, search) => {
  expect(await sent(form, fields, search)).toEqual({ asked: 1, result: null });
});

test('every rule of every field has its words in three languages', () => {
  const rules = ['required', 'too_small', 'too_big', 'not_digits', 'not_six_digits', 'invalid_email', 'invalid_value', 'unsafe_text'];
  const fields: readonly CheckedField[] = [
    'full_name',
    'phone',
    'email',
    'password',
    'old_password',
    'password_again',
    'alias',
    'bio',
    'kaust_phone',
    'verification_code',
    'voucher',
    'terms',
    'program_id',
  ];
  for (const language of LANGUAGES) {
    const inFile = (name: string): Form =>
      JSON.parse(readFileSync(path.resolve(import.meta.dirname, `../../../../locales/${language}/${name}.json`), 'utf8')) as Form;
    const words = { ...inFile('errors'), ...inFile('answerErrors'), ...inFile('formErrors') };
    for (const field of [...fields, 'another']) for (const rule of rules) expect(words[fieldProblem(field, rule)], field).toBeTruthy();
  }
});

test('a form without a fault has no problem', () => expect(checkFields({ text: () => 'yes' }, ['terms'])).toBeNull());
