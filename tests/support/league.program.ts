import { readFileSync } from 'node:fs';
import { startLeague } from './league-host.ts';

/**
 * The host alone: takes a database's address, a port and the module's file; says its port, and answers
 * nothing else than its clients.
 */
const [databaseUrl = '', bundle = '', port = '0'] = process.argv.slice(2);
const env = Object.fromEntries(Object.entries(process.env).filter((pair): pair is [string, string] => pair[0].startsWith('LEAGUE_')));
const log = (level: string, text: string, error?: unknown) => {
  if (level === 'warn' || level === 'error')
    process.stderr.write(`${level}: ${text} ${error instanceof Error ? (error.stack ?? '') : ''}\n`);
};
process.on('unhandledRejection', (error) => log('error', 'unhandled rejection', error));
const league = await startLeague({ databaseUrl, bundle: readFileSync(bundle, 'utf8'), env, port: Number(port), log });
process.send?.({ port: league.port });
process.once('SIGTERM', () => void league.stop().then(() => process.exit(0)));
