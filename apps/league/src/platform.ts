import { OPTIONS_COUNT, type PoolQuestion, QUESTIONS_COUNT } from '@darb/contract/league-match';
import { makeBoards } from './boards.ts';
import { CODES, idOf, isContentId, payloadOf, platformOnly, refusal, textOf } from './calls.ts';
import { forgetInvitation } from './friends.ts';
import { type Context, type Logger, type Nk } from './nkruntime.ts';
import { accountOf, studentOf } from './players.ts';
import { poolKey, questionKey, ticketKey, writeOf } from './storage.ts';

const MAX_QUESTIONS = 1_000;
const TITLE_LENGTH = 200;

/**
 * The server-to-server call `publish_pool`: keeps questions of a subject and, with `ids`, puts exactly those
 * in play and makes the program's boards. Publishing the same again changes nothing. Refuses a pool of fewer
 * than six, and one that names a question that was never published.
 */
export function publishPool(ctx: Context, logger: Logger, nk: Nk, payload: string): string {
  platformOnly(ctx);
  const said = payloadOf(payload);
  const program = idOf(said.program);
  const subject = idOf(said.subject);
  const title_ar = textOf(said.title_ar, TITLE_LENGTH);
  const questions = listOf(said.questions).map(questionOf);
  if (questions.length > 0) {
    nk.storageWrite(questions.map((question) => writeOf(questionKey(program, subject, question.id), question, 'any')));
  }
  if (said.ids === undefined) return JSON.stringify({ kept: questions.length });

  const ids = listOf(said.ids).map(idOf);
  if (new Set(ids).size !== ids.length || ids.length < QUESTIONS_COUNT) throw refusal('invalid_payload', CODES.invalid);
  if (nk.storageRead(ids.map((id) => questionKey(program, subject, id))).length !== ids.length) {
    throw refusal('question_not_published', CODES.invalid);
  }
  makeBoards(nk, program);
  nk.storageWrite([writeOf(poolKey(program, subject), { title_ar, ids }, 'any')]);
  logger.info('%d questions of subject %d in play', ids.length, subject);
  return JSON.stringify({ kept: questions.length, in_play: ids.length });
}

function listOf(value: unknown): unknown[] {
  if (!Array.isArray(value) || value.length > MAX_QUESTIONS) throw refusal('invalid_payload', CODES.invalid);
  return value;
}

/** A question with a right one among four options; what its texts hold is the platform's own. */
function questionOf(value: unknown): PoolQuestion {
  const said = (value ?? {}) as Partial<Record<keyof PoolQuestion, unknown>>;
  const { id, stem, correct, explanation } = said;
  const options: unknown = said.options;
  const isText = (text: unknown) => typeof text === 'object' && text !== null && !Array.isArray(text);
  const whole =
    isContentId(id) &&
    isText(stem) &&
    Array.isArray(options) &&
    options.length === OPTIONS_COUNT &&
    options.every((option) => isText(option)) &&
    Number.isInteger(correct) &&
    Number(correct) >= 0 &&
    Number(correct) < OPTIONS_COUNT &&
    (explanation === null || isText(explanation));
  if (!whole) throw refusal('invalid_question', CODES.invalid);
  return { id, stem, options, correct, explanation } as unknown as PoolQuestion;
}

/**
 * The server-to-server call `delete_account`: takes a student's competition account with everything of it.
 * Says whether there was one; asking again is no failure.
 */
export function deleteAccount(ctx: Context, _logger: Logger, nk: Nk, payload: string): string {
  platformOnly(ctx);
  const student = studentOf(payloadOf(payload));
  const userId = accountOf(nk, student);
  nk.storageDelete([ticketKey(student)]);
  if (userId !== null) {
    forgetInvitation(nk, userId);
    nk.accountDeleteId(userId, false);
  }
  return JSON.stringify({ deleted: userId !== null });
}
