import type { Localized } from '@darb/language';
import type { Drawn } from '../../drawn.tsx';
import type { Place } from '../../navigation.tsx';

/** The provinces of the drawn map. */
export const MAPPED = [
  ...(['irbid', 'ajloun', 'jerash', 'mafraq', 'balqa', 'zarqa'] as const),
  ...(['amman', 'madaba', 'karak', 'tafilah', 'maan', 'aqaba'] as const),
] as const;
export type Province = (typeof MAPPED)[number];

/** A province of the map: how many bookstores it has, and its page. */
export interface ProvincePlace {
  code: Province;
  count: number;
  href: Place;
  current: boolean;
}

export interface MapProps {
  provinces: ProvincePlace[];
}

/** The bookstores of a province, or of all; each says its own where all are listed. */
export interface ListProps {
  chosen: Province | null;
  bookstores: {
    province: Province | null;
    name: Localized;
    address: Localized;
    hours: Localized | null;
    number: string | null;
    link: Place | null;
  }[];
}

/**
 * Where a key is sold. `filter` and `map` are there where the country has a map. `empty`: the operator has
 * told of nobody in this country.
 */
export type SellingPointsScreenProps = { contact: Place } & (
  | {
      state: 'ready';
      count: number;
      filter: { action: Place; country: string; provinces: ProvincePlace[]; chosen: Province | null } | null;
      map: Drawn<MapProps> | null;
      list: Drawn<ListProps>;
      deliveries: { name: Localized; terms: Localized; link: Place }[];
    }
  | { state: 'empty'; explore: Place }
);

/** What asking a tutor will be; it is not open yet. */
export interface MicroTutoringScreenProps {
  explore: Place;
  contact: Place;
}
