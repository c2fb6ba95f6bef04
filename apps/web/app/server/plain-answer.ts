import type { IncomingMessage, ServerResponse } from 'node:http';
import arApi from '../../../../locales/ar/apiErrors.json';
import ar from '../../../../locales/ar/errors.json';
import enApi from '../../../../locales/en/apiErrors.json';
import en from '../../../../locales/en/errors.json';
import urApi from '../../../../locales/ur/apiErrors.json';
import ur from '../../../../locales/ur/errors.json';
import { readCookies } from './cookies.ts';
import { languageOf, prefixOf } from './language.ts';

/** What somebody waits who came when too many pages were waited for. */
const SECONDS_TO_WAIT = 2;

/** Words for the few answers that are given before any page can be. */
const words = { ar: { ...ar, ...arApi }, en: { ...en, ...enApi }, ur: { ...ur, ...urApi } };
const keyOf = { 400: 'unreadable', 405: 'wrong_verb', 413: 'too_large', 500: 'general_error', 503: 'unavailable' } as const;

/** Answers with a sentence where no page can be drawn, in the visitor's language. */
export function answerPlainly(request: IncomingMessage, response: ServerResponse, status: keyof typeof keyOf): void {
  if (response.headersSent) return void response.destroy();
  const language = languageOf(prefixOf(request.url ?? '/'), readCookies(request.headers.cookie)['language'], 'ar');
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  if (status === 413) response.setHeader('Connection', 'close');
  if (status === 503) response.setHeader('Retry-After', SECONDS_TO_WAIT);
  response.end(words[language][keyOf[status]]);
}
