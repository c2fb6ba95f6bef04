import { createHash } from 'node:crypto';

interface Sources {
  script: string;
  style: string;
  connect?: string;
}

const policy = ({ script, style, connect = "'self'" }: Sources): string =>
  [
    "default-src 'self'",
    `script-src ${script}`,
    `style-src ${style}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src ${connect}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** For a page that is rendered anew each time. Vite's styles and socket need more in development. */
export const policyByNonce = (nonce: string, development = false): string =>
  development
    ? policy({ script: `'nonce-${nonce}' 'strict-dynamic'`, style: "'self' 'unsafe-inline'", connect: "'self' ws: wss:" })
    : policy({ script: `'nonce-${nonce}' 'strict-dynamic'`, style: `'self' 'nonce-${nonce}'` });

const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? '');

/** For a page that is kept: a nonce would be stale with the second visitor and break every 304, so its inline scripts are named by their hashes. */
export const policyByHashes = (html: string): string =>
  policy({
    script: ["'self'", ...inlineScripts(html).map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)].join(
      ' ',
    ),
    style: "'self' 'unsafe-inline'",
  });
