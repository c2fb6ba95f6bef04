import { z } from 'zod';
import { call } from './call.ts';
import { program, subject } from './catalog.ts';
import { contentId, localized, rich, uuid } from './content.ts';
import { LAST_RESULTS, NAME_CHOICES } from './league-match.ts';

/** A subject that matches can be played in; `questions_count` is how many questions its pool has. */
export const leagueSubject = subject.extend({ questions_count: z.int() });
export type LeagueSubject = z.infer<typeof leagueSubject>;

/** How a student is shown to others in the league (rule league 15). */
export const nameChoice = z.enum(NAME_CHOICES);
export type NameChoice = z.infer<typeof nameChoice>;

export const leaguePeriod = z.enum(['this_week', 'last_week', 'all_time']);
export type LeaguePeriod = z.infer<typeof leaguePeriod>;

/** A week of the league, its end excluded (rule league 13). */
export const leagueWeek = z.object({ begins_at: z.iso.datetime(), ends_at: z.iso.datetime() });
export type LeagueWeek = z.infer<typeof leagueWeek>;

/** As it is in a link and in the league's own calls. */
export const matchId = z.string().regex(/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\.[A-Za-z0-9_-]{1,64}$/);
/** The secret of a friend's invitation: 128 bits. */
export const invitationCode = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

/** Somebody as others see them: no name is one who is hidden, or is gone. */
const shownPlayer = z.object({ display_name: z.string().nullable(), avatar_url: z.string().nullable() });
const player = shownPlayer.extend({ id: z.string() });
const opponent = player.extend({ is_bot: z.boolean() });
export type LeagueOpponent = z.infer<typeof opponent>;

const matchOutcome = z.enum(['won', 'lost', 'draw']);
const matchEnding = z.enum(['played', 'left', 'away']);

/** A place on a board. Equal points have equal ranks (rule league 14). */
const place = z.object({ rank: z.int().min(1), score: z.int().min(0) });
/** `above` is the nearest place with more points. */
const ownPlace = place.extend({ above: place.nullable() });
export type LeagueOwnPlace = z.infer<typeof ownPlace>;

/** Null of `user_info`: the account is gone. */
const boardRecord = place.extend({
  owner_id: uuid,
  is_own: z.boolean(),
  user_info: player.extend({ username: z.string() }).nullable(),
});
export type LeagueBoardRecord = z.infer<typeof boardRecord>;

const down = z.object({ status: z.literal('down') });

/**
 * One side in one question; `seconds` is how long the answer took. What is null is not known, or was not
 * given.
 */
const roundAnswer = z.object({
  answered: z.boolean(),
  option: z.int().min(0).nullable(),
  isCorrect: z.boolean().nullable(),
  points: z.int().nullable(),
  isPerfect: z.boolean().nullable(),
  seconds: z.number().min(0).nullable(),
});
export type LeagueRoundAnswer = z.infer<typeof roundAnswer>;

/** Played in a subject; `form` has the last five results, the oldest first. */
const playedSubject = leagueSubject.extend({ played: z.int(), won: z.int(), form: z.array(matchOutcome) });
export type LeaguePlayedSubject = z.infer<typeof playedSubject>;

const pastMatch = z.object({
  match_id: z.string(),
  subject_id: contentId,
  subject_title: localized,
  opponent,
  user_points: z.int(),
  opponent_points: z.int(),
  result: matchOutcome,
  ending: matchEnding,
  ended_at: z.iso.datetime(),
});
export type LeaguePastMatch = z.infer<typeof pastMatch>;

