import type { FormProps } from '../../form.ts';
import type { Place } from '../../navigation.tsx';
import type { LoginWay } from './login-props.ts';
import type { CountryOfPrograms, ProgramRow, Reach } from './choice-props.ts';

export type * from './choice-props.ts';
export type * from './login-props.ts';
export type * from './settings-props.ts';

export interface SignInScreenProps extends Omit<Reach, 'state'>, FormProps<'phone' | 'country_code' | 'email' | 'password'> {
  state: 'phone' | 'email';
  signUp: Place;
  /** The ways in by an account elsewhere. */
  logins: LoginWay[];
  /** Where a forgotten password is replaced. */
  recover?: Place | undefined;
  /** The page that is waited for after signing in, in words: a notice says why one is here. */
  reason: 'checkout' | 'lesson' | 'session' | 'deletion' | null;
}

export interface SignUpScreenProps
  extends Reach, FormProps<'full_name' | 'phone' | 'country_code' | 'email' | 'password' | 'terms' | 'referred_by_code'> {
  /** The code of the friend's link by which they came; there is no field for one without. */
  invitation: string | null;
  signIn: Place;
  logins: LoginWay[];
  terms: Place;
  privacy: Place;
}

export interface KaustScreenProps
  extends
    Pick<Reach, 'dialCodes' | 'otherCodes' | 'country' | 'allCodes'>,
    FormProps<'full_name' | 'kaust_phone' | 'country_code' | 'password' | 'terms'> {
  state: 'ready';
  signIn: Place;
  /** The sign-up of everybody else. */
  signUp: Place;
  logins: LoginWay[];
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
