import { Refusal, type Answer, type ReviewStanding, type Subject, type TodaysFive } from '@darb/contract';
import type { Language } from '@darb/language';
import { fits, mark } from '../assessment/mark.ts';
import { practisable, practisedQuestions, quizzesUnderWay, refuseUnderWay, type QuestionRow } from '../assessment/practisable.ts';
import { markedOf, questionOf, type View } from '../assessment/present.ts';
import { dayAfter, dayOf } from '../calendar.ts';
import { subjectsOfProgram } from '../catalog/service.ts';
import type { Db } from '../database/database.ts';
import type { StudentId } from '../ids.ts';
import { openUntil, type Learner, type Standing, type Viewer } from '../learning/access.ts';
import { gather, named, openToday, takeUp } from './gather.ts';
import { freeOf, nameOf, poolOf } from './pool.ts';
import * as queries from './review-queries.ts';
import type { ReviewAnswer, ReviewQuestion } from './review-queries.ts';
import { gradeOf, medianOf, spaced } from './spacing.ts';

const SECONDS_A_QUESTION = 600;
/** Over how many days it is said what comes. */
const DAYS_AHEAD = 7;
const HISTORY = 4;

/** Finds a question that may be asked now, with the subject that it belongs to. */
type Find = (row: ReviewQuestion) => { subject: Subject; questionId: number } | null;

/** What of a program's questions a student may be asked. */
async function askable(db: Db, language: Language, standing: Standing): Promise<Find> {
  const { programId } = standing;
  if (programId === null) return () => null;
  const isPaid = standing.subscription(programId) === 'active';
  const { subjects } = await subjectsOfProgram(db, language, programId);
  const pools = await Promise.all(
    subjects.map(async (subject) => {
      const rows = await practisable(db, subject.id);
      return { subject, pool: poolOf(isPaid ? rows : freeOf(rows)) };
    }),
  );
  return (row) => {
    for (const { subject, pool } of pools) {
      const ids = pool.byName.get(nameOf(row))?.ids;
      const questionId = ids?.find((id) => id === row.questionId) ?? ids?.[0];
      if (questionId !== undefined) return { subject, questionId };
    }
    return null;
  };
}

interface Today {
  isOn: boolean;
  day: string;
  /** Answered today, in their order. */
  answers: ReviewAnswer[];
  /** What of the five is still to answer. */
  open: (ReviewQuestion & { subject: Subject })[];
  /** Everything that comes back and may be asked. */
  rows: (ReviewQuestion & { subject: Subject })[];
}

/** What comes back to a student today (rule practice 11). */
async function todayOf(db: Db, language: Language, { student, standing }: Learner, now: Date): Promise<Today> {
  const day = dayOf(now);
  const look = await queries.lookAt(db, student);
  if (!look.isOn || (look.kept === 0 && !look.hasNew)) return { isOn: look.isOn, day, answers: [], open: [], rows: [] };
  if (look.hasNew) await gather(db, student, now);
  const [all, answers] = await Promise.all([queries.reviewsOf(db, student), queries.answersOn(db, student, day)]);
  if (all.length === 0) return { isOn: true, day, answers, open: [], rows: [] };
  const [find, underWay] = await Promise.all([askable(db, language, standing), quizzesUnderWay(db, student)]);
  const rows = all.flatMap((row) => {
    const asked = underWay.has(row.quizId) ? null : find(row);
    return asked ? [{ ...row, ...asked }] : [];
  });
  const open = openToday(rows, answers, day);
  return { isOn: true, day, answers, open, rows };
}

/** How much there is to repeat, without the questions. */
export async function reviewStanding(db: Db, language: Language, learner: Learner, now: Date): Promise<ReviewStanding> {
  return standingOf(await todayOf(db, language, learner, now));
}

