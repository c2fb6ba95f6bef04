import { randomUUID } from 'node:crypto';
import http from 'node:http';
import type { MatchData, MatchPresenceEvent, Session, Client } from '@heroiclabs/nakama-js';
import WebSocket from 'ws';
import { follow, type ChangeMessage, type Followed, type StateMessage } from '../../../packages/contract/src/league-match.ts';
import { call as callModule, clientOf, connect, join, passFor, type LeagueAddress, type Player } from '../../support/league.ts';
import { unlike } from './likeness.ts';

/** One step of a case: a call of nakama-js's or a request over HTTP, and what must come of it. */
export interface Step {
  /**
   * Verb and address; `by` says whose credentials it carries (a player's name, `server`, `wrong server`,
   * `platform`, `nobody`; `upgrade`: a handshake by nobody).
   */
  http?: string;
  by?: string;
  headers?: Record<string, string>;
  body?: unknown;
  text?: string;
  status?: number;
  has?: Record<string, string>;
  words?: string;
  /** A call of nakama-js's, or one of ours that takes what came in (`presence`, `message`, `untilPhase`). */
  call?: string;
  as?: string;
  with?: unknown[];
  is?: unknown;
  fails?: unknown;
  closes?: unknown;
  says?: unknown;
  /** What later steps need of the answer, by name; the path leads to it. */
  keep?: Record<string, string>;
}
export interface Case {
  name: string;
  steps: Step[];
}

const WAIT_MS = 10_000;
const within = <Value>(value: Promise<Value>, what: string): Promise<Value> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => (timer = setTimeout(() => fail(new Error(`no ${what} came`)), WAIT_MS)));
  return Promise.race([value, late]).finally(() => clearTimeout(timer));
};

/** What comes by itself, in its order. */
class Inbox<Item> {
  readonly #items: Item[] = [];
  readonly #takers: ((item: Item) => void)[] = [];
  put(item: Item): void {
    const taker = this.#takers.shift();
    if (taker) taker(item);
    else this.#items.push(item);
  }
  take(what: string): Promise<Item> {
    const item = this.#items.shift();
    return item === undefined ? within(new Promise((done) => this.#takers.push(done)), what) : Promise.resolve(item);
  }
}

interface Actor {
  client: Client;
  session: Session;
  /** With the socket of now. */
  player: Player | null;
  presences: Inbox<MatchPresenceEvent>;
  messages: Inbox<MatchData>;
  followed: Followed | null;
}

const PLACE = { program: 901, subject: 9011 };
const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((found, part) => (found as Record<string, unknown> | undefined)?.[part], value);

/** Plays one case; gives the first difference, or null. */
export class Stage {
  readonly #address: LeagueAddress;
  readonly #actors = new Map<string, Actor>();
  readonly #kept: Record<string, unknown>;

  constructor(address: LeagueAddress) {
    this.#address = address;
    const student = randomUUID();
    this.#kept = {
      student,
      ticket: address.ticketFor(student),
      long513: `https://darb.example.org/${'a'.repeat(488)}`,
      frame5000: JSON.stringify({ ping: {}, cid: 'x'.repeat(5_000) }),
    };
  }

  async play({ steps }: Case): Promise<string | null> {
    try {
      for (const [index, step] of steps.entries()) {
        const difference = await this.#step(this.#filled(step) as Step).catch((error: unknown) =>
          error instanceof Error ? error.message : JSON.stringify(error),
        );
        if (difference !== null) return `step ${index + 1} (${step.http ?? step.call ?? ''}): ${difference}`;
      }
      return null;
    } finally {
      for (const { player } of this.#actors.values()) player?.socket.disconnect(false);
    }
  }

  /** The step with everything that was kept in the place of its name. */
  #filled(value: unknown): unknown {
    if (typeof value === 'string') {
      if (/^\$[\w.]+$/.test(value) && this.#kept[value.slice(1)] !== undefined) return this.#kept[value.slice(1)];
      return value.replace(/\$([\w]+(?:\.[a-z])?)/g, (whole, name: string) =>
        typeof this.#kept[name] === 'string' ? this.#kept[name] : whole,
      );
    }
    if (Array.isArray(value)) return value.map((one) => this.#filled(one));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, name === 'keep' ? one : this.#filled(one)]));
  }

  #keep(step: Step, answer: unknown): void {
    for (const [name, path] of Object.entries(step.keep ?? {})) this.#kept[name] = at(answer, path);
  }

  async #step(step: Step): Promise<string | null> {
    if (step.http !== undefined) return this.#http(step.http, step);
    if (step.call === 'raw' || step.call === 'rawWithStatus') return this.#raw(step);
    let answer: unknown;
    try {
      answer = await this.#call(step.call ?? '', step.as ?? '', step.with ?? []);
    } catch (error) {
      if (error instanceof Error) throw error;
      const told = error instanceof Response ? ((await error.json()) as unknown) : error;
      return step.fails === undefined ? `it failed with ${JSON.stringify(told)}` : unlike(told, step.fails);
    }
    if (step.fails !== undefined) return `it went well with ${JSON.stringify(answer)}`;
    this.#keep(step, answer);
    return step.is === undefined ? null : unlike(answer, step.is);
  }

