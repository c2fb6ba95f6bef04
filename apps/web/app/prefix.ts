import { useHref } from '@remix-run/react';
import { createContext, useContext } from 'react';

/** The language prefix under which this page is served (`/ar`), or the empty text, as the router knows it. */
export function useRouterPrefix(): string {
  const root = useHref('/');
  return root === '/' ? '' : root.replace(/\/$/, '');
}

/**
 * What `useRouterPrefix` said to the document: each link asks, and asking the router costs more than drawing
 * the link.
 */
export const PrefixContext = createContext('');
export const usePrefix = (): string => useContext(PrefixContext);
