import type { FormProps } from '../../form.ts';
import type { Place } from '../../navigation.tsx';
import type { CountryOfPrograms, DialCode, ProgramRow } from './choice-props.ts';

export type * from './choice-props.ts';
export type * from './settings-props.ts';

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
export type SelectProgramScreenProps = FormProps<'program_id'> & { countryName: string; countries: CountryOfPrograms[] } & (
    | { state: 'choose'; programs: ProgramRow[] }
    | { state: 'change'; programs: ProgramRow[]; current: number; dashboard: Place }
    | { state: 'empty' }
  );
