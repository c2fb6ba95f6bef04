import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));

/** Starts the product from its sources with an operator's mistake, and waits for its end. */
function mistake(environment: Record<string, string>, ...args: string[]): { status: number | null; said: string } {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', main, ...args], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'development',
      LOG_LEVEL: 'silent',
      DATA_DIR: path.join(os.tmpdir(), 'darb-never'),
      ...environment,
    },
    encoding: 'utf8',
    timeout: 60_000,
  });
  return { status, said: stderr };
}

/** A port on which nobody listens, or somebody does until `close`. */
async function port(): Promise<{ port: number; close: () => void }> {
  const server = net.createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as net.AddressInfo).port, close: () => server.close() };
}

describe('a start with an operator’s mistake ends with 1 and two lines', { timeout: 120_000 }, () => {
  test('for a database that is not there, by every command that needs it', async () => {
    const { port: nobody, close } = await port();
    close();
    const DATABASE_URL = `postgresql://darb:opensesame@127.0.0.1:${nobody}/darb`;
    for (const args of [[], ['db', 'migrate'], ['keys', 'issue', '--program', '1', '--count', '1']]) {
      const { status, said } = mistake({ DATABASE_URL }, ...args);
      expect(said).toBe(
        `Darb: DATABASE_URL: nothing listens at 127.0.0.1:${nobody}.\nStart PostgreSQL there, or correct host and port. ` +
          'Example: DATABASE_URL=postgresql://darb:password@db.example.org:5432/darb\n',
      );
      expect(status).toBe(1);
    }
  });

  test('for a port that is taken', async () => {
    const { port: taken, close } = await port();
    const { status, said } = mistake({ API_URL: 'http://127.0.0.1:9/api', PORT: String(taken) });
    close();
    expect(said).toBe(
      `Darb: PORT: port ${taken} of 127.0.0.1 is taken by another program.\nStop that one, or take another port. Example: PORT=3000\n`,
    );
    expect(status).toBe(1);
  });

  test('for a folder in which nothing can be made', () => {
    const { status, said } = mistake({ DATA_DIR: '/proc/x' });
    expect(said).toBe(
      'Darb: DATA_DIR /proc/x: nothing can be made at /proc/x: its disk takes no new files or folders.\n' +
        'Instead use another folder. Example: DATA_DIR=/var/lib/darb\n',
    );
    expect(status).toBe(1);
  });

  test('for settings that are wrong, one line each', () => {
    const { status, said } = mistake({ TRUST_PROXY: 'true', PORT: '70000' });
    expect(said.split('\n').filter(Boolean)).toHaveLength(2);
    expect(said).not.toMatch(/^\s+at /m);
    expect(status).toBe(1);
  });

  test('of the doctor’s too', () => {
    expect(mistake({ DATA_DIR: '/proc/x' }, 'doctor').status).toBe(1);
  });
});
