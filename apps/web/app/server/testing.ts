import type { ServerBuild } from '@remix-run/node';
import { Links, Outlet, Scripts, useLoaderData } from '@remix-run/react';
import { createElement, type ReactElement } from 'react';
import * as entry from '../entry.server.tsx';
import { rowNames, rowOf } from '../site-map.ts';

type Module = NonNullable<ServerBuild['routes'][string]>['module'];

const Document = (): ReactElement =>
  createElement(
    'html',
    null,
    createElement('head', null, createElement(Links)),
    createElement('body', null, createElement(Outlet), createElement(Scripts)),
  );
const Page = (): ReactElement => createElement('pre', null, JSON.stringify(useLoaderData()));

/**
 * Remix's server build over our site map, with modules given by a test in the place of the pages: what Vite
 * would make, without Vite.
 */
export function buildOf(
  modules: Partial<Record<string, Partial<Module>>>,
  rest: (name: string) => Partial<Module> = () => ({ loader: () => null }),
): ServerBuild {
  const ids = ['root', ...rowNames];
  const moduleOf = (id: string): Module => {
    if (id === 'root') return { default: Document, ErrorBoundary: Document, ...modules['root'] };
    const given = modules[id] ?? rest(id);
    return (
      'default' in given || rowOf(id as (typeof rowNames)[number]).frame === 'resource' ? given : { default: Page, ...given }
    ) as Module;
  };
  const place = (id: string): { id: string; parentId?: string; path?: string; index?: true } => {
    if (id === 'root') return { id, path: '' };
    const { path } = rowOf(id as (typeof rowNames)[number]);
    return path === '' ? { id, parentId: 'root', index: true } : { id, parentId: 'root', path };
  };
  const routes = Object.fromEntries(ids.map((id) => [id, { ...place(id), module: moduleOf(id) }]));
  const assets = Object.fromEntries(
    ids.map((id) => [
      id,
      {
        ...place(id),
        module: `/assets/${id}.js`,
        imports: [],
        css: [],
        hasLoader: 'loader' in moduleOf(id),
        hasAction: 'action' in moduleOf(id),
        hasClientLoader: false,
        hasClientAction: false,
        hasErrorBoundary: id === 'root',
      },
    ]),
  );
  return {
    mode: 'production',
    entry: { module: entry },
    routes,
    assets: { version: 'test', url: '/assets/manifest.js', entry: { module: '/assets/entry.js', imports: [] }, routes: assets },
    basename: '/',
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    future: {
      v3_fetcherPersist: true,
      v3_relativeSplatPath: true,
      v3_throwAbortReason: true,
      v3_routeConfig: true,
      v3_singleFetch: true,
      v3_lazyRouteDiscovery: true,
      unstable_optimizeDeps: false,
    },
    isSpaMode: false,
  } as unknown as ServerBuild;
}