export const league = {
  /**
   * Subjects of a program (the student's own unless another is named) with enough questions for a match. No
   * program, no subjects.
   */
  subjects: call('GET', 'league/subjects', {
    who: 'student',
    input: z.object({ program_id: contentId.optional() }),
    reply: z.object({ program: program.nullable(), subjects: z.array(leagueSubject) }),
    refusals: ['content_not_found'],
  }),
  /**
   * Lets the student into the league, once, within `expires_in` seconds (rule league 7). `url` is null where
   * the league is at the product's own address.
   */
  ticket: call('POST', 'league/ticket', {
    who: 'student',
    input: z.object({}),
    reply: z.object({ ticket: z.string(), expires_in: z.int(), url: z.string().nullable(), server_key: z.string() }),
  }),
  /**
   * The league's page of a student: the week, how they are shown, the subjects of their program; and what the
   * league says, null while it does not answer (rule league 20).
   */
  home: call('GET', 'league/home', {
    who: 'student',
    input: z.object({}),
    reply: z.object({
      program: program.nullable(),
      now: z.iso.datetime(),
      week: leagueWeek,
      choice: nameChoice,
      /** Null is hidden. */
      shown_name: z.string().nullable(),
      /** What each choice would show. */
      names: z.object({ full: z.string(), initial: z.string(), alias: z.string().nullable() }),
      subjects: z.array(leagueSubject),
      league: z
        .object({
          /** This week; null without a point. */
          own: ownPlace.nullable(),
          subjects: z.array(playedSubject),
          /** The newest first. */
          matches: z.array(pastMatch).max(LAST_RESULTS),
          running: z.object({ match_id: z.string(), subject: contentId }).nullable(),
        })
        .nullable(),
    }),
  }),
  /**
   * A board of the student's program: eight rows, or with `whole` the first twenty and the student
   * (rule league 14). `gap` has the ranks that are left out.
   */
  board: call('GET', 'league/board', {
    who: 'student',
    input: z.object({ period: leaguePeriod, whole: z.boolean().optional() }),
    reply: z.discriminatedUnion('status', [
      down,
      z.object({
        status: z.literal('there'),
        period: leaguePeriod,
        program: program.nullable(),
        now: z.iso.datetime(),
        week: leagueWeek,
        count: z.int().min(0),
        /**
         * `best` is the most points of one match; it, `played` and `won` are of all matches in the
         * program.
         */
        own: ownPlace.extend({ best: z.int(), played: z.int(), won: z.int() }).nullable(),
        records: z.array(boardRecord),
        gap: z.object({ from: z.int(), to: z.int() }).nullable(),
      }),
    ]),
  }),
  /**
   * What became of a match of the student's: one of the last ten, or the one that is going on
   * (rule league 20).
   */
  result: call('GET', 'league/result', {
    who: 'student',
    input: z.object({ match_id: matchId }),
    reply: z.discriminatedUnion('status', [
      down,
      z.object({ status: z.literal('running') }),
      z.object({ status: z.literal('void') }),
      z.object({
        status: z.literal('finished'),
        match_id: z.string(),
        subject: subject.nullable(),
        subject_title: localized,
        /** How the student is shown; null is hidden. */
        user_name: z.string().nullable(),
        opponent,
        user_points: z.int(),
        opponent_points: z.int(),
        result: matchOutcome,
        ending: matchEnding,
        ended_at: z.iso.datetime(),
        /** Whether it counted for the boards (rule league 17). */
        counted: z.boolean(),
        bonus: z.int(),
        /** This week's board; null where nothing was added. Ranks that could not be read then are null. */
        board: z
          .object({
            added: z.int(),
            rank_before: z.int().nullable(),
            rank_after: z.int().nullable(),
            /** The student and those beside them, as the board is now. */
            neighbours: z.array(boardRecord),
          })
          .nullable(),
        /** The questions that were asked, in the words that both read (rule league 8). */
        rounds: z.array(
          z.object({
            question: z.object({ id: contentId, stem: rich, options: z.array(rich) }),
            correct: z.int(),
            explanation: rich.nullable(),
            user: roundAnswer,
            opponent: roundAnswer,
          }),
        ),
        /** In this subject, up to five. */
        lost_in_a_row: z.int(),
      }),
    ]),
  }),
  /** How the student is shown from now on (rule league 15). Refuses an alias where there is none. */
  setName: call('PUT', 'league/name', {
    who: 'student',
    input: z.object({ choice: nameChoice }),
    reply: z.object({ choice: nameChoice, shown_name: z.string().nullable() }),
    refusals: ['alias_missing'],
  }),
  /**
   * Reports the name that a player has now, once for each reporter and name (rule league 21). `reported` is
   * false while the league does not answer.
   */
  reportName: call('POST', 'league/report-name', {
    who: 'student',
    input: z.object({ owner_id: uuid, match_id: matchId.optional() }),
    reply: z.object({ reported: z.boolean() }),
    refusals: ['player_not_found'],
  }),
  /** What a friend's link leads to; it is taken by the league's own call (rule league 19). */
  friendInvitation: call('GET', 'league/friend', {
    who: 'student',
    input: z.object({ code: invitationCode }),
    reply: z.discriminatedUnion('status', [
      down,
      z.object({ status: z.literal('gone') }),
      z.object({
        status: z.literal('open'),
        subject,
        program_id: contentId,
        program_ok: z.boolean(),
        inviter: shownPlayer,
        expires_at: z.iso.datetime(),
        is_own: z.boolean(),
      }),
    ]),
  }),
};
