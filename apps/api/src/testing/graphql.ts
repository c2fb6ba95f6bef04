import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Operation } from '@darb/contract';
import { createClient, type Client } from 'graphql-ws';
import WebSocket from 'ws';
import type { Api } from '../api.ts';
import { PEER } from './test.ts';

/** What GraphQL answered, with its status. */
export interface Answered {
  status: number;
  data: Record<string, unknown> | null | undefined;
  errors: { message: string; extensions: Record<string, unknown> }[] | undefined;
}

/** Asks over HTTP, as a browser does. */
export async function post(api: Api, token: string | null, body: unknown, headers: Record<string, string> = {}): Promise<Answered> {
  const request = new Request('http://localhost/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token === null ? {} : { authorization: `Bearer ${token}` }), ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const response = await api.fetch(request, PEER);
  const { data, errors } = (await response.json()) as Omit<Answered, 'status'>;
  return { status: response.status, data, errors };
}

/** A server of an API's sockets alone, on a free port. */
export async function listening(api: Api): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer();
  server.on('upgrade', (request, stream, head) => api.upgrade(request, stream, head, PEER.address));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`,
    close: async () => {
      await api.closeSockets(0);
      await new Promise((done) => server.close(done));
    },
  };
}

/** What came of a subscription so far, and a wait for what comes. */
export interface Heard<Value> {
  readonly values: Value[];
  until(count: number): Promise<Value[]>;
  stop(): void;
}

/** Subscribes, and keeps what comes. */
export function hear<Result, Variables extends Record<string, unknown>>(
  client: Client,
  query: Operation<Result, Variables>,
  variables: Variables,
): Heard<Result> {
  const values: Result[] = [];
  let wake: () => void = () => undefined;
  const stop = client.subscribe<Result>(
    { query, variables },
    {
      next: ({ data }) => {
        if (data) values.push(data);
        wake();
      },
      error: () => wake(),
      complete: () => wake(),
    },
  );
  return {
    values,
    async until(count) {
      while (values.length < count) await new Promise<void>((next) => (wake = next));
      return values;
    },
    stop,
  };
}

/** With what a socket was closed. */
export interface Closed {
  readonly code: number;
  readonly reason: string;
}

/** A client of a socket that does not come back by itself; `closed` says with what it was closed. */
export function socketOf(url: string, token: string): { client: Client; closed: Promise<Closed> } {
  let onClosed: (event: Closed) => void = () => undefined;
  const closed = new Promise<Closed>((done) => (onClosed = done));
  const client = createClient({
    url,
    webSocketImpl: WebSocket,
    connectionParams: { token },
    retryAttempts: 0,
    lazy: false,
    onNonLazyError: () => undefined,
    generateID: () => randomUUID(),
    on: { closed: (event) => onClosed(event as Closed) },
  });
  return { client, closed };
}
