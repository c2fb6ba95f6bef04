import type { Practisable } from '../assessment/practisable.ts';

export type Difficulty = Practisable['difficulty'];

/** A question whatever its variant and version. */
export interface Question {
  name: string;
  quizId: number;
  difficulty: Difficulty;
  /** Its variants, by id. */
  ids: number[];
}

/** The questions of a subject, as rounds and reviews look them up. */
export interface Pool {
  byId: ReadonlyMap<number, Question>;
  byName: ReadonlyMap<string, Question>;
  byDifficulty: Readonly<Record<Difficulty, readonly Question[]>>;
}

type Named = Pick<Practisable, 'quizId' | 'key'>;
/** What a question is called whatever its variant and version. */
export const nameOf = ({ quizId, key }: Named): string => `${quizId} ${key}`;

/** Made once for each list of content, which is the same one until a pack is loaded. */
const pools = new WeakMap<readonly Practisable[], Pool>();
const freeLists = new WeakMap<readonly Practisable[], readonly Practisable[]>();

/** The pool of a list of questions. */
export function poolOf(rows: readonly Practisable[]): Pool {
  const known = pools.get(rows);
  if (known) return known;
  const byId = new Map<number, Question>();
  const byName = new Map<string, Question>();
  const byDifficulty: Record<Difficulty, Question[]> = { easy: [], medium: [], hard: [] };
  for (const row of rows) {
    const name = nameOf(row);
    let question = byName.get(name);
    if (!question) {
      question = { name, quizId: row.quizId, difficulty: row.difficulty, ids: [] };
      byName.set(name, question);
      byDifficulty[row.difficulty].push(question);
    }
    question.ids.push(row.id);
    byId.set(row.id, question);
  }
  const pool = { byId, byName, byDifficulty };
  pools.set(rows, pool);
  return pool;
}

/** What of a subject's questions costs nothing. */
export function freeOf(rows: readonly Practisable[]): readonly Practisable[] {
  const known = freeLists.get(rows) ?? rows.filter(({ isPremium }) => !isPremium);
  freeLists.set(rows, known);
  return known;
}
