import { leaguePools, type CallLeague, type Db } from '@darb/api';
import { QUESTIONS_COUNT, type PoolQuestion, type PublishPool } from '@darb/contract/league-match';

/** Bytes of one part: the league reads at most 256 kB, in a JSON text within a JSON text. */
const PART_BYTES = 100_000;
const ANSWER_MS = 10_000;

/** A league on a server of its own; calls are given up when `stopping` says so. */
export function remoteLeague(url: string, httpKey: string, stopping?: AbortSignal): CallLeague {
  return async (id, payload) => {
    const response = await fetch(new URL(`/v2/rpc/${id}?unwrap`, url), {
      method: 'POST',
      // in a header, for addresses are written into logs
      headers: { 'content-type': 'application/json', authorization: `Basic ${Buffer.from(`${httpKey}:`).toString('base64')}` },
      body: payload,
      signal: AbortSignal.any([AbortSignal.timeout(ANSWER_MS), ...(stopping ? [stopping] : [])]),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`The league answered ${response.status}`);
    return text;
  };
}

function inParts(questions: readonly PoolQuestion[]): PoolQuestion[][] {
  const parts: PoolQuestion[][] = [[]];
  let bytes = 0;
  for (const question of questions) {
    const size = Buffer.byteLength(JSON.stringify(question));
    if (bytes > 0 && bytes + size > PART_BYTES) {
      parts.push([]);
      bytes = 0;
    }
    parts.at(-1)?.push(question);
    bytes += size;
  }
  return parts;
}

/**
 * Publishes the pool of every subject that has enough questions for a match. Publishing the same again
 * changes nothing.
 */
export async function publishPools(db: Db, call: CallLeague, signal: AbortSignal): Promise<void> {
  for await (const { questions, ...pool } of leaguePools(db)) {
    if (questions.length < QUESTIONS_COUNT) continue;
    const parts = inParts(questions);
    for (const [index, part] of parts.entries()) {
      if (signal.aborted) return;
      const isLast = index === parts.length - 1;
      const payload: PublishPool = { ...pool, questions: part, ...(isLast ? { ids: questions.map(({ id }) => id) } : {}) };
      await call('publish_pool', JSON.stringify(payload));
      // a start has thousands of questions, and pages are waited for meanwhile
      await new Promise((next) => setImmediate(next));
    }
  }
}
