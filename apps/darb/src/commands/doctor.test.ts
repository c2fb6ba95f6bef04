import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { examine } from './doctor.ts';
import type { Finding } from './finding.ts';

let parent: string;
let environment: Record<string, string>;

beforeEach(async () => {
  parent = fs.mkdtempSync(path.join(os.tmpdir(), 'darb-doctor-'));
  // as root the server runs as another user, who must be able to enter
  fs.chmodSync(parent, 0o755);
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as net.AddressInfo;
  probe.close();
  environment = { DATA_DIR: path.join(parent, 'data'), PORT: String(port), NODE_ENV: 'development' };
});

afterEach(() => fs.rmSync(parent, { recursive: true, force: true }));

const findings = (more: Record<string, string> = {}) => examine({ ...environment, ...more });
const about = (all: readonly Finding[], words: string) => all.filter(({ text }) => text.includes(words));
const wrongOf = (all: readonly Finding[]) => all.filter(({ state }) => state === 'wrong').map(({ text }) => text);

describe('the doctor', () => {
  test('finds nothing wrong before the first start, and leaves nothing behind', async () => {
    const all = await findings();
    expect(wrongOf(all)).toEqual([]);
    expect(about(all, 'Data folder (DATA_DIR)')).toEqual([
      { state: 'ok', text: `Data folder (DATA_DIR): ${parent}/data, made at the first start.` },
    ]);
    expect(fs.readdirSync(parent)).toEqual([]);
  });

  test('tries the folders that there are, and leaves nothing in them', async () => {
    fs.mkdirSync(path.join(parent, 'data', 'media'), { recursive: true });
    const all = await findings();
    expect(about(all, 'files can be made in it').map(({ text }) => text)).toEqual([
      `Data folder (DATA_DIR): ${parent}/data, files can be made in it.`,
      `Media folder (media in DATA_DIR): ${parent}/data/media, files can be made in it.`,
    ]);
    expect(fs.readdirSync(path.join(parent, 'data'), { recursive: true })).toEqual(['media']);
  });

  test.each(['/proc/x', '/proc/x/y', '/proc'])('says that nothing can be made in %s, and ends', async (DATA_DIR) => {
    const [text, ...more] = wrongOf(await findings({ DATA_DIR }));
    expect(text).toBe(
      `Data folder (DATA_DIR) ${DATA_DIR}: nothing can be made at ${DATA_DIR}: its disk takes no new files or folders.\n` +
        'Instead use another folder. Example: DATA_DIR=/var/lib/darb',
    );
    expect(more).toEqual([]);
  });

  test('says that a file stands where the data folder, or the one of media, must be', async () => {
    fs.writeFileSync(path.join(parent, 'data'), '');
    expect(wrongOf(await findings())).toEqual([
      `Data folder (DATA_DIR) ${parent}/data: ${parent}/data is no folder.\nMove it away, or use another folder. Example: DATA_DIR=/var/lib/darb`,
    ]);
    fs.rmSync(path.join(parent, 'data'));
    fs.mkdirSync(path.join(parent, 'data'));
    fs.writeFileSync(path.join(parent, 'data', 'media'), '');
    expect(wrongOf(await findings())[0]).toContain(
      `Media folder (media in DATA_DIR) ${parent}/data/media: ${parent}/data/media is no folder.`,
    );
    fs.rmSync(path.join(parent, 'data'), { recursive: true });
    fs.symlinkSync('/nowhere/at/all', path.join(parent, 'data'));
    expect(wrongOf(await findings())[0]).toContain(`${parent}/data is no folder.`);
  });

  test('warns of it alone where database and secret come from elsewhere', async () => {
    const given = { DATA_DIR: '/proc/x', DATABASE_URL: inject('postgres').url, SESSION_SECRET: 'x'.repeat(32) };
    const all = await findings(given);
    expect(wrongOf(all)).toEqual([]);
    expect(about(all, 'Data folder')[0]?.state).toBe('missing');
  });

  test('says that the binaries of PostgreSQL are not where PG_BIN says', async () => {
    expect(wrongOf(await findings({ PG_BIN: parent }))).toEqual([
      `Database: PG_BIN ${parent} holds no postgres. Example: PG_BIN=/usr/lib/postgresql/15/bin`,
    ]);
  });

  test('says that a database is not there, without its password', async () => {
    const [text] = wrongOf(await findings({ DATABASE_URL: `postgresql://darb:opensesame@127.0.0.1:${environment['PORT']}/darb` }));
    expect(text).toContain(`Database: DATABASE_URL: nothing listens at 127.0.0.1:${environment['PORT']}.\nStart PostgreSQL there`);
    expect(text).not.toContain('opensesame');
  });

  test('says that another program has the port, and a host that is not ours', async () => {
    const other = net
      .createServer((socket) => socket.on('error', () => undefined).end('hello'))
      .listen(Number(environment['PORT']), '127.0.0.1');
    await once(other, 'listening');
    expect(wrongOf(await findings())[0]).toContain(`PORT: port ${environment['PORT']} of 127.0.0.1 is taken by another program.`);
    other.close();
    expect(wrongOf(await findings({ HOST: '192.0.2.1' }))[0]).toContain('HOST: "192.0.2.1" is no address of this machine.');
  });

  test('takes a Darb at the port for what it is', async () => {
    const darb = http
      .createServer((_request, response) => response.end('{"status":"alive"}'))
      .listen(Number(environment['PORT']), '127.0.0.1');
    await once(darb, 'listening');
    expect(about(await findings(), 'a Darb answers')[0]?.state).toBe('ok');
    darb.closeAllConnections();
    darb.close();
  });

  test('says that pages for developers are not built, which no start does', async () => {
    const all = await findings({ NODE_ENV: 'production', WEB_BUILD: 'checked/build' });
    const [pages] = about(all, 'Pages:');
    // where they are built there is nothing to say
    expect(pages?.state === 'ok' || pages?.text.includes('npx turbo run build:checked')).toBe(true);
  });

  test('shows each limit by its name, asks about a misspelt setting, and says every wrong one', async () => {
    const all = await findings({ LIMITS_SMS_PERIOD: '7/11', DATABSE_URL: 'x' });
    expect(about(all, 'LIMITS_SMS_PERIOD=7/11')).toHaveLength(1);
    expect(about(all, 'Did you mean DATABASE_URL?')[0]?.state).toBe('missing');
    expect(wrongOf(await findings({ PORT: '70000', TRUST_PROXY: 'true' }))).toHaveLength(2);
  });
});
