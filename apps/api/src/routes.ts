import type { contract } from '@darb/contract';
import { accountRoutes } from './account/routes.ts';
import type { Context } from './context.ts';
import type { Route } from './router.ts';

/** Answers a GET or HEAD below `/media/`, range requests too. */
export type MediaHandler = (context: Context, request: Request) => Promise<Response>;

/** Every capability's routes; a capability of the contract that is missing here answers 404. */
export const routes: Partial<Record<keyof typeof contract, readonly Route[]>> = { account: accountRoutes };

export const serveMedia: MediaHandler | null = null;
