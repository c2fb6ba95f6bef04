import { request } from 'node:http';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';
import type { Headers } from './evening.ts';

/**
 * `later` is the CSS that comes after the first view, which no view waits for: the browser itself says which.
 */
export const PARTS = ['html', 'css', 'later', 'fonts', 'js'] as const;
export type Part = (typeof PARTS)[number];
/** Bytes over the wire, by the compression that the browser takes. */
export interface Weight {
  gzip: number;
  brotli: number;
  files: number;
}
export type FirstLoad = Record<Part, Weight> & { html: Weight & { raw: number } };

const PART_OF: Readonly<Record<string, Part>> = { document: 'html', stylesheet: 'css', font: 'fonts', script: 'js' };

interface Got {
  encoding: string | undefined;
  body: Buffer;
}

const get = (url: string, encoding: string, headers: Headers) =>
  new Promise<Got>((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': encoding, ...headers } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => resolve({ encoding: response.headers['content-encoding'], body: Buffer.concat(parts) }));
    })
      .on('error', reject)
      .end();
  });

/**
 * As the server sends it; what a server sends uncompressed (the rivals') is compressed here, as well as can
 * be. Fonts are compressed in themselves.
 */
async function weigh(url: string, part: Part, headers: Headers): Promise<{ gzip: number; brotli: number; raw: number }> {
  const [small, smaller] = await Promise.all([get(url, 'gzip', headers), get(url, 'br', headers)]);
  const raw =
    smaller.encoding === 'br' ? brotliDecompressSync(smaller.body) : small.encoding === 'gzip' ? gunzipSync(small.body) : small.body;
  if (part === 'fonts') return { gzip: raw.length, brotli: raw.length, raw: raw.length };
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  return {
    gzip: small.encoding === 'gzip' ? small.body.length : gzipSync(raw, { level: 9 }).length,
    brotli: smaller.encoding === 'br' ? smaller.body.length : brotliCompressSync(raw, best).length,
    raw: raw.length,
  };
}

/**
 * Everything that a browser with an empty cache fetches for the first view of a page until nothing more
 * comes, by kind.
 */
export async function firstLoad(browser: Browser, url: string, headers: Headers = {}): Promise<FirstLoad> {
  const { cookie, ...others } = headers;
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, extraHTTPHeaders: others });
  try {
    const cookies = cookie?.split('; ').map((pair) => pair.split('=')) ?? [];
    await context.addCookies(cookies.map(([name = '', value = '']) => ({ name, value, url: new URL(url).origin })));
    const page = await context.newPage();
    const seen = new Map<string, Part>();
    page.on('request', (asked) => {
      const part = PART_OF[asked.resourceType()];
      if (part) seen.set(asked.url(), part);
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    const waitedFor = new Set(
      await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking')
          .map(({ name }) => name),
      ),
    );
    const empty = (): Weight => ({ gzip: 0, brotli: 0, files: 0 });
    const weights: FirstLoad = { html: { ...empty(), raw: 0 }, css: empty(), later: empty(), fonts: empty(), js: empty() };
    for (const [address, kind] of seen) {
      const part = kind === 'css' && !waitedFor.has(address) ? 'later' : kind;
      const { gzip, brotli, raw } = await weigh(address, part, headers);
      weights[part].gzip += gzip;
      weights[part].brotli += brotli;
      weights[part].files += 1;
      if (part === 'html') weights.html.raw += raw;
    }
    return weights;
  } finally {
    await context.close();
  }
}
