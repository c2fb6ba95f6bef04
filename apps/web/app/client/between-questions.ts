import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { revalidateWhenSent } from './connection-lost.ts';

/** Between the questions of one attempt nothing is asked for again, but when the page itself asks. */
export function revalidateBetweenQuestions(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod } = args;
  return currentUrl.href !== nextUrl.href &&
    currentUrl.pathname === nextUrl.pathname &&
    formMethod === undefined &&
    nextUrl.searchParams.has('question')
    ? false
    : revalidateWhenSent(args);
}
