import type pg from 'pg';

/**
 * At most so many statements go to one connection at once: of more, some are answered by another process of
 * PostgreSQL meanwhile.
 */
const IN_ONE_PACKET = 8;

type Result = pg.QueryResult;

interface Waiting {
  readonly config: pg.QueryConfig;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Sends statements in one packet; each is a transaction of its own, as it would be by itself. The connection
 * is given back with the last answer.
 */
function send(client: pg.PoolClient, statements: readonly Waiting[]): void {
  let left = statements.length;
  let failure: Error | undefined;
  const onError = (error: Error): void => void (failure = error);
  client.on('error', onError);
  const settle = (error: Error | undefined): void => {
    failure ??= error;
    left -= 1;
    if (left > 0) return;
    client.removeListener('error', onError);
    // as the pool does after a failure: the connection is closed, and a new one opened when it is needed
    client.release(failure);
  };
  const { stream } = client.connection;
  stream.cork();
  try {
    for (const { config, resolve, reject } of statements) {
      client.query(config, (error: Error | null, result) => {
        settle(error ?? undefined);
        if (error) reject(error);
        else resolve(result);
      });
    }
  } finally {
    stream.uncork();
  }
}

/**
 * Lets a pool send the prepared statements of one turn of the event loop in one packet, over all requests,
 * since a packet costs as much as a tenth of a page (ADR 6). Statements without a name and those of a
 * transaction go as ever. The pool's clients must be `pipeline` ones.
 */
export function gatherStatements(pool: pg.Pool): void {
  const alone = pool.query.bind(pool) as (...given: unknown[]) => unknown;
  let waiting: Waiting[] = [];

  const flush = (): void => {
    const all = waiting;
    waiting = [];
    for (let at = 0; at < all.length; at += IN_ONE_PACKET) {
      const statements = all.slice(at, at + IN_ONE_PACKET);
      pool.connect((error, client) => {
        if (client) send(client, statements);
        else for (const { reject } of statements) reject(error ?? new Error('no connection'));
      });
    }
  };
  const gathered = (config: unknown, ...more: [unknown?, unknown?]): unknown => {
    const [values, callback] = more;
    if (callback !== undefined || typeof config !== 'object' || config === null || !('name' in config) || config.name === undefined)
      return alone(config, ...more);
    return new Promise<Result>((resolve, reject) => {
      if (waiting.length === 0) setImmediate(flush);
      waiting.push({ config: { ...config, values } as pg.QueryConfig, resolve, reject });
    });
  };
  pool.query = gathered as typeof pool.query;
}
