import { WebSocket, type RawData } from 'ws';
import type { Context, Presence } from '../nkruntime.ts';
import { Malformed, readEnvelope, wrongMatchId, type Request } from './envelope.ts';
import { CODE, failureOf, Refused, SOCKET_CODE } from './failure.ts';
import { errorFrame, frame, wirePresence } from './frames.ts';
import type { Journal } from './journal.ts';
import type { Match, Member } from './match.ts';
import type { Matches } from './matches.ts';
import type { Program } from './program.ts';

/** What a socket needs of the host. */
export interface SocketHome {
  readonly journal: Journal;
  readonly matches: Matches;
  readonly program: Program;
  /** Milliseconds. */
  readonly now: () => number;
  /** It wanted more than anybody may; `limit` is what the log calls it. */
  onLimit(socket: Socket, limit: string): void;
  /** It has frames that wait for a commit. */
  onHeld(socket: Socket): void;
  /** It takes no more part in anything. */
  onLeft(socket: Socket): void;
  /** Its connection is gone. */
  onClosed(socket: Socket): void;
}

/** Frames that wait for a commit, and bytes that wait for the network, until a socket is given up. */
const HELD_MAX = 64;
const BUFFERED_MAX = 256_000;
const PING_MS = 15_000;
const SILENCE_MS = 25_000;
/** Messages that count as much as a pong. */
const COUNTS_AS_PONG = 20;
/** From our close frame until the connection is cut. */
const CLOSE_MS = 2_000;
const NORMAL = 1000;
const POLICY = 1008;
/** Messages that may come at once, and how many more each second: a match needs a few a minute. */
const BURST = 500;
const PER_SECOND = 50;

/** One device of a student. */
export class Socket implements Member {
  readonly presence: Presence;
  readonly context: Context;
  /** The platform's session that it came with; null for a player of the operator's. */
  readonly session: string | null;
  readonly matches = new Set<Match>();
  readonly #ws: WebSocket;
  readonly #home: SocketHome;
  #heldFrames: Buffer[] = [];
  #heldEpochs: number[] = [];
  #heard = performance.now();
  #isPinged = false;
  #received = 0;
  #closedAt = 0;
  #room = BURST;
  #refilled = performance.now();

