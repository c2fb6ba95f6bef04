import { useLoaderData } from '@remix-run/react';
import type { Shown } from './server/shown.ts';

/** Whether a route's data is that of a page of ours. */
export const isShown = (value: unknown): value is Shown<unknown> =>
  typeof value === 'object' && value !== null && 'head' in value && 'frame' in value;

/** What the loader of a page promises, seen through Remix's wrapper. */
type ScreenOf<Loader> = Loader extends (...args: never[]) => Promise<{ data: Shown<infer Screen> }> ? Screen : never;

/** The props of the screen, as this page's loader made them: `useScreen<typeof loader>()`. */
export function useScreen<Loader>(): ScreenOf<Loader> {
  return useLoaderData<Shown<ScreenOf<Loader>>>().screen;
}

/** The long text that this page's loader gave (`Showing.text`); empty where it gave none. */
export const usePageText = (): NonNullable<Shown<unknown>['text']> => useLoaderData<Shown<unknown>>().text ?? [];
