import { createRequestHandler, type RequestHandler, type ServerBuild } from '@remix-run/node';
import type { PrunedBuild } from './pruned-build.ts';

/** In development each request takes the newest build, whole: Vite makes a new one after every edit. */
export function createDevelopmentBuild(load: () => Promise<ServerBuild>): PrunedBuild {
  const handlers = new Map<string, RequestHandler>();
  const fullFor = (basename: string): RequestHandler => {
    const made = handlers.get(basename) ?? createRequestHandler(async () => ({ ...(await load()), basename }), 'development');
    handlers.set(basename, made);
    return made;
  };
  return { fullFor, handlerFor: fullFor };
}