  constructor(ws: WebSocket, presence: Presence, context: Context, home: SocketHome, session: string | null) {
    this.#ws = ws;
    this.presence = presence;
    this.session = session;
    this.context = context;
    this.#home = home;
    ws.on('message', (data, isBinary) => this.#receive(data, isBinary));
    ws.on('pong', () => this.#hear());
    // what breaks a frame's rules is closed by the library, with the code for it
    ws.on('error', () => undefined);
    ws.on('close', () => {
      this.#leaveAll();
      home.onClosed(this);
    });
  }

  get isClosing(): boolean {
    return this.#closedAt > 0;
  }

  send(built: Buffer, epoch: number): void {
    if (this.#closedAt > 0) return;
    if (this.#heldFrames.length === 0 && epoch <= this.#home.journal.committed) return this.#put(built);
    this.#heldFrames.push(built);
    this.#heldEpochs.push(epoch);
    this.#home.onHeld(this);
    if (this.#heldFrames.length > HELD_MAX) this.#giveUp();
  }

  /** Sends what is durable now; false when more waits. */
  flush(): boolean {
    const { committed } = this.#home.journal;
    let count = 0;
    while (count < this.#heldFrames.length && (this.#heldEpochs[count] ?? 0) <= committed) this.#put(this.#heldFrames[count++] as Buffer);
    this.#heldFrames.splice(0, count);
    this.#heldEpochs.splice(0, count);
    return this.#heldFrames.length === 0;
  }

  #put(built: Buffer): void {
    if (this.#ws.readyState !== WebSocket.OPEN) return;
    if (this.#ws.bufferedAmount > BUFFERED_MAX) return this.#giveUp();
    this.#ws.send(built, { binary: false });
  }

  /** It reads too slowly. Not at once: this may be in the middle of telling others. */
  #giveUp(): void {
    setImmediate(() => this.close(NORMAL, 'session outgoing queue full'));
  }

  disconnect(): void {
    this.close(NORMAL, 'server-side session disconnect');
  }

  /** Takes it out of its matches at once, and cuts the connection soon. */
  close(code: number, reason: string): void {
    if (this.#closedAt > 0) return;
    this.#closedAt = performance.now();
    this.#ws.close(code, reason);
    this.#leaveAll();
  }

  terminate(): void {
    this.#closedAt ||= performance.now();
    this.#ws.terminate();
  }

  /** Once a second: keeps it alive, or finds that it is not. */
  watch(now: number): void {
    const silent = now - this.#heard;
    if (this.#closedAt > 0) {
      if (now - this.#closedAt > CLOSE_MS) this.#ws.terminate();
    } else if (silent > SILENCE_MS) this.close(NORMAL, 'i/o timeout');
    else if (silent > PING_MS && !this.#isPinged) {
      this.#isPinged = true;
      this.#ws.ping();
    }
  }

  #hear(): void {
    this.#heard = performance.now();
    this.#isPinged = false;
  }

  #leaveAll(): void {
    this.#closedAt ||= performance.now();
    for (const match of [...this.matches]) match.leave(this, true);
    this.#home.onLeft(this);
  }

  /** Counts a message; false when more came than anybody plays with. */
  #hasRoom(): boolean {
    const now = performance.now();
    this.#room = Math.min(BURST, this.#room + ((now - this.#refilled) / 1000) * PER_SECOND) - 1;
    this.#refilled = now;
    return this.#room >= 0;
  }

  #receive(data: RawData, isBinary: boolean): void {
    if (this.#closedAt > 0) return;
    if (!this.#hasRoom()) {
      this.#home.onLimit(this, 'leagueMessages');
      return this.close(POLICY, 'too many messages');
    }
    if (++this.#received % COUNTS_AS_PONG === 0) this.#hear();
    if (isBinary) return this.close(NORMAL, 'received unexpected WebSocket message type');
    try {
      // one frame comes as one buffer
      const { cid, request } = readEnvelope((data as Buffer).toString());
      if (request === null) return this.close(NORMAL, 'error processing message');
      this.#answer(request, cid);
    } catch (error) {
      if (error instanceof Malformed) return this.close(NORMAL, 'received malformed payload');
      throw error;
    }
  }

  #answer(request: Request, cid: string | undefined): void {
    const { journal, matches } = this.#home;
    switch (request.kind) {
      case 'ping':
        return this.send(frame({ pong: {} }, cid), 0);
      case 'rpc':
        return this.#rpc(request.id, request.payload, cid);
      case 'join':
        return this.#join(request, cid);
      case 'leave': {
        const wrong = wrongMatchId(request.matchId);
        if (wrong !== null) return this.send(errorFrame(SOCKET_CODE.badInput, wrong, cid), 0);
        journal.enter();
        matches.get(request.matchId)?.leave(this, false);
        journal.send(this, frame({}, cid));
        journal.leave();
        return;
      }
      case 'data': {
        const wrong = wrongMatchId(request.matchId);
        // the client's protocol gives these no cid
        if (wrong !== null) return this.send(errorFrame(SOCKET_CODE.badInput, wrong), 0);
        const match = matches.get(request.matchId);
        if (!match || !this.matches.has(match)) return;
        const { opCode, data, reliable } = request;
        return match.receive({ sender: this.presence, opCode, data, reliable, receiveTimeMs: this.#home.now() });
      }
      case 'other':
        return this.#refuse(request.name, cid);
    }
  }

  #rpc(id: string, payload: string, cid: string | undefined): void {
    const { journal, program } = this.#home;
    if (id === '') return this.send(errorFrame(SOCKET_CODE.badInput, 'RPC ID must be set', cid), 0);
    if (!program.hasRpc(id)) return this.send(errorFrame(SOCKET_CODE.rpcNotFound, 'RPC function not found', cid), 0);
    journal.enter();
    try {
      const answer = program.rpc(id, this.context, payload);
      journal.send(this, frame({ rpc: { id, ...(answer === '' ? {} : { payload: answer }) } }, cid));
    } catch (error) {
      journal.send(this, errorFrame(SOCKET_CODE.rpcFailed, failureOf(error).message, cid));
    }
    journal.leave();
  }

  #join({ matchId, token, metadata }: Extract<Request, { kind: 'join' }>, cid: string | undefined): void {
    const { journal, matches } = this.#home;
    const refuse = (code: number, message: string) => this.send(errorFrame(code, message, cid), 0);
    if (matchId === '') return token === '' ? refuse(3, 'No match ID or token found') : refuse(3, 'Invalid match token');
    const wrong = wrongMatchId(matchId);
    if (wrong !== null) return refuse(SOCKET_CODE.badInput, wrong);
    const match = matches.get(matchId);
    if (!match) return refuse(SOCKET_CODE.matchNotFound, 'Match not found');
    match.join(this, metadata, (joined) => {
      if ('rejected' in joined) return journal.send(this, errorFrame(SOCKET_CODE.joinRejected, joined.rejected, cid));
      const presences = joined.others.map(wirePresence);
      const others = presences.length === 0 ? {} : { size: presences.length, presences };
      const body = { match_id: matchId, authoritative: true, label: match.label, ...others, self: wirePresence(this.presence) };
      journal.send(this, frame({ match: body }, cid));
    });
  }

  /** A message that the module closes with a hook before it; without a hook it is not offered either. */
  #refuse(name: string, cid: string | undefined): void {
    const { journal, program } = this.#home;
    journal.enter();
    let failure = new Refused(CODE.unimplemented, 'Unrecognized message.');
    let isGone = false;
    try {
      const hook = program.registered.rtBefore.get(name);
      isGone = hook !== undefined && !hook(this.context, program.logger, program.nk, {});
    } catch (error) {
      failure = failureOf(error);
    }
    const isRefused = failure.code !== CODE.unimplemented;
    if (isGone) journal.send(this, errorFrame(SOCKET_CODE.unrecognized, 'Requested resource was not found.', cid));
    else journal.send(this, errorFrame(isRefused ? SOCKET_CODE.rpcFailed : SOCKET_CODE.unrecognized, failure.message, cid));
    journal.leave();
    if (isGone) this.close(NORMAL, 'error processing message');
  }
}
