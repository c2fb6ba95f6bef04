import type { Language, NumberingSystem } from '@darb/language';
import type { CountryCode } from './catalog.ts';

/** The provinces of the countries of which a map is drawn, from north to south. */
export const PROVINCES: Readonly<Partial<Record<CountryCode, readonly string[]>>> = {
  JO: ['irbid', 'ajloun', 'jerash', 'mafraq', 'balqa', 'zarqa', 'amman', 'madaba', 'karak', 'tafilah', 'maan', 'aqaba'],
};

/** What a country switches on, and how it writes (rule catalog 1). Pages read flags, never codes. */
export interface Country {
  readonly code: CountryCode;
  readonly name: Record<Language, string>;
  /** The language of a first visit without a choice. */
  readonly language: Language;
  /** With its plus sign; null for the two that are no places. */
  readonly dialCode: string | null;
  /** Whether lists offer it. */
  readonly published: boolean;
  /** Whether a visitor located there is taken to be there; any other location counts as JO. */
  readonly locatable: boolean;
  readonly checkoutEnabled: boolean;
  readonly inviteFriendsEnabled: boolean;
  readonly microTutoringEnabled: boolean;
  readonly paywallEnabled: boolean;
  /** Whether the chat of another company may stand here, where its key is given (rule site 37). */
  readonly freshchatEnabled: boolean;
  readonly zendeskEnabled: boolean;
  readonly numberingSystem: NumberingSystem;
  /** What a key costs here; null where the operator has set none (rule billing 8). */
  readonly price: KeyPrice | null;
  /** Where Darb is elsewhere; empty for none. */
  readonly links: Readonly<Partial<Record<SocialName, string>>>;
}

/** What a key costs, in whole units of the currency; `old` is the price before. */
export interface KeyPrice {
  readonly price: number;
  readonly old: number | null;
  readonly currency: string;
}

export const SOCIAL_NAMES = ['facebook', 'instagram', 'youtube', 'tiktok', 'x'] as const;
export type SocialName = (typeof SOCIAL_NAMES)[number];

/** What an operator may change of a country without a release (rule catalog 21). */
export type CountryFlag =
  | 'published'
  | 'checkoutEnabled'
  | 'inviteFriendsEnabled'
  | 'microTutoringEnabled'
  | 'paywallEnabled'
  | 'freshchatEnabled'
  | 'zendeskEnabled';
export type CountryChange = Partial<Pick<Country, CountryFlag | 'links' | 'price'>>;
export type CountryChanges = Partial<Record<CountryCode, CountryChange>>;

const country = (
  code: CountryCode,
  ar: string,
  en: string,
  ur: string,
  dialCode: string | null,
  flags: Partial<Omit<Country, 'code' | 'name' | 'dialCode'>> = {},
): Country => ({
  code,
  name: { ar, en, ur },
  language: 'ar',
  dialCode,
  published: true,
  locatable: false,
  checkoutEnabled: false,
  inviteFriendsEnabled: false,
  microTutoringEnabled: false,
  paywallEnabled: false,
  freshchatEnabled: false,
  zendeskEnabled: false,
  numberingSystem: 'latn',
  price: null,
  links: {},
  ...flags,
});

/** As they come with the product. */
const shipped: readonly Country[] = [
  country('JO', 'الأردن', 'Jordan', 'اردن', '+962', {
    locatable: true,
    checkoutEnabled: true,
    inviteFriendsEnabled: true,
    microTutoringEnabled: true,
    paywallEnabled: true,
    price: { price: 35, old: 200, currency: 'JOD' },
  }),
  country('PS', 'فلسطين', 'Palestine', 'فلسطین', '+970', {
    locatable: true,
    checkoutEnabled: true,
    inviteFriendsEnabled: true,
    paywallEnabled: true,
  }),
  country('EG', 'مصر', 'Egypt', 'مصر', '+20', {
    locatable: true,
    checkoutEnabled: true,
    microTutoringEnabled: true,
    numberingSystem: 'arab',
    price: { price: 350, old: null, currency: 'EGP' },
  }),
  country('SA', 'السعودية', 'Saudi Arabia', 'سعودی عرب', '+966', { locatable: true, microTutoringEnabled: true }),
  country('IQ', 'العراق', 'Iraq', 'عراق', '+964', {
    locatable: true,
    checkoutEnabled: true,
    microTutoringEnabled: true,
    numberingSystem: 'arab',
  }),
  country('PK', 'باكستان', 'Pakistan', 'پاکستان', '+92', {
    language: 'en',
    locatable: true,
    checkoutEnabled: true,
    microTutoringEnabled: true,
    paywallEnabled: true,
  }),
  country('SD', 'السودان', 'Sudan', 'سوڈان', '+249', { published: false, locatable: true }),
  country('QA', 'قطر', 'Qatar', 'قطر', '+974', { microTutoringEnabled: true, paywallEnabled: true }),
  country('OM', 'عُمان', 'Oman', 'عمان', '+968', { microTutoringEnabled: true, paywallEnabled: true }),
  country('lang', 'دورات اللغات', 'Language courses', 'زبانوں کے کورس', null, {
    checkoutEnabled: true,
    inviteFriendsEnabled: true,
    paywallEnabled: true,
  }),
  country('other', 'بلد آخر', 'Another country', 'کوئی اور ملک', null, { paywallEnabled: true }),
];

/**
 * One table for the whole process: the host and the pages are bundles of their own, each with its own copy of
 * this module.
 */
const TABLE = Symbol.for('darb.countries');
const shared = globalThis as { [TABLE]?: Country[] };

/** In the order in which lists show them, as the operator has them. */
export const countries: readonly Country[] = (shared[TABLE] ??= shipped.map((row) => ({ ...row })));

/** Puts the operator's changes in the place of all that there were; what they do not name is as it ships. */
export function changeCountries(changes: CountryChanges): void {
  for (const [at, row] of shipped.entries()) Object.assign(countries[at] ?? {}, row, changes[row.code]);
}

const byCode = new Map(countries.map((row) => [row.code, row]));

/** A country's row; Jordan's for an unknown code. */
export const countryOf = (code: string | null | undefined): Country => {
  const found = byCode.get(code as CountryCode) ?? countries[0];
  if (!found) throw new Error('no countries');
  return found;
};
