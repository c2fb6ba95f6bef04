import type { Localized } from '@darb/language';
import type { PhoneCountry } from '../../components/Field/countries.ts';
import type { Place } from '../../navigation.tsx';

export type DialCode = PhoneCountry;

export interface ProgramRow {
  id: number;
  title: Localized;
  subjectsCount: number;
  lessonsCount: number;
  testsCount: number;
}

/** A country whose programs are offered; its address shows them. */
export interface CountryOfPrograms {
  code: string;
  name: string;
  href: Place;
  current: boolean;
}

/** How a student is reached: a phone or an e-mail address, each on a page of its own. */
export interface Reach {
  state: 'phone' | 'whatsapp' | 'email';
  /** Without an address for WhatsApp there is no way by it. */
  tabs: { phone: Place; whatsapp?: Place | undefined; email: Place };
  dialCodes: DialCode[];
  /** The page with all countries in its list, for who has no JavaScript. */
  otherCodes?: Place | null | undefined;
  /** The country whose dialling code is chosen at first. */
  country: string;
  /** Asks for the dialling codes of all countries; the page gives it. */
  allCodes?: (() => Promise<readonly DialCode[]>) | undefined;
}
