import { CommanderError } from 'commander';
import { createProgram } from './commands/program.ts';
import { OperatorError } from './operator-error.ts';
import { announceMode, readConfig } from './config.ts';
import { refusalOfSystem } from './folder.ts';
import { createLog, describeError } from './log.ts';
import { Shutdown } from './shutdown.ts';
import { start } from './start.ts';

/** The whole stop, the database's own included, takes no longer. */
const STOP_MS = 10_000;
/** A signal that comes this soon after the first one is the same one. */
const ECHO_MS = 1_000;

/** Says in words why it goes no further; an unexpected failure with its place, since it is our defect. */
function complain(error: unknown): void {
  const words = error instanceof OperatorError ? error.message : refusalOfSystem(error);
  process.stderr.write(`Darb: ${words ?? (error instanceof Error ? (error.stack ?? error.message) : String(error))}\n`);
}

async function run(): Promise<void> {
  const config = readConfig();
  announceMode(config);
  const log = createLog(config.LOG_LEVEL);
  const shutdown = new Shutdown();
  const stop = (status: number) => {
    setTimeout(() => process.exit(1), STOP_MS).unref();
    shutdown.run().then(
      () => process.exit(status),
      (error: unknown) => {
        log.error({ error: describeError(error) }, 'stop failed');
        process.exit(1);
      },
    );
  };
  let asked = 0;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      // one stop may arrive several times: a service manager tells every process of its group, and npm and
      // the start script hand it on
      if (shutdown.begun && Date.now() - asked < ECHO_MS) return;
      // asked again it means now
      if (shutdown.begun) process.exit(1);
      asked = Date.now();
      log.info({ signal }, 'stopping');
      stop(0);
    });
  }
  const fatal = (error: unknown) => {
    complain(error);
    process.exitCode = 1;
    stop(1);
  };
  process.on('unhandledRejection', (error) => log.error({ error }, 'unhandled rejection'));
  try {
    const { url, outbox } = await start(config, log, shutdown, fatal);
    if (shutdown.begun) return;
    process.stdout.write(`Darb is at ${url}\n`);
    if (outbox) process.stdout.write(`Codes are shown at ${outbox.page}; from elsewhere with ?token=${outbox.token}\n`);
  } catch (error) {
    if (!shutdown.begun) fatal(error);
  }
}

try {
  await createProgram(run).parseAsync();
} catch (error) {
  if (!(error instanceof CommanderError)) complain(error);
  process.exitCode = error instanceof CommanderError ? error.exitCode : 1;
}
