import { Refusal, type Answer, type ReplyOf, type collection as calls } from '@darb/contract';
import type { Language } from '@darb/language';
import { fits, mark } from '../assessment/mark.ts';
import { practisedQuestions, presentQuestions, quizzesUnderWay, refuseUnderWay } from '../assessment/practisable.ts';
import { markedOf, questionOf } from '../assessment/present.ts';
import type { Db } from '../database/database.ts';
import { accessTo, isOtherProgram, openUntil, type Viewer } from '../learning/access.ts';
import * as queries from './queries.ts';
import { own } from './service.ts';

/** A question of a student's collection, with what this student may do with it. */
async function questionIn(db: Db, { student, standing }: Viewer, { id, questionId }: { id: string; questionId: number }) {
  const row = await own(db, student, id);
  const entities = (await queries.entitiesOf(db, id)).flatMap((entity) => entity.questionId ?? []);
  const present = await presentQuestions(db, entities);
  // an address may have the question as it was or as it is now
  const asked = entities.find((one) => one === questionId || present.find(({ askedId }) => askedId === one)?.id === questionId);
  if (asked === undefined) throw new Refusal('question_not_found');
  const found = present.find(({ askedId }) => askedId === asked);
  const others = entities.map((one) => present.find(({ askedId }) => askedId === one)?.id ?? one);
  const at = entities.indexOf(asked);
  const beside = { name: row.name, previous_id: others[at - 1] ?? null, next_id: others[at + 1] ?? null };
  if (!found) return { access: 'gone' as const, found: null, ...beside };
  const guarded = { isPremium: found.isPremium, programId: found.programId };
  if (isOtherProgram(standing, guarded)) return { access: 'other_program' as const, found, ...beside };
  return { access: accessTo(standing, guarded) === 'open' ? ('open' as const) : ('must_subscribe' as const), found, ...beside };
}

async function opened(db: Db, language: Language, viewer: Viewer, asked: { id: string; questionId: number }) {
  const { found, access, ...beside } = await questionIn(db, viewer, asked);
  const [row] = found && access === 'open' ? await practisedQuestions(db, [found.id]) : [];
  if (!found || !row) return { access, found, ...beside, shown: null };
  const until = openUntil(viewer.standing, { isPremium: found.isPremium, programId: found.programId });
  const view = { language, addressOf: viewer.addresses(until) };
  return { access, found, ...beside, shown: { row, view, question: questionOf(row, 1, `collection ${viewer.student}`, view) } };
}

/** A question as it is asked. Refuses with `collection_not_found`, `question_not_found`. */
export async function collectedQuestion(db: Db, language: Language, viewer: Viewer, asked: { id: string; questionId: number }) {
  const { access, found, shown, ...beside } = await opened(db, language, viewer, asked);
  return { access, program_id: found?.programId ?? null, question: shown?.question ?? null, ...beside };
}

/**
 * The open questions of a collection in its order (rule collection 9), with their answers where those are
 * asked for and no attempt is open that asks the question (rule assessment 27). Refuses with
 * `collection_not_found`.
 */
export async function collectedQuestions(
  db: Db,
  language: Language,
  { student, standing, addresses }: Viewer,
  { id, answers }: { id: string; answers: boolean },
): Promise<ReplyOf<typeof calls.collectedQuestions>> {
  const { name, description } = await own(db, student, id);
  const asked = (await queries.entitiesOf(db, id)).flatMap(({ questionId }) => questionId ?? []);
  const [present, underWay] = await Promise.all([presentQuestions(db, asked), quizzesUnderWay(db, student)]);
  const found = new Map(present.map((one) => [one.askedId, one]));
  const open = asked.flatMap((one) => {
    const now = found.get(one);
    return now && !isOtherProgram(standing, now) && accessTo(standing, now) === 'open' ? [now] : [];
  });
  const ids = open.map((one) => one.id);
  const rows = new Map((await practisedQuestions(db, ids)).map((row) => [row.id, row]));
  const questions = open.flatMap((one, index) => {
    const row = rows.get(one.id);
    if (!row) return [];
    const view = { language, addressOf: addresses(openUntil(standing, one)) };
    const question = questionOf(row, index + 1, `collection ${student}`, view);
    const isUnderWay = underWay.has(row.quizId);
    const { model_answer, explanation } = markedOf(row, question, undefined, view);
    return [{ question, is_under_way: isUnderWay, answer: answers && !isUnderWay ? { model_answer, explanation } : null }];
  });
  return { name, description, questions, left_out_count: asked.length - questions.length };
}

/**
 * Marks an answer. Refuses as `collectedQuestion` (what is shut too), and with `answer_does_not_fit`,
 * `question_under_way`.
 */
export async function answerQuestion(
  db: Db,
  language: Language,
  viewer: Viewer,
  given: { id: string; questionId: number; answer: Answer },
) {
  const { shown } = await opened(db, language, viewer, given);
  if (!shown) throw new Refusal('question_not_found');
  const { row, view, question } = shown;
  await refuseUnderWay(db, viewer.student, row.quizId);
  if (!fits(row.body, given.answer)) throw new Refusal('answer_does_not_fit');
  const { points, isCorrect } = mark(row.body, given.answer);
  return { marked: markedOf(row, question, { questionId: row.id, answer: given.answer, points, isCorrect }, view) };
}
