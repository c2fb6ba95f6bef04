import type { PoolQuestion, PublishPool } from '@darb/contract/league-match';
import type { Rich } from '@darb/language';
import type { Db } from '../database/database.ts';
import { playableQuestions } from '../assessment/playable.ts';
import { everySubject } from '../catalog/service.ts';

/** The questions of a subject that matches are made of, as the league takes them. */
export type LeaguePool = Required<Omit<PublishPool, 'ids'>>;

const hasPicture = ({ parts }: Rich): boolean => parts.some(({ kind }) => kind === 'picture');

type Row = Awaited<ReturnType<typeof playableQuestions>>[number];

function questionOf({ id, stem, body, explanation }: Row): PoolQuestion[] {
  if (body.type !== 'single_choice') return [];
  const correct = body.options.findIndex(({ key }) => key === body.correct);
  if (correct < 0) return [];
  const options = body.options.map(({ text }) => text.ar);
  // an address of a picture is good for one student, and what is published goes to many
  return [{ id, stem: stem.ar, options, correct, explanation: hasPicture(explanation.ar) ? null : explanation.ar }];
}

/**
 * The pools of all subjects that are shown, in the words that the content was written in (rule league 8), one
 * subject at a time.
 */
export async function* leaguePools(db: Db): AsyncGenerator<LeaguePool> {
  for (const { id, programId, title } of await everySubject(db)) {
    const questions = (await playableQuestions(db, id)).flatMap(questionOf);
    yield { program: programId, subject: id, title_ar: title.ar, questions };
  }
}
