import type { FormProps } from '../../form.ts';
import type { Place } from '../../navigation.tsx';

/** Elsewhere where a student may have an account that signs them in here. */
export type LoginProvider = 'google' | 'facebook';

/** The way to a provider; it leaves the product. */
export interface LoginWay {
  provider: LoginProvider;
  to: Place;
}

/**
 * What coming back from a provider led to. `new`: nobody's yet, so an account is made of it; `email` is the
 * one that the provider has proven. `knownAddress`: an account has that e-mail, and its owner signs in
 * first. `link`: a signed-in student decides whether to connect it.
 */
export type LoginScreenProps = FormProps<'full_name' | 'terms'> & { provider: LoginProvider } & (
    | { state: 'new'; email: string | null; signIn: Place; terms: Place; privacy: Place }
    | { state: 'knownAddress'; email: string; signIn: Place; recover: Place }
    | { state: 'link'; fullName: string; leave: Place }
  );

/** One provider in the settings: connected since `linkedAt`, or the way to connecting it. */
export interface LoginRow {
  provider: LoginProvider;
  linkedAt: string | null;
  /** Null where the provider is not configured any more. */
  connect: Place | null;
}

/** Form fields: `intent=unlink` with `provider`. `only`: no other way in is left, so the one stays. */
export interface LoginsScreenProps {
  state: 'free' | 'only';
  logins: LoginRow[];
  back: Place;
  /** Where another way in is added. */
  ways: { phone: Place; email: Place };
  action: Place;
  pending: boolean;
}
