import { useHref } from '@remix-run/react';

/** The language prefix under which this page is served (`/ar`), or the empty text. */
export function usePrefix(): string {
  const root = useHref('/');
  return root === '/' ? '' : root.replace(/\/$/, '');
}
