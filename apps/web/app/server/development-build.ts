import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import { remixes, type PageHandler, type PrunedBuild } from './pruned-build.ts';

/** In development each request takes the newest build, whole: Vite makes a new one after every edit. */
export function createDevelopmentBuild(load: () => Promise<ServerBuild>): PrunedBuild {
  const handlers = new Map<string, PageHandler>();
  const fullFor = (basename: string): PageHandler => {
    const made = handlers.get(basename) ?? remixes(createRequestHandler(async () => ({ ...(await load()), basename }), 'development'));
    handlers.set(basename, made);
    return made;
  };
  return { fullFor, handlerFor: fullFor };
}
