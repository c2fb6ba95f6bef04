import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { FilesPart } from '../parts.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
/** Encodings that the build wrote beside a file, the smaller first. */
const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

interface StaticFile {
  readonly file: string;
  readonly type: string;
  readonly etag: string;
  readonly encodings: ReadonlySet<string>;
}

/**
 * Serves the files of a build. They are listed once, so a request can name nothing else; their bytes are read
 * at first use and kept.
 */
export function createStaticFiles(folder: string): FilesPart {
  const files = listFiles(folder);
  const bytes = new Map<string, Buffer>();
  const read = (file: string) => {
    const known = bytes.get(file) ?? fs.readFileSync(file);
    bytes.set(file, known);
    return known;
  };
  return {
    serve(request, response, pathname) {
      const found = files.get(pathname);
      if (!found || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
      response.setHeader('cache-control', pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
      response.setHeader('etag', found.etag);
      if (found.encodings.size > 0) response.setHeader('vary', 'accept-encoding');
      if (request.headers['if-none-match']?.includes(found.etag)) {
        response.writeHead(304).end();
        return true;
      }
      const accepted = String(request.headers['accept-encoding'] ?? '');
      const encoding = ENCODINGS.find(({ name }) => found.encodings.has(name) && accepts(accepted, name));
      const body = read(`${found.file}${encoding?.suffix ?? ''}`);
      if (encoding) response.setHeader('content-encoding', encoding.name);
      response.writeHead(200, { 'content-type': found.type, 'content-length': body.byteLength });
      response.end(request.method === 'HEAD' ? undefined : body);
      return true;
    },
  };
}

function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name = '', ...parameters] = part
      .toLowerCase()
      .split(';')
      .map((piece) => piece.trim());
    return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}

function listFiles(folder: string): ReadonlyMap<string, StaticFile> {
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const all = new Set(names);
  const files = new Map<string, StaticFile>();
  for (const name of names) {
    const file = path.join(folder, name);
    const isVariant = ENCODINGS.some(({ suffix }) => name.endsWith(suffix) && all.has(name.slice(0, -suffix.length)));
    // `.vite` and the like are the build's own notes
    if (isVariant || name.split(path.sep).some((part) => part.startsWith('.')) || !fs.statSync(file).isFile()) continue;
    files.set(`/${name.split(path.sep).map(encodeURIComponent).join('/')}`, {
      file,
      type: TYPES[path.extname(name)] ?? 'application/octet-stream',
      etag: `"${createHash('sha256').update(fs.readFileSync(file)).digest('base64url').slice(0, 22)}"`,
      encodings: new Set(ENCODINGS.filter(({ suffix }) => all.has(`${name}${suffix}`)).map((encoding) => encoding.name)),
    });
  }
  return files;
}
