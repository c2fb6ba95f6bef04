import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Peer } from '@darb/api';

/** What answers below `/api`, `/media` and `/dev/outbox`. */
export interface ApiPart {
  fetch(request: Request, peer: Peer): Promise<Response>;
  ready(): Promise<boolean>;
}

/** What answers every other address. */
export interface WebPart {
  handle(request: IncomingMessage, response: ServerResponse): void | Promise<void>;
}

/** Files that are served as they lie; false when there is none for the request. */
export interface FilesPart {
  serve(request: IncomingMessage, response: ServerResponse, pathname: string): boolean;
}
