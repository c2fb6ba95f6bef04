import { createHmac, randomBytes } from 'node:crypto';
import { Client, type Match, type Session, type Socket } from '@heroiclabs/nakama-js';
import WebSocket from 'ws';
import {
  TICKET_SECONDS,
  ticketBody,
  type PoolQuestion,
  type PublishPool,
  type SocketPass,
} from '../../packages/contract/src/league-match.ts';
import { TEST_KEYS } from './league-keys.ts';

/** Where a league is, and what its platform knows of it. */
export interface LeagueAddress {
  readonly host: string;
  readonly port: number;
  readonly isSecure?: boolean;
  readonly serverKey: string;
  readonly httpKey: string;
  /** Makes what lets a student in. */
  readonly ticketFor: (studentId: string) => string;
}

/** A league of the tests on this machine. */
export const localLeague = (port: number): LeagueAddress => ({
  host: '127.0.0.1',
  port,
  serverKey: TEST_KEYS.server,
  httpKey: TEST_KEYS.http,
  ticketFor: (studentId) => ticketFor(studentId),
});

/** A ticket as the platform signs it. */
export function ticketFor(
  studentId: string,
  key: string = TEST_KEYS.ticket,
  seconds = TICKET_SECONDS,
  sessionId: string | null = null,
): string {
  const body = ticketBody(studentId, sessionId, Math.floor(Date.now() / 1000) + seconds, randomBytes(16).toString('hex'));
  return `${body}.${createHmac('sha256', key).update(body).digest('hex')}`;
}

// what nakama-js looks for in a browser
Object.assign(globalThis, { WebSocket, window: globalThis });

export const clientOf = ({ serverKey, host, port, isSecure = false }: LeagueAddress): Client =>
  new Client(serverKey, host, String(port), isSecure);

/** A student who is signed in. */
export interface SignedIn {
  readonly client: Client;
  readonly session: Session;
}

/** The same, with the socket of now and the key that it was opened with. */
export interface Player extends SignedIn {
  socket: Socket;
  key: string;
}

/** A call of the module's. */
export async function call<Said>({ client, session }: SignedIn, id: string, payload: object): Promise<Said> {
  return (await client.rpc(session, id, payload)).payload as Said;
}

/** What opens one socket (rule league 7). */
export const passFor = (student: SignedIn): Promise<SocketPass> => call(student, 'socket_pass', {});

/** A new socket for somebody who is signed in, as the browser's side opens it. */
export async function connect(address: LeagueAddress, { client, session }: SignedIn): Promise<Pick<Player, 'socket' | 'key'>> {
  const { token, key } = await passFor({ client, session });
  const socket = client.createSocket(address.isSecure ?? false, false);
  await socket.connect(Object.assign(Object.create(session) as Session, { token }), false);
  await client.sessionLogout(session, token, '');
  return { socket, key };
}

/** Comes into a match with the socket of now. */
export const join = ({ socket, key }: Player, matchId: string, metadata: Record<string, string> = {}): Promise<Match> =>
  socket.joinMatch(matchId, undefined, { key, ...metadata });

/** Signs a student in and opens a socket. */
export async function signIn(address: LeagueAddress, studentId: string): Promise<Player> {
  const client = clientOf(address);
  const session = await client.authenticateCustom(studentId, true, undefined, { ticket: address.ticketFor(studentId) });
  return { client, session, ...(await connect(address, { client, session })) };
}

const rich = (text: string) => ({ lang: 'ar' as const, parts: [{ kind: 'text' as const, text }] });

/** Questions whose right answer is the option that has the rest of their id by four. */
export const testQuestions = (count: number, first = 1): PoolQuestion[] =>
  Array.from({ length: count }, (_, index) => ({
    id: first + index,
    stem: rich(`سؤال ${first + index}`),
    options: ['أ', 'ب', 'ج', 'د'].map(rich),
    correct: (first + index) % 4,
    explanation: null,
  }));

/** A call of the platform's, by the way that a server takes. */
export async function callAsPlatform(address: LeagueAddress, id: string, payload: object): Promise<unknown> {
  const { isSecure, host, port, httpKey } = address;
  const response = await fetch(`http${isSecure ? 's' : ''}://${host}:${port}/v2/rpc/${id}?unwrap`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Basic ${Buffer.from(`${httpKey}:`).toString('base64')}` },
    body: JSON.stringify(payload),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${id} answered ${response.status}: ${text}`);
  return JSON.parse(text);
}

export async function publishTestPool(address: LeagueAddress, program: number, subject: number, count = 60): Promise<void> {
  const questions = testQuestions(count);
  const pool: PublishPool = { program, subject, title_ar: 'مادة للتجربة', questions, ids: questions.map(({ id }) => id) };
  await callAsPlatform(address, 'publish_pool', pool);
}
