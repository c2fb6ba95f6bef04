import { Refusal, type Answer, type PracticeProgress, type PracticeRound, type PracticeSummary, type Subject } from '@darb/contract';
import type { Language } from '@darb/language';
import { fits, mark } from '../assessment/mark.ts';
import {
  countPractisable,
  practisable,
  practisedQuestions,
  quizzesUnderWay,
  refuseUnderWay,
  type Practisable,
  type QuestionRow,
} from '../assessment/practisable.ts';
import { markedOf, questionOf, type View } from '../assessment/present.ts';
import { subjectById, subjectsOfProgram } from '../catalog/service.ts';
import type { Db } from '../database/database.ts';
import type { StudentId } from '../ids.ts';
import { isOtherProgram, openUntil, type Learner, type Standing } from '../learning/access.ts';
import type { Viewer } from '../learning/access.ts';
import { drawRound } from './draw.ts';
import { gather } from './gather.ts';
import { freeOf, poolOf } from './pool.ts';
import { figuresOf, isRoundFinished, openLevel } from './progress.ts';
import * as queries from './queries.ts';

/** The most that one question counts for: who goes away does not study (rule practice 5). */
const SECONDS_A_QUESTION = 600;

const factsOf = ({ id, title, bgColor }: Subject) => ({
  practice_id: id,
  practice_name: title.text,
  language: title.lang,
  color: bgColor,
});

/** The practices of a program, by the order of its subjects. Refuses with `content_not_found`. */
export async function programPractices(db: Db, language: Language, programId: number): Promise<{ practices: PracticeSummary[] }> {
  const [{ subjects }, counts] = await Promise.all([subjectsOfProgram(db, language, programId), countPractisable(db, programId)]);
  return {
    practices: subjects.flatMap((subject) => {
      const found = counts.find(({ subjectId }) => subjectId === subject.id);
      if (!found) return [];
      const { questions, free } = found;
      return [{ ...factsOf(subject), subject_id: subject.id, icon: subject.icon, questions_count: questions, free_questions_count: free }];
    }),
  };
}

/** The subject of a practice. Refuses with `content_not_found` (without questions too), `other_program`. */
async function practisedSubject(db: Db, language: Language, standing: Standing, practiceId: number) {
  const [subject, rows] = await Promise.all([subjectById(db, language, practiceId), practisable(db, practiceId)]);
  if (rows.length === 0) throw new Refusal('content_not_found');
  if (isOtherProgram(standing, { isPremium: false, programId: subject.program_id })) throw new Refusal('other_program');
  return { subject, rows };
}

type Practised = Awaited<ReturnType<typeof queries.practiceOf>>;

const progressOf = (subject: Subject, { rounds, answers }: Practised): PracticeProgress => ({
  ...factsOf(subject),
  program_id: subject.program_id,
  ...figuresOf(rounds, answers),
});

/** How far a student is. Refuses with `content_not_found`, `other_program`. */
export async function progress(db: Db, language: Language, { student, standing }: Learner, practiceId: number): Promise<PracticeProgress> {
  const { subject } = await practisedSubject(db, language, standing, practiceId);
  return progressOf(subject, await queries.practiceOf(db, student, subject.id));
}

/** What of a subject's questions a student may be asked: without a subscription those that cost nothing. */
const openTo = (standing: Standing, programId: number, rows: readonly Practisable[]): readonly Practisable[] =>
  standing.subscription(programId) === 'active' ? rows : freeOf(rows);

/**
 * The questions of a round, drawn at its beginning; null where there are none for this student, or some that
 * they may be asked no more. However many ask at once, one round is begun.
 */
async function roundOf(
  db: Db,
  student: StudentId,
  { subject, open, level, practised }: { subject: Subject; open: readonly Practisable[]; level: number; practised: Practised },
  now: Date,
): Promise<{ questions: QuestionRow[]; practised: Practised } | null> {
  const { rounds, answers } = practised;
  const begun = rounds.find((round) => round.level === level);
  if (begun) {
    const { byId } = poolOf(open);
    const questions = await practisedQuestions(db, begun.questionIds);
    // a question that was retired since stays with those who have begun with it
    return questions.every(({ id, retired }) => byId.has(id) || retired) ? { questions, practised } : null;
  }
  const questionIds = drawRound(open, level, answers, student, await quizzesUnderWay(db, student));
  if (questionIds.length === 0) return null;
  await queries.beginRound(db, { studentId: student, subjectId: subject.id, level, questionIds, begunAt: now });
  const standing = await queries.practiceOf(db, student, subject.id);
  const ids = standing.rounds.find((round) => round.level === level)?.questionIds ?? questionIds;
  return { questions: await practisedQuestions(db, ids), practised: standing };
}

