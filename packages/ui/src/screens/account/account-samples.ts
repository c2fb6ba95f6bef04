import type { FormProblem } from '../../form.ts';
import type { DialCode, LoginWay } from './props.ts';

/**
 * Dialling codes as the page would send them; names of countries are content of the sample and stay Arabic.
 */
export const DIAL_CODES: DialCode[] = [
  { code: 'JO', dial: '+962', name: 'الأردن' },
  { code: 'EG', dial: '+20', name: 'مصر' },
  { code: 'SA', dial: '+966', name: 'السعودية' },
  { code: 'AE', dial: '+971', name: 'الإمارات العربية المتحدة' },
];

/** Both providers, as where an operator has configured them. */
export const LOGINS: LoginWay[] = [
  { provider: 'google', to: '#google' },
  { provider: 'facebook', to: '#facebook' },
];

/** What sign-in and sign-up have in common before anything is typed. */
export const EMPTY_FORM = {
  values: {},
  problem: null,
  pending: false,
  tabs: { phone: '#phone', email: '#email' },
  dialCodes: DIAL_CODES,
  country: 'JO',
};

/** The longest name that the form takes is 50 characters long. */
export const LONGEST_NAME = 'عبد الرحمن محمد نور الدين عبد اللطيف أبو السعود قا';
export const LONGEST_ADDRESS = 'a.very.long.mailbox.name.for.a.student.in.zarqa@mail.example.org';

export const fields = <Field extends string>(wrong: Partial<Record<Field, string>>): FormProblem<Field> => ({
  fields: wrong,
  form: null,
  retryAfter: null,
});
export const refused = (form: string, retryAfter: number | null = null): FormProblem<never> => ({ fields: {}, form, retryAfter });
