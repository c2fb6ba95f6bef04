import { createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { urlOfSocket } from '../../apps/darb/src/postgres/server.ts';
import { startPostgres } from '../../apps/darb/src/postgres/supervisor.ts';
import { DATABASE_LOCKS } from '../../packages/contract/src/database-locks.ts';
import { ask } from '../support/ask.ts';
import { freePort, removeFolder, startProduct, temporaryDataDir, WIDE_LIMITS, type Product } from '../support/product.ts';
import { openRecords } from '../support/records.ts';
import { Report } from '../support/report.ts';
import { enter, eveningWithoutLeague, handshake, inTime, readiness, ticketOf, type Ticket } from './without-league.ts';

/** Milliseconds that a stop may take, and that a change of the league's may take to be seen. */
const STOPS_WITHIN = 8_000;
const SEEN_WITHIN = 20_000;
const UNAVAILABLE = 14;

/** A database, and a way to put things in the league's way there. */
interface Ground {
  readonly dataDir: string;
  readonly url: string;
  readonly sql: pg.Client;
  start(env?: Record<string, string>): Promise<Product>;
  close(): Promise<void>;
}

async function openGround(): Promise<Ground> {
  const dataDir = temporaryDataDir('league-down');
  const onFatal = ({ message }: Error) => {
    throw new Error(message);
  };
  const postgres = await startPostgres({ dataDir, pgBin: process.env['PG_BIN'], log: () => undefined, onFatal });
  const url = urlOfSocket(postgres.connection);
  const sql = new pg.Client({ connectionString: url });
  await sql.connect();
  return {
    dataDir,
    url,
    sql,
    start: (env = {}) => startProduct({ dataDir, env: { ...WIDE_LIMITS, DATABASE_URL: url, ...env } }),
    async close() {
      await sql.end();
      await postgres.stop();
      removeFolder(dataDir);
    },
  };
}

const leagueIs = async (product: Product, wanted: boolean, report: Report, when: string): Promise<void> => {
  let said = await readiness(product);
  for (const end = Date.now() + SEEN_WITHIN; said.league !== wanted && Date.now() < end; said = await readiness(product)) await pause(100);
  report.expect(said.league === wanted && said.status === 200, `${when}: ready, league ${String(said.league)}`);
};

/** The league's own doors say that it is not there, and do not keep anybody waiting. */
async function doorsAreShut({ url }: Product, ticket: Ticket, name: string, report: Report): Promise<void> {
  const entered = await inTime(report, `${name}, sign-in to the league`, () => enter(url, ticket));
  const words = entered?.said['message'];
  report.expect(
    entered?.status === 503 && entered.said['code'] === UNAVAILABLE && typeof words === 'string',
    `${name}: the league says ${entered?.status ?? 'nothing'} “${String(words)}”`,
  );
}

async function stops(product: Product, name: string, report: Report): Promise<void> {
  const began = performance.now();
  const code = await product.stop();
  const took = performance.now() - began;
  report.expect(code === 0 && took < STOPS_WITHIN, `${name}: the stop ends with ${code} after ${(took / 1000).toFixed(1)} s`);
  const output = product.output();
  report.expect(!/unhandled rejection/i.test(output), `${name}: no unhandled rejection`);
}

async function studentTicket(ground: Ground, product: Product): Promise<() => Promise<Ticket>> {
  const records = openRecords(ground.dataDir);
  const [student] = await records.students(1);
  await records.close();
  if (!student) throw new Error('no student');
  return () => ticketOf(product.url, student);
}

/** Another process has the league's tables before this one starts, and gives them up later. */
async function neverOpened(ground: Ground, report: Report): Promise<void> {
  const { sql } = ground;
  await sql.query('select pg_advisory_lock($1)', [DATABASE_LOCKS.leagueHost]);
  const product = await ground.start();
  const name = 'not-opened';
  await leagueIs(product, false, report, name);
  await eveningWithoutLeague(product, name, report);
  const ticket = await studentTicket(ground, product);
  await doorsAreShut(product, await ticket(), name, report);
  const line = await inTime(report, `${name}, handshake`, () => handshake(product.url));
  report.expect(line?.includes(' 503 ') ?? false, `${name}: the handshake of a socket is answered ${line ?? 'not at all'}`);
  await sql.query('select pg_advisory_unlock($1)', [DATABASE_LOCKS.leagueHost]);
  await leagueIs(product, true, report, `${name}, the tables given up`);
  report.expect((await enter(product.url, await ticket())).status === 200, `${name}: then a student comes in`);
  await stops(product, name, report);
}

/** A league elsewhere that is not there, or takes connections and says nothing. */
async function elsewhere(ground: Ground, name: string, leagueUrl: string, report: Report): Promise<void> {
  const key = 'a key of the tests that is long enough';
  const product = await ground.start({ LEAGUE_URL: leagueUrl, LEAGUE_HTTP_KEY: key, LEAGUE_TICKET_KEY: key });
  const ready = await readiness(product);
  report.expect(ready.status === 200 && ready.league === undefined, `${name}: ready, and nothing is said of a league that others run`);
  await eveningWithoutLeague(product, name, report);
  const { headers } = await ask(`${product.url}/ar?country=JO`);
  const sources = `connect-src 'self' ${leagueUrl} ${leagueUrl.replace('http', 'ws')};`;
  report.expect(String(headers['content-security-policy']).includes(sources), `${name}: pages may speak to it`);
  await stops(product, name, report);
}

/** The league's connection is cut, and somebody else has its tables before it comes back. */
async function takenOver(ground: Ground, report: Report): Promise<void> {
  const { sql } = ground;
  const name = 'taken-over';
  const product = await ground.start();
  await leagueIs(product, true, report, `${name}, before`);
  const ticket = await studentTicket(ground, product);
  const first = await enter(product.url, await ticket());
  report.expect(first.status === 200, `${name}: a student comes in before`);
  await sql.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', ['darb-league']);
  await sql.query('select pg_advisory_lock($1)', [DATABASE_LOCKS.leagueHost]);
  await doorsAreShut(product, await ticket(), name, report);
  await leagueIs(product, false, report, name);
  await eveningWithoutLeague(product, name, report);
  await sql.query('select pg_advisory_unlock($1)', [DATABASE_LOCKS.leagueHost]);
  await leagueIs(product, true, report, `${name}, the tables given up`);
  report.expect((await enter(product.url, await ticket())).status === 200, `${name}: then the student comes in again`);
  await stops(product, name, report);
}

/** The league's writes hang, and go through later; at last they hang when the product is stopped. */
async function stalled(ground: Ground, report: Report): Promise<void> {
  const { sql } = ground;
  const name = 'stalled';
  const hang = () => sql.query('begin; lock table league_accounts, league_stored, league_records in access exclusive mode');
  const product = await ground.start();
  await leagueIs(product, true, report, `${name}, before`);
  const ticket = await studentTicket(ground, product);
  await hang();
  await doorsAreShut(product, await ticket(), name, report);
  await leagueIs(product, false, report, name);
  await eveningWithoutLeague(product, name, report);
  await sql.query('rollback');
  await leagueIs(product, true, report, `${name}, going on`);
  report.expect((await enter(product.url, await ticket())).status === 200, `${name}: then the student comes in`);
  await hang();
  const last = enter(product.url, await ticket()).catch(() => undefined);
  await pause(200);
  await stops(product, name, report);
  await last;
  await sql.query('rollback');
}

/** Everything but the league works while the league does not; gives the number of findings. */
export async function leagueDown(): Promise<number> {
  const report = new Report('league down');
  const ground = await openGround();
  const held = new Set<Socket>();
  const silent = createServer((socket) => {
    held.add(socket);
    socket.on('error', () => undefined);
  });
  try {
    await neverOpened(ground, report);
    await elsewhere(ground, 'refusing', `http://127.0.0.1:${await freePort()}`, report);
    const port = await freePort();
    await new Promise<void>((done) => silent.listen(port, '127.0.0.1', done));
    await elsewhere(ground, 'silent', `http://127.0.0.1:${port}`, report);
    report.expect(held.size > 0, `silent: it was asked ${held.size} times and never answered`);
    await takenOver(ground, report);
    await stalled(ground, report);
  } finally {
    silent.close();
    for (const socket of held) socket.destroy();
    await ground.close();
  }
  return report.end();
}
