import { Refusal, type LeagueSubject, type NameChoice, type Program } from '@darb/contract';
import { QUESTIONS_COUNT, TICKET_SECONDS } from '@darb/contract/league-match';
import type { PlayerName } from '@darb/contract/league-platform';
import type { Language } from '@darb/language';
import { takeOf } from '../account/limits.ts';
import type { Account } from '../account/profile.ts';
import { setLeagueName } from '../account/service.ts';
import { countPlayable } from '../assessment/playable.ts';
import { subjectsOfProgram } from '../catalog/service.ts';
import type { Db } from '../database/database.ts';
import type { CallLeague, LeagueAccess } from '../options.ts';
import type { Limits } from '../settings.ts';
import { askLeague, keepPlayer } from './call.ts';
import { storeReport, type ReportedName } from './queries.ts';
import { shownName } from './shown-name.ts';
import { signTicket } from './ticket.ts';

/**
 * A program with those of its subjects that have enough questions for a match; nothing without a program.
 * Refuses with `content_not_found`.
 */
export async function subjects(
  db: Db,
  language: Language,
  programId: number | null,
): Promise<{ program: Program | null; subjects: LeagueSubject[] }> {
  if (programId === null) return { program: null, subjects: [] };
  const [{ program, subjects: all }, counts] = await Promise.all([
    subjectsOfProgram(db, language, programId),
    countPlayable(db, programId),
  ]);
  const countOf = new Map(counts.map(({ subjectId, count }) => [subjectId, count]));
  const counted = all.map((subject) => ({ ...subject, questions_count: countOf.get(subject.id) ?? 0 }));
  return { program, subjects: counted.filter(({ questions_count }) => questions_count >= QUESTIONS_COUNT) };
}

/**
 * Signs what lets one student into the league, once, for a minute (rule league 7), after the league has been
 * told who it is (rule league 15). Refuses with `too_many_requests`.
 */
export async function ticket(
  db: Db,
  account: Account,
  sessionId: string,
  { access, call, limits }: { access: LeagueAccess; call: CallLeague | null; limits: Limits },
  now: Date,
) {
  await takeOf(db, limits, { rule: 'leagueTicket', key: account.id, refusal: 'too_many_requests' }, now);
  await keepPlayer(call, account);
  const signed = signTicket(access.ticketKey, account.id, sessionId, now);
  return { ticket: signed, expires_in: TICKET_SECONDS, url: access.url, server_key: access.serverKey };
}

/** How a student is shown from now on. Refuses an alias where there is none, with `alias_missing`. */
export async function setName(db: Db, account: Account, choice: NameChoice, call: CallLeague | null) {
  if (choice === 'alias' && account.alias === null) throw new Refusal('alias_missing');
  const changed = await setLeagueName(db, account.id, choice);
  await keepPlayer(call, changed);
  return { choice, shown_name: shownName(changed, choice) };
}

/**
 * Keeps that a student finds another's name bad, with the name as it stands (rule league 21). False while the
 * league does not answer. Refuses with `player_not_found` who has no account, no name, or is the reporter;
 * and with `too_many_requests`, before it asks the league.
 */
export async function reportName(
  db: Db,
  account: Account,
  asked: { owner_id: string; match_id?: string | undefined },
  { call, limits }: { call: CallLeague | null; limits: Limits },
  now: Date,
): Promise<{ reported: boolean }> {
  await takeOf(db, limits, { rule: 'leagueReport', key: account.id, refusal: 'too_many_requests' }, now);
  const said = await askLeague<PlayerName>(call, 'player_name', { owner_id: asked.owner_id });
  if (said === null) return { reported: false };
  if (said.student_id === null || said.display_name === '' || said.student_id === account.id) throw new Refusal('player_not_found');
  const name = said.display_name.replace(/%20/g, ' ');
  const reported: ReportedName = { ownerId: asked.owner_id, student: said.student_id, name, matchId: asked.match_id ?? null };
  await storeReport(db, account.id, reported, now);
  return { reported: true };
}
