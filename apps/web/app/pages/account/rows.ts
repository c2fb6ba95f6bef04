import { rows } from '../../row.ts';

/** What every page says on the way in: nothing stands around its form. */
const ENTRY = { who: 'guest', hides: 'signInAndFooter', texts: ['account', 'errors', 'formErrors'] } as const;
/** What every page says that comes between signing up and the program. */
const NEW = { who: 'student', otherwise: 'home', withoutProgram: true, unlisted: true } as const;
/** What every page of the settings says. */
const SETTINGS = { who: 'student', otherwise: 'home', unlisted: true, texts: ['settings', 'account', 'errors', 'formErrors'] } as const;
const BY_EMAIL = [{ query: { signup_method: 'email' } }] as const;

export const accountRows = rows({
  signin: { path: 'signin', file: 'account/sign-in.tsx', ...ENTRY, visits: BY_EMAIL },
  signup: { path: 'signup', file: 'account/sign-up.tsx', ...ENTRY, visits: BY_EMAIL },
  codeConfirmation: { path: 'code-confirmation', file: 'account/code-confirmation.tsx', ...ENTRY, unlisted: true, unvisited: true },
  emailConfirmation: { path: 'email-confirmation', file: 'account/email-confirmation.tsx', ...ENTRY, unlisted: true, unvisited: true },
  welcome: { path: 'welcome', file: 'account/welcome.tsx', ...NEW, texts: ['account'] },
  selectProgram: { path: 'SelectProgram', file: 'account/select-program.tsx', ...NEW, texts: ['account', 'errors', 'formErrors'] },
  chooseProgram: { path: 'chooseProgram', file: 'account/select-program.tsx', ...NEW, texts: ['account', 'errors', 'formErrors'], meta: 'selectProgram' },
  dialCodes: { path: 'dial-codes', file: 'account/dial-codes-list.tsx', who: 'anyone', frame: 'resource', withoutProgram: true },
  accountSettings: { path: 'account_settings', file: 'account/settings.tsx', ...SETTINGS, texts: ['settings'] },
  settingsCurriculum: { path: 'account_settings/curriculum', file: 'account/curriculum.tsx', ...SETTINGS },
  signOut: { path: 'sign-out', file: 'account/sign-out.tsx', who: 'anyone', frame: 'resource', withoutProgram: true },
});
