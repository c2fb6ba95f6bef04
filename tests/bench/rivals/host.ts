import { createServer } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import { Hono } from 'hono';

/**
 * Serves a rival on `PORT`, as Darb is served (node:http and a Hono listener): `host.ts remix <build>` or
 * `host.ts static <folder>`.
 */
const [kind, folder = ''] = process.argv.slice(2);
const app = new Hono();
if (kind === 'remix') {
  const build = (await import(pathToFileURL(path.join(folder, 'server/index.js')).href)) as ServerBuild;
  const handler = createRequestHandler(build, 'production');
  app.use('/assets/*', serveStatic({ root: path.relative(process.cwd(), path.join(folder, 'client')) }));
  app.get('/favicon.ico', (context) => context.body(null, 204));
  app.all('*', (context) => handler(context.req.raw));
} else {
  app.use('*', serveStatic({ root: path.relative(process.cwd(), folder) }));
}
const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
createServer((request, response) => void listener(request, response)).listen(Number(process.env['PORT']), '127.0.0.1');
