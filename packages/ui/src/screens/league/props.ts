import type { Localized } from '@darb/language';
import type { SubjectIconName } from '../../components/SubjectTile/SubjectTile.tsx';
import type { Place } from '../../navigation.tsx';

/** A subject that matches can be played in. */
export interface PoolRow {
  id: number;
  title: Localized;
  icon: SubjectIconName;
  bgColor: string;
}

/** The league's first page. `noPools`: no subject of the student's program has enough questions. */
export type LeagueScreenProps =
  { state: 'guest'; signUp: Place; signIn: Place } | { state: 'noPools'; explore: Place } | { state: 'ready'; subjects: PoolRow[] };
