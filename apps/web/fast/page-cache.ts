import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Answer } from '../app/server/node-bridge.ts';

type Encoding = 'br' | 'gzip';

interface CachedPage {
  readonly etag: string;
  readonly policy: string;
  readonly language: string;
  readonly raw: Buffer;
  readonly encoded: Map<Encoding, Promise<Buffer>>;
  /** Whether it was asked for again, and so is worth the best compression. */
  isAskedAgain: boolean;
}

export interface PageCacheOptions {
  /** The policy of a page, by its whole text. */
  policyOf: (html: string) => string;
  maxPages?: number;
  /** Bytes of the pages' markup; compressed they are a third more. */
  maxBytes?: number;
}

export interface PageCache {
  /**
   * Answers with the cached page of this key, or makes it with `render` (once for all who ask meanwhile).
   * An answer that is not a plain 200 page, or sets any cookie, is never kept: it is given back for the
   * asker who rendered it, and the others render their own.
   */
  answer(request: IncomingMessage, response: ServerResponse, key: string, render: () => Promise<Answer>): Promise<Answer | null>;
  /** Everything cached so far is stale. To be called after each write that a guest's page can show. */
  invalidate(): void;
  readonly size: number;
}

const isPlainPage = ({ status, cookies, headers, body }: Answer): boolean =>
  status === 200 && cookies.length === 0 && (headers['content-type'] ?? '').startsWith('text/html') && isWhole(body);
const isWhole = (body: Answer['body']): body is string | Buffer<ArrayBuffer> => typeof body === 'string' || Buffer.isBuffer(body);

const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const brotliOf = (raw: Buffer, quality: number): Promise<Buffer> =>
  compressors.br(raw, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
    },
  });
const QUICK = 5;
const BEST = 11;

const encodingFor = (request: IncomingMessage): Encoding | null => {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : null;
};

function encodedOf(page: CachedPage, encoding: Encoding): Promise<Buffer> {
  const known = page.encoded.get(encoding);
  if (known) return known;
  const made = encoding === 'br' ? brotliOf(page.raw, QUICK) : compressors.gzip(page.raw);
  page.encoded.set(encoding, made);
  made.catch(() => page.encoded.delete(encoding));
  return made;
}

async function write(request: IncomingMessage, response: ServerResponse, page: CachedPage): Promise<void> {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Content-Language', page.language);
  response.setHeader('Content-Security-Policy', page.policy);
  // Kept by the browser, but asked for again each time: a student who signs in must not see the guest's page.
  response.setHeader('Cache-Control', 'private, no-cache');
  response.setHeader('Vary', 'Accept-Encoding, Cookie');
  response.setHeader('ETag', page.etag);
  if (request.headers['if-none-match'] === page.etag) {
    response.statusCode = 304;
    response.end();
    return;
  }
  const encoding = encodingFor(request);
  const body = encoding === null ? page.raw : await encodedOf(page, encoding);
  response.statusCode = 200;
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', body.length);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/**
 * Keeps whole pages that are the same for every guest, compressed, with a policy by hashes and an ETag. The
 * host asks it for guests alone.
 */
export function createPageCache({ policyOf, maxPages = 2_000, maxBytes = 48_000_000 }: PageCacheOptions): PageCache {
  const pages = new LRUCache<string, CachedPage>({ max: maxPages, maxSize: maxBytes, sizeCalculation: ({ raw }) => raw.length });
  const rendering = new Map<string, Promise<CachedPage | null>>();
  let version = 0;
  let isImproving = false;

  /**
   * Compresses a page that was asked for again as well as can be: one page at a time, beside the event
   * loop.
   */
  const improve = (page: CachedPage): void => {
    if (page.isAskedAgain || isImproving) return;
    page.isAskedAgain = true;
    isImproving = true;
    const better = brotliOf(page.raw, BEST);
    better
      .then(
        () => void page.encoded.set('br', better),
        () => undefined,
      )
      .finally(() => {
        isImproving = false;
      });
  };

  const cachedPage = ({ headers, body }: Answer): CachedPage => {
    const raw = Buffer.from(isWhole(body) ? body : '');
    return {
      etag: `"${createHash('sha256').update(raw).digest('base64url').slice(0, 22)}"`,
      policy: policyOf(raw.toString()),
      language: headers['content-language'] ?? '',
      raw,
      encoded: new Map(),
      isAskedAgain: false,
    };
  };

  return {
    async answer(request, response, key, render) {
      const cached = pages.get(key);
      if (cached) {
        improve(cached);
        await write(request, response, cached);
        return null;
      }
      const flight = `${version}\n${key}`;
      const other = rendering.get(flight);
      if (other) {
        const page = await other;
        if (!page) return render();
        await write(request, response, page);
        return null;
      }
      const begun = version;
      let unkept: Answer | null = null;
      const making = (async () => {
        const made = await render();
        if (isPlainPage(made)) return cachedPage(made);
        unkept = made;
        return null;
      })();
      rendering.set(
        flight,
        making.catch(() => null),
      );
      try {
        const page = await making;
        if (!page) return unkept;
        // A write that came while this was rendered makes it stale at once: it is shown to those who asked
        // before, and not kept.
        if (begun === version) pages.set(key, page);
        await write(request, response, page);
        return null;
      } finally {
        rendering.delete(flight);
      }
    },
    invalidate() {
      version += 1;
      pages.clear();
    },
    get size() {
      return pages.size;
    },
  };
}