function standingOf({ isOn, day, answers, open, rows }: Today): ReviewStanding {
  const ahead = Array.from({ length: DAYS_AHEAD }, (_, index) => dayAfter(day, index + 1));
  return {
    is_on: isOn,
    day,
    answered_count: answers.length,
    open_count: open.length,
    kept_count: rows.length,
    overdue_count: Math.max(0, rows.filter(({ due }) => due <= day).length - open.length),
    coming: ahead.map((date) => ({ day: date, count: rows.filter(({ due }) => due === date).length })),
  };
}

const compared = ([due, name]: [string, string], [otherDue, otherName]: [string, string]): number =>
  due === otherDue ? Number(name > otherName) - Number(name < otherName) : due < otherDue ? -1 : 1;

const seedOf = (student: StudentId, day: string): string => `review ${student} ${day}`;

async function viewOf(language: Language, { standing, addresses }: Viewer): Promise<View> {
  const programId = standing.programId ?? 0;
  const isPremium = standing.subscription(programId) === 'active';
  return { language, addressOf: addresses(openUntil(standing, { isPremium, programId })) };
}

/** Today's five, those that were answered with their marks; each keeps its place all day. */
export async function todaysFive(db: Db, language: Language, viewer: Viewer, now: Date): Promise<TodaysFive> {
  const today = await todayOf(db, language, viewer, now);
  const { answers, open, day, rows } = today;
  const view = await viewOf(language, viewer);
  const dueOf = (one: ReviewAnswer | ReviewQuestion): string => ('before' in one ? one.before.due : one.due);
  const asked = [...answers, ...open].sort((one, other) => compared([dueOf(one), nameOf(one)], [dueOf(other), nameOf(other)]));
  const questions = new Map(
    (
      await practisedQuestions(
        db,
        asked.map(({ questionId }) => questionId),
      )
    ).map((row) => [row.id, row]),
  );
  const subjectOf = new Map(rows.map((row) => [nameOf(row), row.subject]));
  const given = new Map(answers.map((answer) => [nameOf(answer), answer]));
  return {
    ...standingOf(today),
    questions: await Promise.all(
      asked.flatMap((one, index) => {
        const row = questions.get(one.questionId);
        if (!row) return [];
        return [
          shownOf(
            db,
            { row, order: index + 1, subject: subjectOf.get(nameOf(one)) ?? null, answer: given.get(nameOf(one)) },
            viewer,
            day,
            view,
          ),
        ];
      }),
    ),
  };
}

interface Shown {
  row: QuestionRow;
  order: number;
  subject: Subject | null;
  answer: ReviewAnswer | undefined;
}

async function shownOf(
  db: Db,
  { row, order, subject, answer }: Shown,
  { student }: Viewer,
  day: string,
  view: View,
): Promise<TodaysFive['questions'][number]> {
  const question = questionOf(row, order, seedOf(student, day), view);
  const head = { question, subject: subject && { id: subject.id, title: subject.title, icon: subject.icon, color: subject.bgColor } };
  if (!answer) return { ...head, marked: null, guessed: false, history: [], comes_back_on: null };
  const [history, all] = await Promise.all([queries.answersTo(db, answer, HISTORY), queries.reviewsOf(db, student)]);
  return {
    ...head,
    marked: markedOf(row, question, answer, view),
    guessed: answer.guessed,
    history: history.map(({ day: on, isCorrect, guessed }) => ({ day: on, is_correct: isCorrect && !guessed })).reverse(),
    comes_back_on: all.find((one) => nameOf(one) === nameOf(answer))?.due ?? null,
  };
}

/**
 * Marks an answer to one of today's five; the first one of the day counts (rule practice 10). Refuses with
 * `question_not_found` what is not among them, `question_under_way`, and `answer_does_not_fit`.
 */
