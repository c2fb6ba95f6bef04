import { createHash, randomBytes } from 'node:crypto';
import { sourcesOf, type ThirdParties } from '../third-parties.ts';

/** The policies of one product's pages: what they may load, and whom their scripts may speak to. */
export interface ContentSecurity {
  /** For a page that is rendered anew each time. */
  readonly byNonce: (nonce: string) => string;
  /**
   * For a page that is kept: a nonce would be stale with the second visitor and break every 304, so its
   * inline scripts are named by their hashes.
   */
  readonly byHashes: (html: string) => string;
}

export interface ContentSecurityOptions {
  /** The address under which people reach the product. */
  publicUrl: string;
  /** Where the league is, unless it is at the product's own address. */
  leagueUrl?: string | null | undefined;
  /** Where the GraphQL service is, unless it is at the product's own address. */
  graphqlUrl?: string | null | undefined;
  /** What may come from other companies. */
  thirdParties?: ThirdParties;
  /** Vite's styles and socket need more. */
  development?: boolean;
}

/** What stands in the scripts of a page that have no file of their own. */
function inlineScripts(html: string): string[] {
  const found: string[] = [];
  let end = 0;
  for (let at = html.indexOf('<script'); at >= 0; at = html.indexOf('<script', end)) {
    const begin = html.indexOf('>', at);
    end = html.indexOf('</script>', begin);
    if (begin < 0 || end < 0) break;
    // what is no program is not run, and needs no leave
    if (!/\ssrc=|\stype="application\//.test(html.slice(at, begin))) found.push(html.slice(begin + 1, end));
  }
  return found;
}

/**
 * Whom a page's scripts may speak to. The socket's origin is named beside 'self', which older Safaris do not
 * take to mean it. Every page says so and not the league's alone: whoever is led on to it from another page
 * keeps the policy of the document that he began with.
 */
function connectSources({ publicUrl, leagueUrl, graphqlUrl, development }: ContentSecurityOptions): string {
  const { origin } = new URL(leagueUrl ?? publicUrl);
  // `http` becomes `ws`, and `https` `wss`
  const sockets = development ? 'ws: wss:' : origin.replace(/^http/, 'ws');
  const graphql = graphqlUrl == null ? null : new URL(graphqlUrl).origin;
  const talk = graphql === null ? '' : ` ${graphql} ${graphql.replace(/^http/, 'ws')}`;
  return leagueUrl ? `'self' ${origin} ${sockets}${talk}` : `'self' ${sockets}${talk}`;
}

/** Makes the policies of a product. */
export function contentSecurity(options: ContentSecurityOptions): ContentSecurity {
  const others = sourcesOf(options.thirdParties ?? {});
  const connect = [connectSources(options), ...others.connect].join(' ');
  const policy = (script: string, style: string): string =>
    [
      "default-src 'self'",
      `script-src ${script}`,
      `style-src ${style}`,
      "style-src-attr 'unsafe-inline'",
      ["img-src 'self' data:", ...others.image].join(' '),
      "media-src 'self' blob:",
      "font-src 'self'",
      `connect-src ${connect}`,
      ...(others.frame.length === 0 ? [] : [`frame-src ${others.frame.join(' ')}`]),
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; ');
  return {
    byNonce: (nonce) =>
      policy(`'nonce-${nonce}' 'strict-dynamic'`, options.development ? "'self' 'unsafe-inline'" : `'self' 'nonce-${nonce}'`),
    byHashes: (html) =>
      policy(
        [
          "'self'",
          ...others.script,
          ...inlineScripts(html).map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`),
        ].join(' '),
        "'self' 'unsafe-inline'",
      ),
  };
}

const NONCE_BYTES = 16;
let random: Buffer = Buffer.alloc(0);

/** A value that nobody can guess, of bytes that are fetched from the system for many at a time. */
export function freshNonce(): string {
  if (random.length < NONCE_BYTES) random = randomBytes(NONCE_BYTES * 256);
  const nonce = random.toString('base64', 0, NONCE_BYTES);
  random = random.subarray(NONCE_BYTES);
  return nonce;
}
