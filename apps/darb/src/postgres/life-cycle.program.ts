/**
 * A process that holds a data folder, for the life-cycle tests:
 * `life-cycle.program.ts <folder> [<binaries> [<ms>]]`; says in JSON lines what happens.
 */
import { PostgresFailure } from './failure.ts';
import { startPostgres } from './supervisor.ts';

const say = (event: string, details: object = {}) => process.stdout.write(`${JSON.stringify({ event, ...details })}\n`);
const [, , dataDir = '', pgBin, answersWithinMs] = process.argv;
const stopping = new AbortController();
process.once('SIGTERM', () => stopping.abort());

try {
  const postgres = await startPostgres({
    dataDir,
    pgBin: pgBin || undefined,
    answersWithinMs: answersWithinMs === undefined ? undefined : Number(answersWithinMs),
    signal: stopping.signal,
    log: (message) => say('log', { message }),
    onFatal: (failure) => say('fatal', { message: failure.message }),
  });
  stopping.signal.addEventListener('abort', () => void postgres.stop().then(() => say('stopped')));
  say('ready', { pid: postgres.pid, connection: postgres.connection });
} catch (error) {
  if (stopping.signal.aborted) say('stopped');
  else if (error instanceof PostgresFailure) say('refused', { code: error.code, message: error.message });
  else throw error;
}
