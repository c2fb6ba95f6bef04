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
