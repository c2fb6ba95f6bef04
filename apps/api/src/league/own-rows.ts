import type { PlayerHome } from '@darb/contract/league-platform';
import type { Language } from '@darb/language';
import type { Account } from '../account/profile.ts';
import { subjectLooks } from '../catalog/service.ts';
import type { Db } from '../database/database.ts';
import type { CallLeague } from '../options.ts';
import type { PersonalRow } from '../personal-data.ts';
import { askLeague, playerOf } from './call.ts';

/** What the league has of a student, for their download; null while it does not answer. */
export async function ownLeagueRows(
  db: Db,
  language: Language,
  account: Account,
  call: CallLeague | null,
): Promise<{ league: PersonalRow[]; matches: PersonalRow[] } | null> {
  const said = await askLeague<PlayerHome>(call, 'player_home', playerOf(account));
  if (said === null) return null;
  const looks = new Map((await subjectLooks(db)).map(({ id, title }) => [id, title[language] ?? title.ar]));
  return {
    league: Object.entries(said.subjects).map(([id, { played, won }]) => ({ subject: looks.get(Number(id)) ?? id, played, won })),
    // of the opponent no name: it is theirs
    matches: said.matches.map((match) => ({
      at: new Date(match.ended_at),
      subject: looks.get(match.subject) ?? match.title_ar,
      points: match.user_points,
      opponent_points: match.opponent_points,
      result: match.result,
    })),
  };
}
