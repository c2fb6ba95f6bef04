import type { FormProps } from '../../form.ts';
import type { Place } from '../../navigation.tsx';
import type { Reach } from './choice-props.ts';

/** By what a code is sent. */
export type CodeChannel = 'sms' | 'whatsapp' | 'email';

/** Another way to get a code: by a form of this page (`intent`), or by a page of its own. */
export interface OtherWay {
  channel: CodeChannel;
  to: Place | null;
}

/** What keeps a message from coming: it could not be delivered, or its channel takes none at the moment. */
export type MessageTrouble = 'failed' | 'down' | null;

/**
 * A code was sent. `resendAfter`: seconds until "send again" opens. Form fields: `verification_code`; the
 * resend form posts `intent=resend`, another channel's form `intent=sms` or `intent=whatsapp`.
 */
export interface CodeScreenProps extends FormProps<'verification_code'> {
  state: CodeChannel;
  /** The number or address that it went to. */
  sentTo: string;
  resendAfter: number;
  resent: boolean;
  change: Place;
  /** What else there is; none where the page has no other way. */
  others?: readonly OtherWay[] | undefined;
  trouble?: MessageTrouble | undefined;
}

/** A new password is asked for: a code goes to the number or the address. */
export interface ResetPasswordScreenProps extends Reach, FormProps<'phone' | 'country_code' | 'email'> {
  signIn: Place;
}

/** The new password, typed twice; `expired` where the way here has ended. */
export type CreatePasswordScreenProps =
  ({ state: 'ready' } & FormProps<'password' | 'password_again'>) | { state: 'expired'; again: Place; signIn: Place };

/**
 * Where a link of a message leads. `working`: its form (`intent=confirm`) is sent at once, or by its button,
 * so that a program that looks at links uses none up. `needsPassword`: opened in another browser.
 */
export type VerifyScreenProps =
  | ({ state: 'working'; about: 'email' | 'newEmail' } & Pick<FormProps<never>, 'problem' | 'pending' | 'action'>)
  | ({ state: 'needsPassword' } & FormProps<'password'>)
  | { state: 'confirmed'; address: string | null; next: Place }
  | { state: 'changed'; address: string | null; next: Place }
  | { state: 'signIn'; signIn: Place }
  | { state: 'expired'; again: Place; signIn: Place };
