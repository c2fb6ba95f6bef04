import type { LeagueBoardRecord, LeagueOpponent, LeaguePeriod, league, ReplyOf, Subject } from '@darb/contract';
import type { LeaguePlayer } from '@darb/contract/league-match';
import type {
  BoardRecord,
  FriendInvitation,
  KeptAnswer,
  PastMatch,
  PlayerBoard,
  PlayerHome,
  PlayerResult,
} from '@darb/contract/league-platform';
import type { Language, Localized } from '@darb/language';
import type { Account } from '../account/profile.ts';
import { localize } from '../catalog/localize.ts';
import { programById, subjectById, subjectLooks } from '../catalog/service.ts';
import type { Db } from '../database/database.ts';
import type { CallLeague } from '../options.ts';
import { takeUpLost } from '../practice/todays-five.ts';
import { askLeague, playerOf } from './call.ts';
import { subjects } from './service.ts';
import { namesOf, shownName } from './shown-name.ts';
import { weekOf } from './week.ts';

type Reply<Name extends keyof typeof league> = ReplyOf<(typeof league)[Name]>;

const stamp = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** A name as people read it; null for none. */
const nameOf = (travelled: string): string | null => (travelled === '' ? null : travelled.replace(/%20/g, ' '));

const opponentOf = ({ id, display_name, avatar_url, is_bot }: LeaguePlayer): LeagueOpponent => ({
  id,
  display_name: is_bot ? Buffer.from(display_name, 'base64').toString() : nameOf(display_name),
  avatar_url,
  is_bot,
});

const recordOf = ({ user_info, ...record }: BoardRecord): LeagueBoardRecord => ({
  ...record,
  user_info: user_info && { ...user_info, display_name: nameOf(user_info.display_name) },
});

/** The title of a subject, of a retired one too; what the match was called where it is unknown. */
async function titles(db: Db, language: Language): Promise<(of: Pick<PastMatch, 'subject' | 'title_ar'>) => Localized> {
  const looks = new Map((await subjectLooks(db)).map(({ id, title }) => [id, title]));
  return ({ subject, title_ar }) => {
    const known = looks.get(subject);
    return known === undefined ? { text: title_ar, lang: 'ar' } : localize(known, language);
  };
}

const pastMatchOf = (match: PastMatch, title: Localized) => ({
  match_id: match.match_id,
  subject_title: title,
  opponent: opponentOf(match.opponent),
  user_points: match.user_points,
  opponent_points: match.opponent_points,
  result: match.result,
  ending: endingOf(match),
  ended_at: stamp(match.ended_at),
});

/** Of a match that is not void. */
const endingOf = ({ ending }: PastMatch): 'played' | 'left' | 'away' => (ending === 'left' || ending === 'away' ? ending : 'played');

/** The league's page (rule league 20). */
export async function home(db: Db, language: Language, account: Account, call: CallLeague | null, now: Date): Promise<Reply<'home'>> {
  const [offered, said, titleOf] = await Promise.all([
    subjects(db, language, account.programId),
    askLeague<PlayerHome>(call, 'player_home', playerOf(account)),
    titles(db, language),
  ]);
  return {
    ...offered,
    now: now.toISOString(),
    week: weekOf(now),
    choice: account.leagueName,
    shown_name: shownName(account, account.leagueName),
    names: namesOf(account),
    league: said && {
      own: said.own,
      subjects: offered.subjects.map((subject) => ({
        ...subject,
        ...(said.subjects[String(subject.id)] ?? { played: 0, won: 0, form: [] }),
      })),
      matches: said.matches.map((match) => ({ subject_id: match.subject, ...pastMatchOf(match, titleOf(match)) })),
      running: said.running,
    },
  };
}

/** A board of the student's program (rule league 14). */
export async function board(
  db: Db,
  language: Language,
  account: Account,
  asked: { period: LeaguePeriod; whole?: boolean | undefined },
  call: CallLeague | null,
  now: Date,
): Promise<Reply<'board'>> {
  const { programId } = account;
  const { period, whole = false } = asked;
  const about = { status: 'there', period, now: now.toISOString(), week: weekOf(now, period === 'last_week' ? -1 : 0) } as const;
  if (programId === null) return { ...about, program: null, count: 0, own: null, records: [], gap: null };
  const [program, said] = await Promise.all([
    programById(db, language, programId),
    askLeague<PlayerBoard>(call, 'player_board', { student_id: account.id, program: programId, period, whole }),
  ]);
  if (said === null) return { status: 'down' };
  return { ...about, program, count: said.count, own: said.own, records: said.records.map(recordOf), gap: said.gap };
}

/** A match of the student's (rule league 20); what it lost comes back another day (rule practice 8). */
export async function result(
  db: Db,
  language: Language,
  account: Account,
  matchId: string,
  call: CallLeague | null,
): Promise<Reply<'result'>> {
  const said = await askLeague<PlayerResult>(call, 'player_result', { student_id: account.id, match_id: matchId });
  if (said === null) return { status: 'down' };
  if (said.status !== 'finished') return said;
  const lost = said.rounds.filter(({ user }) => user.isCorrect !== true).map(({ question }) => question.id);
  await takeUpLost(db, account.id, lost, new Date(said.ended_at));
  const title = (await titles(db, language))(said);
  return {
    status: 'finished',
    ...pastMatchOf(said, title),
    subject: await subjectById(db, language, said.subject).catch((): Subject | null => null),
    user_name: shownName(account, account.leagueName),
    counted: said.counted,
    bonus: said.bonus,
    board: said.counted
      ? { added: said.added, rank_before: said.rank_before, rank_after: said.rank_after, neighbours: said.neighbours.map(recordOf) }
      : null,
    rounds: said.rounds.map(({ question: { id, stem, options, correct, explanation }, user, opponent }) => ({
      question: { id, stem, options },
      correct,
      explanation,
      user: answerOf(user),
      opponent: answerOf(opponent),
    })),
    lost_in_a_row: said.lost_in_a_row,
  };
}

/** Seconds to a tenth. */
const answerOf = ({ taken_ms, ...status }: KeptAnswer) => ({
  ...status,
  seconds: taken_ms === null ? null : Math.round(taken_ms / 100) / 10,
});

/** What a friend's link leads to (rule league 19). */
export async function friendInvitation(
  db: Db,
  language: Language,
  account: Account,
  code: string,
  call: CallLeague | null,
): Promise<Reply<'friendInvitation'>> {
  const said = await askLeague<FriendInvitation>(call, 'friend_invitation', { student_id: account.id, code });
  if (said === null) return { status: 'down' };
  if (said.status === 'gone') return said;
  const { display_name, avatar_url } = opponentOf(said.inviter);
  return {
    status: 'open',
    subject: await subjectById(db, language, said.subject),
    program_id: said.program,
    program_ok: said.program === account.programId,
    inviter: { display_name, avatar_url },
    expires_at: stamp(said.expires_at),
    is_own: said.is_own,
  };
}
