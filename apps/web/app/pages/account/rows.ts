import { PICTURE_BYTES } from '@darb/contract/limits';
import { rows } from '../../row.ts';

/** What every page says on the way in: nothing stands around its form. */
const ENTRY = { who: 'guest', hides: 'signInAndFooter', texts: ['account', 'errors', 'formErrors'] } as const;
/** The texts of one that asks for a phone number. */
const PHONE_TEXTS = ['account', 'phone', 'errors', 'formErrors'] as const;
/** What every page says that comes between signing up and the program. */
const NEW = { who: 'student', otherwise: 'home', withoutProgram: true, unlisted: true } as const;
/** What every page of the settings says. */
const SETTINGS = { who: 'student', otherwise: 'home', unlisted: true, texts: ['settings', 'account', 'errors', 'formErrors'] } as const;
/** The texts of one that shows nothing of the ways in. */
const OWN_TEXTS = ['settings', 'errors', 'formErrors'] as const;
const BY_EMAIL = [{ query: { signup_method: 'email' } }] as const;
const IN_EACH_WAY = [{ query: { signup_method: 'whatsapp' } }, ...BY_EMAIL] as const;
/** What every page says on the way back in: a student may come too, who knows the password of now no more. */
const BACK = { ...ENTRY, who: 'anyone', withoutProgram: true } as const;

export const accountRows = rows({
  signin: { path: 'signin', file: 'account/sign-in.tsx', ...ENTRY, texts: PHONE_TEXTS, visits: BY_EMAIL },
  signup: { path: 'signup', file: 'account/sign-up.tsx', ...ENTRY, texts: PHONE_TEXTS, visits: IN_EACH_WAY },
  codeConfirmation: { path: 'code-confirmation', file: 'account/code-confirmation.tsx', ...ENTRY, unlisted: true, unvisited: true },
  emailConfirmation: { path: 'email-confirmation', file: 'account/email-confirmation.tsx', ...ENTRY, unlisted: true, unvisited: true },
  kaust: { path: 'kaust', file: 'account/kaust.tsx', ...ENTRY, texts: PHONE_TEXTS },
  kaustGoogle: { path: 'kaust/signup-google', file: 'account/kaust-login.tsx', who: 'guest', frame: 'resource' },
  kaustFacebook: { path: 'kaust/signup-facebook', file: 'account/kaust-login.tsx', who: 'guest', frame: 'resource' },
  login: {
    path: 'login/:provider',
    params: { provider: 'provider' },
    file: 'account/login.tsx',
    who: 'anyone',
    frame: 'resource',
    withoutProgram: true,
    example: { provider: 'google' },
  },
  loginResult: {
    path: 'login/:provider/result',
    params: { provider: 'provider' },
    file: 'account/login-result.tsx',
    ...ENTRY,
    who: 'anyone',
    withoutProgram: true,
    unlisted: true,
    meta: 'login',
    example: { provider: 'google' },
    // what was proven comes before it
    unvisited: true,
  },
  resetPassword: { path: 'resetpassword', file: 'account/reset-password.tsx', ...BACK, texts: PHONE_TEXTS, unlisted: true, visits: IN_EACH_WAY },
  createNewPassword: { path: 'createNewPassword', file: 'account/create-password.tsx', ...BACK, unlisted: true },
  verify: { path: 'verify', file: 'account/verify.tsx', ...BACK, frame: 'bare', unlisted: true, visits: [{ query: { about: 'signIn' } }] },
  messageNews: { path: 'message-status', file: 'account/message-news.tsx', who: 'anyone', frame: 'resource', withoutProgram: true },
  welcome: { path: 'welcome', file: 'account/welcome.tsx', ...NEW, texts: ['account'] },
  selectProgram: { path: 'SelectProgram', file: 'account/select-program.tsx', ...NEW, texts: ['account', 'errors', 'formErrors'] },
  chooseProgram: { path: 'chooseProgram', file: 'account/select-program.tsx', ...NEW, texts: ['account', 'errors', 'formErrors'], meta: 'selectProgram' },
  dialCodes: { path: 'dial-codes', file: 'account/dial-codes-list.tsx', who: 'anyone', frame: 'resource', withoutProgram: true },
  accountSettings: { path: 'account_settings', file: 'account/settings.tsx', ...SETTINGS, texts: ['settings'] },
  settingsPhone: { path: 'account_settings/phone', file: 'account/contact.tsx', ...SETTINGS, texts: ['settings', ...PHONE_TEXTS] },
  settingsEmail: { path: 'account_settings/email', file: 'account/contact.tsx', ...SETTINGS, texts: ['settings', ...PHONE_TEXTS] },
  settingsPassword: { path: 'account_settings/password', file: 'account/password.tsx', ...SETTINGS, texts: OWN_TEXTS },
  settingsLogins: {
    path: 'account_settings/logins',
    file: 'account/logins.tsx',
    ...SETTINGS,
    texts: OWN_TEXTS,
    // only where a provider is configured
    unvisited: true,
  },
  settingsDevices: { path: 'account_settings/devices', file: 'account/devices.tsx', ...SETTINGS, texts: OWN_TEXTS },
  settingsPicture: {
    path: 'account_settings/picture',
    file: 'account/picture.tsx',
    ...SETTINGS,
    texts: OWN_TEXTS,
    uploads: PICTURE_BYTES,
  },
  settingsData: { path: 'account_settings/data', file: 'account/data.tsx', ...SETTINGS, texts: OWN_TEXTS },
  ownData: { path: 'account_settings/data/file', file: 'account/own-data.tsx', who: 'student', otherwise: 'signin', frame: 'resource' },
  settingsDeletion: { path: 'account_settings/deletion', file: 'account/deletion.tsx', ...SETTINGS, texts: OWN_TEXTS },
  profileEdit: {
    path: 'profile/:userId/edit',
    params: { userId: 'uuid' },
    file: 'account/profile-edit.tsx',
    ...SETTINGS,
    texts: OWN_TEXTS,
    example: { userId: '3f0f3f6e-2d3c-4b0a-9c54-0d6f3a1c2b11' },
    // only its own student sees it
    unvisited: true,
  },
  settingsCurriculum: { path: 'account_settings/curriculum', file: 'account/curriculum.tsx', ...SETTINGS },
  signOut: { path: 'sign-out', file: 'account/sign-out.tsx', who: 'anyone', frame: 'resource', withoutProgram: true },
});
