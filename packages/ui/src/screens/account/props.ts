import type { Localized } from '@darb/language';
import type { FormProps } from '../../form.ts';
import type { Place } from '../../navigation.tsx';

export interface DialCode {
  code: string;
  dial: string;
  name: string;
}

/** How a student is reached: a phone or an e-mail address, each on a page of its own. */
export interface Reach {
  state: 'phone' | 'email';
  tabs: { phone: Place; email: Place };
  dialCodes: DialCode[];
  /** The country whose dialling code is chosen at first. */
  country: string;
}

export interface SignInScreenProps extends Reach, FormProps<'phone' | 'country_code' | 'email' | 'password'> {
  signUp: Place;
  /** The page that is waited for after signing in, in words: a notice says why one is here. */
  reason: 'checkout' | 'lesson' | 'session' | null;
}

export interface SignUpScreenProps extends Reach, FormProps<'full_name' | 'phone' | 'country_code' | 'email' | 'password' | 'terms'> {
  signIn: Place;
  terms: Place;
  privacy: Place;
}

/**
 * A code was sent by SMS or e-mail. `resendAfter`: seconds until "send again" opens. Form fields:
 * `verification_code`; the resend form posts `intent=resend`.
 */
export interface CodeScreenProps extends FormProps<'verification_code'> {
  state: 'sms' | 'email';
  /** The number or address that it went to. */
  sentTo: string;
  resendAfter: number;
  resent: boolean;
  change: Place;
}

export type WelcomeScreenProps = { state: 'ready'; fullName: string; selectProgram: Place };

/** Form field: `program_id` (radio). */
export type SelectProgramScreenProps = FormProps<'program_id'> &
  (
    | {
        state: 'choose';
        programs: { id: number; title: Localized; subjectsCount: number; lessonsCount: number; testsCount: number }[];
        countryName: string;
        countries: { code: string; name: string; href: Place; current: boolean }[];
      }
    | {
        state: 'change';
        programs: { id: number; title: Localized; subjectsCount: number; lessonsCount: number; testsCount: number }[];
        countryName: string;
        countries: { code: string; name: string; href: Place; current: boolean }[];
        current: number;
        dashboard: Place;
      }
    | { state: 'empty'; countryName: string; countries: { code: string; name: string; href: Place; current: boolean }[] }
  );
