import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

interface KeptPage {
  version: number;
  etag: string;
  policy: string;
  language: string;
  raw: Buffer;
  brotli: Buffer;
  gzip: Buffer;
}

export interface GuestCacheOptions {
  /** The policy of a page, by its whole text. */
  policyOf: (html: string) => string;
  /** At most so many pages; the oldest goes first. */
  maxPages?: number;
  maxBytes?: number;
}

export interface GuestCache {
  /**
   * Answers with the kept page of this key, or makes it with `render` (once for all who ask meanwhile). A response that is not a plain 200 page, or sets
   * any cookie, is never kept: it is given back for the asker who rendered it, and the others render their own.
   */
  answer(request: IncomingMessage, response: ServerResponse, key: string, render: () => Promise<Response>): Promise<Response | null>;
  /** Everything kept so far is stale. To be called after each write that a guest's page can show. */
  invalidate(): void;
  readonly size: number;
}

const isKeepable = (response: Response): boolean =>
  response.status === 200 && !response.headers.has('set-cookie') && (response.headers.get('content-type') ?? '').startsWith('text/html');

function keptPage(html: string, policy: string, language: string, version: number): KeptPage {
  const raw = Buffer.from(html);
  return {
    version,
    etag: `"${createHash('sha256').update(raw).digest('base64url').slice(0, 22)}"`,
    policy,
    language,
    raw,
    brotli: brotliCompressSync(raw, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
      },
    }),
    gzip: gzipSync(raw),
  };
}

function write(request: IncomingMessage, response: ServerResponse, page: KeptPage): void {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Content-Language', page.language);
  response.setHeader('Content-Security-Policy', page.policy);
  // Kept by the browser, but asked for again each time: a student who signs in must not see the guest's page.
  response.setHeader('Cache-Control', 'private, no-cache');
  response.setHeader('Vary', 'Accept-Encoding, Cookie');
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const [body, encoding] = /\bbr\b/.test(accepted)
    ? [page.brotli, 'br']
    : /\bgzip\b/.test(accepted)
      ? [page.gzip, 'gzip']
      : [page.raw, null];
  response.setHeader('ETag', page.etag);
  if (request.headers['if-none-match'] === page.etag) {
    response.statusCode = 304;
    response.end();
    return;
  }
  response.statusCode = 200;
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', body.length);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Keeps whole pages that are the same for every guest, compressed, with a policy by hashes and an ETag. It knows nothing of visitors: the host asks it only for guests. */
export function createGuestCache({ policyOf, maxPages = 2_000, maxBytes = 64_000_000 }: GuestCacheOptions): GuestCache {
  const pages = new Map<string, KeptPage>();
  const rendering = new Map<string, Promise<KeptPage | null>>();
  let version = 0;
  let bytes = 0;

  const weight = (page: KeptPage): number => page.raw.length + page.brotli.length + page.gzip.length;
  const drop = (key: string): void => {
    const page = pages.get(key);
    if (!page) return;
    bytes -= weight(page);
    pages.delete(key);
  };
  const keep = (key: string, page: KeptPage): void => {
    drop(key);
    pages.set(key, page);
    bytes += weight(page);
    for (const oldest of pages.keys()) {
      if (pages.size <= maxPages && bytes <= maxBytes) break;
      drop(oldest);
    }
  };

  return {
    async answer(request, response, key, render) {
      const kept = pages.get(key);
      if (kept?.version === version) {
        write(request, response, kept);
        return null;
      }
      const flight = `${version}\n${key}`;
      const other = rendering.get(flight);
      if (other) {
        const page = await other;
        if (!page) return render();
        write(request, response, page);
        return null;
      }
      let refused: Response | null = null;
      const begun = version;
      const making = (async () => {
        const rendered = await render();
        if (!isKeepable(rendered)) {
          refused = rendered;
          return null;
        }
        const html = await rendered.text();
        return keptPage(html, policyOf(html), rendered.headers.get('content-language') ?? '', begun);
      })();
      rendering.set(
        flight,
        making.catch(() => null),
      );
      try {
        const page = await making;
        if (!page) return refused;
        // A write that came while this was rendered makes it stale at once: it is shown to those who asked before, and not kept.
        if (begun === version) keep(key, page);
        write(request, response, page);
        return null;
      } finally {
        rendering.delete(flight);
      }
    },
    invalidate() {
      version += 1;
      pages.clear();
      bytes = 0;
    },
    get size() {
      return pages.size;
    },
  };
}
