/**
 * A process that holds a data folder, for the life-cycle tests: `life-cycle.program.ts <folder>`; says in
 * JSON lines what happens.
 */
import { PostgresFailure } from './failure.ts';
import { startPostgres } from './supervisor.ts';

const say = (event: string, details: object = {}) => process.stdout.write(`${JSON.stringify({ event, ...details })}\n`);
const [, , dataDir = '', pgBin] = process.argv;

try {
  const postgres = await startPostgres({
    dataDir,
    pgBin,
    log: (message) => say('log', { message }),
    onFatal: (failure) => say('fatal', { message: failure.message }),
  });
  process.once('SIGTERM', () => void postgres.stop().then(() => say('stopped')));
  say('ready', { pid: postgres.pid, connection: postgres.connection });
} catch (error) {
  if (!(error instanceof PostgresFailure)) throw error;
  say('refused', { code: error.code, message: error.message });
}
