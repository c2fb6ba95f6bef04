import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { migrateServer } from './database.ts';
import { checkGivenDatabase, databaseProblem, unfitness } from './given-database.ts';
import { OperatorError } from './operator-error.ts';

const PASSWORD = 'open-sesame-7';
const role = `darb_guest_${process.pid}`;
const closed = `darb_closed_${process.pid}`;
const latin = `darb_latin_${process.pid}`;
let admin: pg.Client;

/** The address of the tests' server with other parts. */
function addressOf({ user, database }: { user?: string; database?: string }): string {
  const url = new URL(inject('postgres').url);
  if (user !== undefined) url.username = user;
  url.password = PASSWORD;
  if (database !== undefined) url.pathname = `/${database}`;
  return url.href;
}

const refusalOf = async (url: string): Promise<string> => {
  const error = await checkGivenDatabase(url).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(OperatorError);
  const { message } = error as OperatorError;
  expect(message).not.toContain(PASSWORD);
  expect(message.split('\n')).toHaveLength(2);
  return message;
};

beforeAll(async () => {
  admin = new pg.Client({ connectionString: inject('postgres').url });
  await admin.connect();
  await admin.query(`create role ${role} login`);
  await admin.query(`create database ${closed} template template0`);
  await admin.query(`create database ${latin} template template0 encoding 'LATIN1' locale_provider 'libc' locale 'C'`);
});

afterAll(async () => {
  for (const database of [closed, latin]) await admin.query(`drop database ${database} with (force)`);
  await admin.query(`drop role ${role}`);
  await admin.end();
});

/** A server of the network that does what it is told with a connection; gives its port. */
async function rogue(take: (socket: net.Socket) => void): Promise<{ port: number; close: () => void }> {
  const server = net.createServer((socket) => take(socket.on('error', () => undefined))).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as net.AddressInfo).port, close: () => server.close() };
}

const urlAt = (port: number, more = '') => `postgresql://darb:${PASSWORD}@127.0.0.1:${port}/darb${more}`;

