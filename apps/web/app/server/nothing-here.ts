import { createHash } from 'node:crypto';
import ar from '../../../../locales/ar/errors.json';
import en from '../../../../locales/en/errors.json';
import ur from '../../../../locales/ur/errors.json';
import { isRowName, rowOf } from '../site-map.ts';
import type { Answer } from './node-bridge.ts';

/** Whether the addresses of a row are secrets. */
export const isSecretRow = (name: string | undefined): boolean => isRowName(name) && rowOf(name).secret === true;

/** What goes with every answer for a secret address (rule progress 16). */
export const SECRET_HEADERS = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
} as const;

const STYLE = 'body{font:18px/1.8 system-ui,sans-serif;max-width:32em;margin:15vh auto;padding:0 24px;color:#1b2430;background:#fbf6ee}';
const HTML = `<!doctype html><html lang="ar" dir="rtl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>Darb</title><style>${STYLE}</style></head>
<body><main><h1>${ar.not_found}</h1><p lang="en" dir="ltr">${en.not_found}</p><p lang="ur">${ur.not_found}</p></main></body></html>`;
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** The page that there is nothing here: the same bytes for whoever asks, whatever for, in every language. */
export const nothingHere = (): Answer => ({
  status: 404,
  headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY, ...SECRET_HEADERS },
  cookies: [],
  body: HTML,
});
