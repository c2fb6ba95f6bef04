import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { openHost, type HostOptions, type LeagueHost, type LogLevel } from '../../apps/league/src/host/host.ts';
import { TEST_KEYS } from './league-keys.ts';

export interface RunningLeague {
  readonly league: LeagueHost;
  readonly port: number;
  stop(): Promise<void>;
}

export interface HostSettings {
  readonly databaseUrl: string;
  readonly bundle: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly port?: number;
  readonly log?: (level: LogLevel, text: string, error?: unknown) => void;
  readonly now?: () => number;
  readonly livingSessions?: HostOptions['livingSessions'];
  readonly onSecurityEvent?: HostOptions['onSecurityEvent'];
  readonly secrets?: HostOptions['secrets'];
}

/** The embedded host on a port of its own, with nothing else on it. Started from the repository's folder. */
export async function startLeague(settings: HostSettings): Promise<RunningLeague> {
  const {
    databaseUrl,
    bundle,
    env = {},
    port = 0,
    log = () => undefined,
    now,
    livingSessions = (ids) => Promise.resolve(new Set(ids)),
    onSecurityEvent = () => undefined,
    secrets = [Buffer.from('a secret of the tests, 32 bytes and more')],
  } = settings;
  const league = await openHost({
    databaseUrl,
    migrations: path.resolve('apps/league/migrations'),
    bundle,
    env: { LEAGUE_TICKET_KEY: TEST_KEYS.ticket, ...env },
    serverKey: TEST_KEYS.server,
    httpKey: TEST_KEYS.http,
    secrets,
    answerHeaders: {},
    onSecurityEvent,
    livingSessions,
    takesOrigin: (origin) => origin === 'https://darb.example.org',
    log,
    onTakenOver: () => undefined,
    ...(now ? { now } : {}),
  });
  if (!league) throw new Error('another host has this database');
  const server = createServer((request, response) => void league.handle(request, response));
  server.on('upgrade', (request, stream, head) => void league.upgrade(request, stream, head));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    league,
    port: (server.address() as AddressInfo).port,
    async stop() {
      await league.stop(200);
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