/** What PostgreSQL sends to refuse a connection. */
function errorMessage(code: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

/** What PostgreSQL sends to ask who is there. */
function authentication(kind: number, text: string): Buffer {
  const head = Buffer.alloc(9);
  head.write('R');
  head.writeInt32BE(text.length + 8, 1);
  head.writeInt32BE(kind, 5);
  return Buffer.concat([head, Buffer.from(text)]);
}

describe('a server that is given', () => {
  test('and fit is taken without a word', async () => {
    await expect(checkGivenDatabase(inject('postgres').url)).resolves.toBeUndefined();
  });

  test('and has no such database is told of with the command that makes it', async () => {
    expect(await refusalOf(addressOf({ database: 'nowhere' }))).toMatch(
      /^DATABASE_URL: there is no database "nowhere" at .*\.\nMake it: createdb --encoding=UTF8 --owner=\S+ nowhere$/,
    );
  });

  test('and does not know the user is told of', async () => {
    expect(await refusalOf(addressOf({ user: 'stranger' }))).toContain('does not let the user "stranger" in');
  });

  test('and lets the user make no tables is told of', async () => {
    expect(await refusalOf(addressOf({ user: role, database: closed }))).toContain(`alter database "${closed}" owner to "${role}"`);
  });

  test('and lets make schemas but no tables is told of by the migrations', async () => {
    await admin.query(`grant create on database ${closed} to ${role}`);
    const url = addressOf({ user: role, database: closed });
    await expect(checkGivenDatabase(url)).resolves.toBeUndefined();
    const error = await migrateServer({ url, kind: 'given', stop: () => Promise.resolve() }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(OperatorError);
    expect((error as OperatorError).message).toContain(`the user "${role}" may not make tables in the database "${closed}"`);
  });

  test('and has another encoding is told of', async () => {
    expect(await refusalOf(addressOf({ database: latin }))).toContain('has the encoding LATIN1; it must be UTF8');
  });
});

describe('a server that is not there', () => {
  test('because nothing listens', async () => {
    const { port, close } = await rogue(() => undefined);
    close();
    expect(await refusalOf(urlAt(port))).toMatch(
      /^DATABASE_URL: nothing listens at 127\.0\.0\.1:\d+\.\nStart PostgreSQL there, .* Example: DATABASE_URL=postgresql:\/\/darb:password@/,
    );
  });

  test('because its name is unknown', async () => {
    expect(await refusalOf(`postgresql://darb:${PASSWORD}@nowhere.invalid/darb`)).toContain(
      'no address is known for the host "nowhere.invalid"',
    );
  });

  test('because its socket is missing', async () => {
    expect(await refusalOf(`postgresql://darb:${PASSWORD}@localhost/darb?host=${encodeURIComponent('/nowhere/run')}`)).toContain(
      'the socket /nowhere/run/.s.PGSQL.5432 does not exist',
    );
  });

  test.each(['HTTP/1.1 400 Bad Request\r\n\r\n', '', '\0'.repeat(20)])('because something else answers: %j', async (answer) => {
    const { port, close } = await rogue((socket) => socket.once('data', () => socket.end(answer)));
    expect(await refusalOf(urlAt(port))).toMatch(/does not answer as PostgreSQL does|cannot be reached/);
    close();
  });
});

describe('a server that refuses', () => {
  test.each([
    ['28P01', 'password authentication failed for user "darb"', 'refuses the password of the user "darb"'],
    ['28000', 'no pg_hba.conf entry for host "10.0.0.7", user "darb", database "darb", no encryption', 'over TLS alone'],
    ['28000', 'role "darb" does not exist', 'does not let the user "darb" in'],
    ['3D000', 'database "darb" does not exist', 'there is no database "darb"'],
    ['53300', 'sorry, too many clients already', 'has no connection left'],
    ['57P03', 'the database system is starting up', 'is starting or stopping'],
    ['XX000', `something about ${PASSWORD}`, 'does not answer as PostgreSQL does (XX000)'],
  ])('%s %s is said in two lines, without the password', async (code, message, words) => {
    const { port, close } = await rogue((socket) => socket.once('data', () => socket.end(errorMessage(code, message))));
    expect(await refusalOf(urlAt(port))).toContain(words);
    close();
  });

  test('to speak TLS is told of with how to leave it out', async () => {
    const { port, close } = await rogue((socket) => socket.once('data', () => socket.write('N')));
    expect(await refusalOf(urlAt(port, '?sslmode=verify-full'))).toContain('has no TLS, and sslmode asks for it');
    close();
  });

  test('a login without a password is told of', async () => {
    // it asks for one by SCRAM-SHA-256
    const asks = [authentication(10, 'SCRAM-SHA-256\0\0'), authentication(11, 'r=nonce,s=c2FsdA==,i=4096')];
    const { port, close } = await rogue((socket) => socket.on('data', () => socket.write(asks.shift() ?? '')));
    expect(await refusalOf(`postgresql://darb@127.0.0.1:${port}/darb`)).toContain('asks for a password, and there is none');
    close();
  });

  test.each(['SELF_SIGNED_CERT_IN_CHAIN', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'CERT_HAS_EXPIRED', 'ERR_TLS_CERT_ALTNAME_INVALID'])(
    'its certificate %s is told of with where the authority is named',
    (code) => {
      expect(databaseProblem(Object.assign(new Error('no'), { code }), urlAt(5432))).toMatch(/is not trusted \(.*\)\..*\n.*&sslrootcert=/);
    },
  );

  test('because a file of the address is missing names the file', async () => {
    const missing = path.join(os.tmpdir(), 'no-such-authority.pem');
    expect(fs.existsSync(missing)).toBe(false);
    expect(await refusalOf(urlAt(5432, `?sslmode=verify-full&sslrootcert=${missing}`))).toContain(`the file ${missing}`);
  });
});

test('a server that takes a connection and says nothing is given up', async () => {
  const { port, close } = await rogue(() => undefined);
  const error = await checkGivenDatabase(urlAt(port), 100).catch((reason: unknown) => reason);
  expect((error as OperatorError).message).toContain(`127.0.0.1:${port} does not answer as PostgreSQL does`);
  close();
});

test.each([
  ['an old version', { version: '14.9 (Debian 14.9-1)' }, 'is PostgreSQL 14.9 (Debian 14.9-1); it must be 15 or later'],
  ['a standby', { standby: true }, 'only lets read'],
  ['another encoding', { encoding: 'SQL_ASCII' }, 'it must be UTF8'],
  ['a user without rights', { may_create: false }, 'may not make tables'],
])('%s is refused', (_what, facts, words) => {
  const fit = { version: '15.4', encoding: 'UTF8', standby: false, may_create: true };
  const place = { place: 'db.example.org:5432', database: 'darb', user: 'darb' };
  expect(unfitness(fit, place)).toBeNull();
  expect(unfitness({ ...fit, ...facts }, place)).toContain(words);
});
