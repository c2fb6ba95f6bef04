import type { LeagueSubject, Program } from '@darb/contract';
import { QUESTIONS_COUNT, TICKET_SECONDS } from '@darb/contract/league-match';
import type { Language } from '@darb/language';
import { takeOf } from '../account/limits.ts';
import { countPlayable } from '../assessment/playable.ts';
import { subjectsOfProgram } from '../catalog/service.ts';
import type { StudentId } from '../ids.ts';
import type { Db } from '../database/database.ts';
import type { LeagueAccess } from '../options.ts';
import type { Limits } from '../settings.ts';
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
 * Signs what lets one student into the league, once, for a minute (rule league 7). Refuses with
 * `too_many_requests`.
 */
export async function ticket(db: Db, student: StudentId, sessionId: string, access: LeagueAccess, limits: Limits, now: Date) {
  await takeOf(db, limits, { rule: 'leagueTicket', key: student, refusal: 'too_many_requests' }, now);
  const signed = signTicket(access.ticketKey, student, sessionId, now);
  return { ticket: signed, expires_in: TICKET_SECONDS, url: access.url, server_key: access.serverKey };
}
