import { index, route, type RouteConfig } from '@remix-run/route-config';
import { rowNames, rowOf } from './site-map.ts';

export default rowNames.map((name) => {
  const { path, file } = rowOf(name);
  return path === '' ? index(`pages/${file}`, { id: name }) : route(path, `pages/${file}`, { id: name });
}) satisfies RouteConfig;
