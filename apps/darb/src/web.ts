import fs from 'node:fs';
import type { IncomingMessage, Server } from 'node:http';
import { pathToFileURL } from 'node:url';
import { networkOf, vagueNetwork } from '@darb/api';
import { createWebHost, type ClientFor, type WebHost, type WebHostOptions } from '@darb/web/host';
import type { Config } from './config.ts';
import { addressOf } from './http/peer.ts';
import { createStaticFiles } from './http/static-files.ts';
import type { Log } from './log.ts';
import { OperatorError } from './operator-error.ts';
import type { FilesPart, WebPart } from './parts.ts';
import { paths, webBuildAt } from './paths.ts';
import type { SecurityLog } from './security-log.ts';
import { openServer } from './serve.ts';

/**
 * The web's side of the process: its pages, its files, and the server that Vite's socket listens on in
 * development.
 */
export interface Web extends WebPart {
  readonly files?: FilesPart;
  readonly server: Server;
  onContentChanged(): void;
  close(): Promise<void>;
}

type ServerBuild = Exclude<WebHostOptions['build'], () => unknown>;

/**
 * Mounts the web app over an API: its production build, or in development what Vite makes of the sources at
 * each request.
 */
export async function openWeb(config: Config, api: ClientFor, log: Log, security: SecurityLog, isUpdating: () => boolean): Promise<Web> {
  const host = (build: WebHostOptions['build'], mode: WebHostOptions['mode']) =>
    hostOf(config, api, log, security, { build, mode, isUpdating });
  return config.NODE_ENV === 'development' ? openDevelopment(host) : openProduction(config, host);
}

const requestIdOf = (request: IncomingMessage): string => String(request.headers['x-request-id']);

function hostOf(
  config: Config,
  api: ClientFor,
  log: Log,
  security: SecurityLog,
  given: Pick<WebHostOptions, 'build' | 'mode' | 'isUpdating'>,
): WebHost {
  return createWebHost({
    ...given,
    render: config.RENDER,
    api,
    publicUrl: config.PUBLIC_URL.origin,
    leagueUrl: config.LEAGUE_URL,
    graphqlUrl: config.GRAPHQL_URL,
    thirdParties: thirdPartiesOf(config),
    addressOf: (request) => addressOf(request, config.TRUST_PROXY),
    networkOf,
    requestIdOf,
    onOverload: (request) =>
      security.report({
        event: 'limit',
        outcome: 'refused',
        reason: 'pages',
        network: vagueNetwork(addressOf(request, config.TRUST_PROXY)),
        requestId: requestIdOf(request),
      }),
    report: (error, requestId) => log.error({ requestId, error }, 'page failed'),
  });
}

/** What the operator has given a key for. */
function thirdPartiesOf({
  ANALYTICS_ID,
  FRESHCHAT_TOKEN,
  FRESHCHAT_URL,
  ZENDESK_KEY,
}: Config): NonNullable<WebHostOptions['thirdParties']> {
  return {
    ...(ANALYTICS_ID === undefined ? {} : { analytics: ANALYTICS_ID }),
    ...(FRESHCHAT_TOKEN === undefined ? {} : { freshchat: { token: FRESHCHAT_TOKEN, host: new URL(FRESHCHAT_URL).origin } }),
    ...(ZENDESK_KEY === undefined ? {} : { zendesk: ZENDESK_KEY }),
  };
}

async function pagesBuild({ WEB_BUILD }: Config): Promise<ServerBuild> {
  const { server } = webBuildAt(WEB_BUILD);
  if (!fs.existsSync(server)) {
    const task = WEB_BUILD === 'build' ? 'build' : 'build:checked';
    throw new OperatorError(`The pages are not built: ${server} is missing (WEB_BUILD=${WEB_BUILD}).\nBuild them: npx turbo run ${task}`);
  }
  return (await import(pathToFileURL(server).href)) as ServerBuild;
}

/** Loads the production build of the pages ahead of `openWeb`; in development there is none. */
export async function preloadPages(config: Config): Promise<void> {
  if (config.NODE_ENV !== 'development') await pagesBuild(config);
}

type HostWith = (build: WebHostOptions['build'], mode: WebHostOptions['mode']) => WebHost;

async function openProduction(config: Config, hostWith: HostWith): Promise<Web> {
  const host = hostWith(await pagesBuild(config), 'production');
  return {
    handle: (request, response) => host.handle(request, response),
    onContentChanged: () => host.onContentChanged(),
    files: createStaticFiles(webBuildAt(config.WEB_BUILD).client),
    server: openServer(),
    close: () => Promise.resolve(),
  };
}

async function openDevelopment(hostWith: HostWith): Promise<Web> {
  const server = openServer();
  const { createServer: createVite } = await import('vite');
  const vite = await createVite({ root: paths.web, appType: 'custom', server: { middlewareMode: true, hmr: { server } } });
  const build = () => vite.ssrLoadModule('virtual:remix/server-build') as Promise<ServerBuild>;
  const host = hostWith(build, 'development');
  return {
    handle: (request, response) => vite.middlewares(request, response, () => host.handle(request, response)),
    onContentChanged: () => host.onContentChanged(),
    server,
    close: () => vite.close(),
  };
}
