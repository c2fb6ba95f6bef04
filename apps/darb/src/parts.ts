import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Peer, Readiness } from '@darb/api';

/** What answers below `/api`, `/pipeline`, `/media`, `/graphql` and `/dev/outbox`. */
export interface ApiPart {
  fetch(request: Request, peer: Peer): Promise<Response>;
  ready(): Promise<Readiness>;
  /** Takes sockets at `/graphql`; none where the service lives elsewhere. */
  upgrade?(request: IncomingMessage, stream: Duplex, head: Buffer, address: string): void;
}

/** What answers every other address. */
export interface WebPart {
  handle(request: IncomingMessage, response: ServerResponse): void | Promise<void>;
}

/** What answers below `/v2`, at `/healthcheck`, and sockets at `/ws`. */
export interface LeaguePart {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void>;
  readonly ready: boolean;
}

/** Files that are served as they lie; false when there is none for the request. */
export interface FilesPart {
  serve(request: IncomingMessage, response: ServerResponse, pathname: string): boolean;
}