/** Opens a round of a student. Refuses with `content_not_found`, `other_program`, `round_locked`. */
async function openRound(db: Db, language: Language, viewer: Viewer, asked: { practiceId: number; level: number }, now: Date) {
  const { student, standing } = viewer;
  const { subject, rows } = await practisedSubject(db, language, standing, asked.practiceId);
  const practised = await queries.practiceOf(db, student, subject.id);
  if (asked.level > openLevel(practised.rounds, practised.answers)) throw new Refusal('round_locked');
  const open = openTo(standing, subject.program_id, rows);
  const round = await roundOf(db, student, { subject, open, level: asked.level, practised }, now);
  const isPaid = standing.subscription(subject.program_id) === 'active';
  const until = openUntil(standing, { isPremium: isPaid, programId: subject.program_id });
  return { subject, round, view: { language, addressOf: viewer.addresses(until) } };
}

/** In which order a round shows the options of its questions: always the same. */
const seedOf = (student: StudentId, subject: Subject, level: number): string => `practice ${student} ${subject.id} ${level}`;

const markedAnswer = (row: QuestionRow, order: number, seed: string, given: queries.AnswerRow, view: View) =>
  markedOf(row, questionOf(row, order, seed, view), given, view);

/** A round with its questions, those that were answered with their marks. Refuses as `openRound`. */
export async function roundQuestions(
  db: Db,
  language: Language,
  viewer: Viewer,
  asked: { practiceId: number; level: number },
  now: Date,
): Promise<PracticeRound> {
  const { subject, round, view } = await openRound(db, language, viewer, asked, now);
  const facts = { ...factsOf(subject), program_id: subject.program_id, round_level: asked.level };
  if (!round) return { ...facts, access: 'must_subscribe', state: 'open', questions: [] };
  const { rounds, answers } = round.practised;
  const own = new Map(answers.filter(({ level }) => level === asked.level).map((given) => [given.questionId, given]));
  const seed = seedOf(viewer.student, subject, asked.level);
  return {
    ...facts,
    access: 'open',
    state: isRoundFinished(rounds, answers, asked.level) ? 'finished' : 'open',
    questions: round.questions.map((row, index) => {
      const given = own.get(row.id);
      return {
        question: questionOf(row, index + 1, seed, view),
        is_answered_correctly: given?.isCorrect ?? null,
        marked: given ? markedAnswer(row, index + 1, seed, given, view) : null,
      };
    }),
  };
}

export interface GivenAnswer {
  practiceId: number;
  level: number;
  questionId: number;
  answer: Answer;
  seconds: number;
}

/**
 * Marks an answer at once; the first one to a question counts (rule practice 1). Refuses as `openRound`, with
 * `round_locked` where its questions are not open either, `question_not_found`, `answer_does_not_fit`, and
 * `question_under_way`.
 */
export async function saveAnswer(db: Db, language: Language, viewer: Viewer, given: GivenAnswer, now: Date) {
  const { subject, round, view } = await openRound(db, language, viewer, given, now);
  if (!round) throw new Refusal('round_locked');
  const index = round.questions.findIndex(({ id }) => id === given.questionId);
  const row = round.questions[index];
  if (!row) throw new Refusal('question_not_found');
  if (!fits(row.body, given.answer)) throw new Refusal('answer_does_not_fit');
  await refuseUnderWay(db, viewer.student, row.quizId);
  const key = { studentId: viewer.student, subjectId: subject.id, level: given.level, questionId: row.id };
  const { points, isCorrect } = mark(row.body, given.answer);
  const seconds = Math.min(given.seconds, SECONDS_A_QUESTION);
  const isFirst = await queries.keepAnswer(db, {
    ...{ ...key, answer: given.answer, points, isCorrect, difficulty: row.difficulty, seconds, answeredAt: now },
  });
  const practised = await queries.practiceOf(db, viewer.student, subject.id);
  const kept = practised.answers.find(({ level, questionId }) => level === given.level && questionId === row.id);
  // begun anew in another tab meanwhile: there is no such round any more
  if (isFirst === null || !kept) throw new Refusal('round_locked');
  const seed = seedOf(viewer.student, subject, given.level);
  return { marked: markedAnswer(row, index + 1, seed, kept, view), is_first: isFirst, progress: progressOf(subject, practised) };
}

/**
 * Deletes what was done of a practice; what was wrong in it comes back all the same (rule practice 8).
 * Refuses with `content_not_found`, `other_program`.
 */
export async function reset(
  db: Db,
  language: Language,
  { student, standing }: Learner,
  practiceId: number,
  now: Date,
): Promise<PracticeProgress> {
  const { subject } = await practisedSubject(db, language, standing, practiceId);
  await gather(db, student, now);
  await queries.deletePractice(db, student, subject.id);
  return progressOf(subject, { rounds: [], answers: [] });
}
