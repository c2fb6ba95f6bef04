import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

export interface TestAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Reads an answer to its end. */
export async function createBody(response: IncomingMessage): Promise<TestAnswer> {
  let body = '';
  response.setEncoding('utf8');
  for await (const part of response as AsyncIterable<string>) body += part;
  return { status: response.statusCode ?? 0, headers: response.headers, body };
}