export async function saveReview(
  db: Db,
  language: Language,
  viewer: Viewer,
  given: { questionId: number; answer: Answer; seconds: number },
  now: Date,
): Promise<TodaysFive> {
  const { answers, open, day } = await todayOf(db, language, viewer, now);
  if (!answers.some(({ questionId }) => questionId === given.questionId)) {
    const asked = open.find(({ questionId }) => questionId === given.questionId);
    const [row] = asked ? await practisedQuestions(db, [asked.questionId]) : [];
    if (!asked || !row) {
      const [other] = await practisedQuestions(db, [given.questionId]);
      if (other) await refuseUnderWay(db, viewer.student, other.quizId);
      throw new Refusal('question_not_found');
    }
    if (!fits(row.body, given.answer)) throw new Refusal('answer_does_not_fit');
    const { points, isCorrect } = mark(row.body, given.answer);
    const seconds = Math.min(given.seconds, SECONDS_A_QUESTION);
    await queries.alone(db, viewer.student, async (tx) => {
      const before = (await queries.reviewsOf(tx, viewer.student)).find((one) => nameOf(one) === nameOf(asked));
      // begun anew in another window meanwhile
      if (!before) throw new Refusal('question_not_found');
      const { quizId, key, due, reviewedOn, stability, difficulty, reps, lapses } = before;
      const memory = { due, reviewedOn, stability, difficulty, reps, lapses };
      const grade = gradeOf(isCorrect, seconds, medianOf(await queries.lateSeconds(tx, viewer.student)));
      const isFirst = await queries.keepReview(tx, {
        ...{ studentId: viewer.student, quizId, key, day, questionId: row.id, answer: given.answer, points, isCorrect },
        ...{ guessed: false, grade, seconds, answeredAt: now, before: memory },
      });
      if (isFirst) await queries.writeMemory(tx, before, spaced(memory, grade, day));
    });
  }
  return todaysFive(db, language, viewer, now);
}

/** Says that a right answer of today was guessed: it comes back as one that was wrong (rule practice 10). */
export async function guessed(db: Db, language: Language, viewer: Viewer, questionId: number, now: Date): Promise<TodaysFive> {
  const day = dayOf(now);
  await queries.alone(db, viewer.student, async (tx) => {
    const answer = (await queries.answersOn(tx, viewer.student, day)).find((one) => one.questionId === questionId);
    if (!answer) throw new Refusal('question_not_found');
    if (!answer.isCorrect || answer.guessed) return;
    await queries.markGuessed(tx, answer, day, 'again');
    await queries.writeMemory(tx, answer, spaced(answer.before, 'again', day));
  });
  return todaysFive(db, language, viewer, now);
}

/** Switches today's five on or off; what went wrong while they were off does not come (rule practice 12). */
export async function switchReviews(db: Db, language: Language, learner: Learner, isOn: boolean, now: Date): Promise<ReviewStanding> {
  const { student } = learner;
  await queries.alone(db, student, async (tx) => {
    const choice = await queries.choiceOf(tx, student);
    if ((choice?.isOn ?? true) === isOn) return;
    await queries.writeChoice(tx, student, isOn ? { isOn, since: now } : { isOn });
  });
  return reviewStanding(db, language, learner, now);
}

/** Deletes everything that comes back; only what is answered wrongly from now on does (rule practice 12). */
export async function resetReviews(db: Db, language: Language, learner: Learner, now: Date): Promise<ReviewStanding> {
  const { student } = learner;
  await queries.alone(db, student, async (tx) => {
    await queries.deleteReviews(tx, student);
    await queries.writeChoice(tx, student, { since: now });
  });
  return reviewStanding(db, language, learner, now);
}

/** Takes up the questions of a match that a student did not answer rightly (rule practice 8). */
export async function takeUpLost(db: Db, student: StudentId, questionIds: readonly number[], at: Date): Promise<void> {
  if (questionIds.length === 0) return;
  const wrong = await named(
    db,
    questionIds.map((questionId) => ({ questionId, at })),
  );
  const known = await queries.reviewsOf(db, student);
  if (wrong.every((one) => known.some((row) => nameOf(row) === nameOf(one) && row.wrongAt >= at))) return;
  await takeUp(db, student, wrong, null);
}
