import { index, route, type RouteConfig } from '@remix-run/route-config';

const PATHS = ['about', 'explore', 'explore/:program', 'dashboard', 'signin'];

/** One page, or the same page under six routes. */
export default (process.env['RIVAL_ROUTES'] === '6'
  ? [index('page.tsx'), ...PATHS.map((path) => route(path, 'page.tsx', { id: path }))]
  : [index('page.tsx')]) satisfies RouteConfig;
