import type { Localized } from '@darb/language';
import type { PhoneCountry } from '../../components/Field/countries.ts';
import type { FormProps } from '../../form.ts';
import type { Place } from '../../navigation.tsx';

export type DialCode = PhoneCountry;

/** How a student is reached: a phone or an e-mail address, each on a page of its own. */
export interface Reach {
  state: 'phone' | 'whatsapp' | 'email';
  /** Without an address for WhatsApp there is no way by it. */
  tabs: { phone: Place; whatsapp?: Place | undefined; email: Place };
  dialCodes: DialCode[];
  /** The country whose dialling code is chosen at first. */
  country: string;
  /** Asks for the dialling codes of all countries; the page gives it. */
  allCodes?: (() => Promise<readonly DialCode[]>) | undefined;
}

export interface SignInScreenProps extends Omit<Reach, 'state'>, FormProps<'phone' | 'country_code' | 'email' | 'password'> {
  state: 'phone' | 'email';
  signUp: Place;
  /** Where a forgotten password is replaced. */
  recover?: Place | undefined;
  /** The page that is waited for after signing in, in words: a notice says why one is here. */
  reason: 'checkout' | 'lesson' | 'session' | null;
}

export interface SignUpScreenProps extends Reach, FormProps<'full_name' | 'phone' | 'country_code' | 'email' | 'password' | 'terms'> {
  signIn: Place;
  terms: Place;
  privacy: Place;
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