  async #http(line: string, step: Step): Promise<string | null> {
    const [verb = '', address = ''] = line.split(' ');
    const { serverKey, httpKey, host, port } = this.#address;
    const basic = (key: string) => `Basic ${Buffer.from(`${key}:`).toString('base64')}`;
    const authorization =
      { server: basic(serverKey), 'wrong server': basic('wrong'), platform: basic(httpKey) }[step.by ?? ''] ??
      this.#actors.get(step.by ?? '')?.session.token;
    const bearer = authorization !== undefined && !authorization.startsWith('Basic') ? `Bearer ${authorization}` : authorization;
    const upgrade =
      step.by === 'upgrade'
        ? { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13', 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==' }
        : {};
    const body = step.text ?? (step.body === undefined ? undefined : JSON.stringify(step.body));
    const headers = {
      accept: 'application/json',
      'content-type': 'application/json',
      ...(bearer === undefined ? {} : { authorization: bearer }),
      ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
      ...upgrade,
      ...step.headers,
    };
    const { status, text, has } = await within(
      new Promise<{ status: number; text: string; has: http.IncomingHttpHeaders }>((done, fail) => {
        const request = http.request({ host, port, method: verb, path: address, headers, agent: false }, (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('end', () =>
            done({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString(), has: response.headers }),
          );
        });
        request.on('error', fail);
        request.end(body);
      }),
      'answer',
    );
    if (status !== step.status) return `status ${status} instead of ${step.status ?? '?'}: ${text.slice(0, 200)}`;
    for (const [name, value] of Object.entries(step.has ?? {}))
      if (has[name] !== value) return `header ${name}: ${String(has[name])} instead of ${value}`;
    if (step.words !== undefined) return text === step.words ? null : `${JSON.stringify(text)} instead of ${JSON.stringify(step.words)}`;
    if (step.is === undefined) return null;
    const answer = JSON.parse(text) as unknown;
    this.#keep(step, { body: answer });
    return unlike(answer, step.is);
  }

  /** A socket without nakama-js: one frame, and what becomes of it. */
  async #raw(step: Step): Promise<string | null> {
    const { token } = await passFor(await this.#actor(step.as ?? ''));
    const { host, port } = this.#address;
    const status = step.call === 'rawWithStatus';
    const socket = new WebSocket(`ws://${host}:${port}/ws?lang=en&status=${status}&token=${token}`);
    const closed = new Promise<{ code: number; reason: string }>((done) =>
      socket.on('close', (code, reason) => done({ code, reason: reason.toString() })),
    );
    const said = new Inbox<unknown>();
    socket.on('message', (data) => said.put(JSON.parse((data as Buffer).toString())));
    await within(new Promise<void>((done, fail) => socket.on('open', () => done()).on('error', fail)), 'handshake');
    for (const frame of step.with ?? []) socket.send(String(frame));
    const difference =
      step.closes === undefined ? unlike(await said.take('message'), step.says) : unlike(await within(closed, 'close'), step.closes);
    socket.terminate();
    return difference;
  }

  async #actor(name: string): Promise<Actor> {
    const known = this.#actors.get(name);
    if (known) return known;
    const student = randomUUID();
    const client = clientOf(this.#address);
    const session = await client.authenticateCustom(student, true, undefined, { ticket: this.#address.ticketFor(student) });
    const actor: Actor = { client, session, player: null, presences: new Inbox(), messages: new Inbox(), followed: null };
    this.#actors.set(name, actor);
    this.#kept[`student.${name}`] = student;
    this.#kept[`id.${name}`] = session.user_id;
    return actor;
  }

  async #connect(actor: Actor): Promise<void> {
    const { client, session } = actor;
    const { socket, key } = await connect(this.#address, actor);
    socket.onmatchpresence = (event) => actor.presences.put(event);
    socket.onmatchdata = (message) => actor.messages.put(message);
    socket.ondisconnect = () => undefined;
    actor.player = { client, session, socket, key };
  }

  async #call(call: string, name: string, given: unknown[]): Promise<unknown> {
    const actor = await this.#actor(name);
    const { client, session } = actor;
    if (call === 'signIn') return session;
    if (call === 'pass') return passFor(actor);
    if (call === 'connect' || call === 'reconnect') return this.#connect(actor);
    if (call === 'getAccount') return client.getAccount(session);
    if (call === 'updateAccount') return client.updateAccount(session, given[0] as Parameters<Client['updateAccount']>[1]);
    if (call === 'getUsers') return client.getUsers(session, given[0] as string[]);
    if (call === 'findMatch') return callModule(actor, 'find_match', PLACE);
    if (call === 'inviteFriend') return callModule(actor, 'invite_friend', PLACE);
    if (call === 'acceptFriend') return callModule(actor, 'accept_friend', { code: given[0] });
    const { player } = actor;
    if (!player) throw new Error(`${name} has no socket`);
    const { socket } = player;
    switch (call) {
      case 'disconnect':
        return socket.disconnect(false);
      case 'rpc':
        return socket.rpc(String(given[0]), String(given[1]));
      case 'joinMatch':
        return join(player, String(given[0]), given[1] as Record<string, string> | undefined);
      case 'leaveMatch':
        return socket.leaveMatch(String(given[0]));
      case 'send':
        // the message itself, with a cid and an answer, as the client's own calls go
        return (socket as unknown as { send(message: object): Promise<unknown> }).send(given[0] as object);
      case 'presence':
        return actor.presences.take('presence event');
      case 'message':
        return readable(await actor.messages.take('message'));
      case 'untilPhase':
        return this.#untilPhase(actor, String(given[0]));
      default:
        throw new Error(`there is no call ${call}`);
    }
  }

  async #untilPhase(actor: Actor, phase: string): Promise<unknown> {
    while (actor.followed?.view.phase !== phase) {
      const { op_code, data } = readable(await actor.messages.take(`phase ${phase}`));
      actor.followed = follow(actor.followed, op_code, data as StateMessage | ChangeMessage).held;
    }
    const { matchResult, ending } = actor.followed.view;
    return { matchResult, ending };
  }
}

const readable = ({ match_id, op_code, data, reliable, presence }: MatchData) => ({
  match_id,
  op_code,
  data: JSON.parse(new TextDecoder().decode(data)) as unknown,
  reliable,
  ...(presence ? { presence } : {}),
});
