import type { Language, Localized } from '@darb/language';
import type { FormProps } from '../../form.ts';
import type { Place } from '../../navigation.tsx';
import type { Theme } from '../../frame/props.ts';
import type { CountryOfPrograms, ProgramRow, Reach } from './choice-props.ts';
import type { MessageTrouble } from './code-props.ts';
import type { LoginProvider } from './login-props.ts';

/** Form field: `program_id` (radio). */
export type CurriculumScreenProps = FormProps<'program_id'> & {
  back: Place;
  countryName: string;
  countries: CountryOfPrograms[];
  /** The program that the student's key opens; null without a key. */
  keyOpens: Localized | null;
} & ({ state: 'choose'; programs: ProgramRow[]; current: number; keep: Place } | { state: 'empty' });

/** A number or an address as the settings list it. */
export interface ContactRow {
  value: string | null;
  isVerified: boolean;
  /** The new one that waits for its code. */
  pending: string | null;
  /** Where it is changed. */
  change: Place | null;
}

/** What others may see of a student. */
export type VisiblePart = 'full_name' | 'picture' | 'bio' | 'program';

/** The forms post to the page itself: `intent` is `look` or `visibility`. */
export interface SettingsScreenProps {
  state: 'ready';
  fullName: string;
  alias: string | null;
  picture: string | null;
  phone: ContactRow;
  email: ContactRow;
  password: { isSet: boolean; changedAt: string | null; change: Place | null };
  program: { title: Localized | null; country: string; change: Place };
  /** The accounts elsewhere that sign in; null where there is none, and none can be connected. */
  logins: { providers: LoginProvider[]; change: Place } | null;
  /** `digits` is null for the country's own. */
  look: { language: Language; theme: Theme; digits?: 'latn' | 'arab' | null };
  visibility: Readonly<Record<VisiblePart, boolean>> | null;
  /** Pages of the settings; one that is null is not offered. */
  places: {
    picture: Place | null;
    edit: Place | null;
    devices: Place | null;
    data: Place | null;
    billings: Place;
    /** Null where nobody is invited. */
    invite: Place | null;
  };
  signOutAction: Place;
  action: Place;
  pending: boolean;
}

/** Form fields: `old_password`, `password`. */
export interface PasswordScreenProps extends FormProps<'old_password' | 'password'> {
  /** `add`: the account has none yet. */
  state: 'change' | 'add';
  back: Place;
  /** Where a forgotten one is made anew. */
  forgotten: Place;
}

interface SentCode {
  sentTo: string;
  /** Seconds until "send again" opens. */
  resendAfter: number;
  resent: boolean;
  trouble?: MessageTrouble | undefined;
}

/**
 * A new number or address. `phone` and `email` ask for it; `phoneCode` and `emailCode` for the code that was
 * sent there: `intent` is `phone` or `email`, then `confirm`, `resend` or `cancel`. A number's code goes by
 * WhatsApp where `channel=whatsapp`.
 */
export type ChangeContactScreenProps = FormProps<'phone' | 'country_code' | 'email' | 'password' | 'verification_code'> & {
  back: Place;
  /** What stands until the new one is confirmed; null for none. */
  current: string | null;
} & (
    | ({ state: 'phone'; needsPassword: boolean } & Pick<Reach, 'dialCodes' | 'otherCodes' | 'country' | 'allCodes'>)
    | { state: 'email'; needsPassword: boolean }
    /** `channel`: by which the code went; it may be sent by the other one at once. */
    | ({ state: 'phoneCode'; channel: 'sms' | 'whatsapp' } & SentCode)
    | ({ state: 'emailCode' } & SentCode)
  );

/** Form fields: `image` (file), or `intent=remove`. */
export interface PictureScreenProps extends FormProps<'image'> {
  state: 'none' | 'some';
  back: Place;
  fullName: string;
  picture: string | null;
}

export interface DeviceRow {
  id: string;
  kind: 'phone' | 'tablet' | 'computer' | 'unknown';
  browser: string | null;
  system: string | null;
  /** In words; null where nobody knows. */
  country: string | null;
  lastUsedAt: string;
  isThis: boolean;
}

/** Form fields: `intent` is `end` with `id`, or `endOthers`. */
export interface DevicesScreenProps {
  state: 'one' | 'several';
  devices: DeviceRow[];
  back: Place;
  password: Place;
  action: Place;
  pending: boolean;
  problem: string | null;
}

export interface DataScreenProps {
  state: 'ready';
  back: Place;
  /** GET answers the file. */
  file: Place;
  deletion: Place;
  problem: string | null;
}

/**
 * Form fields: `password`, or `verification_code` with `intent` `send` before it. `until`: the moment up to
 * which signing in takes a deletion back.
 */
export type DeletionScreenProps = FormProps<'password' | 'verification_code'> & { back: Place; until: string } & (
    | { state: 'password' }
    | { state: 'login'; provider: LoginProvider; prove: Place | null }
    | { state: 'send'; channel: 'sms' | 'email' }
    | { state: 'code'; channel: 'sms' | 'email'; resendAfter: number }
  );

/** Form fields: `full_name`, `alias`, `bio`. */
export interface ProfileEditScreenProps extends FormProps<'full_name' | 'alias' | 'bio'> {
  state: 'ready';
  back: Place;
  picture: string | null;
  changePicture: Place;
}
