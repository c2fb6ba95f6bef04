import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react';
import { FailureScreen } from '@darb/ui/screens/site/NotFoundScreen/FailureScreen';
import { NotFoundScreen } from '@darb/ui/screens/site/NotFoundScreen/NotFoundScreen';
import type { NotFoundScreenProps } from '@darb/ui/screens/site/props';
import { lazy, Suspense, useEffect, useState } from 'react';
import { keepCookie } from './client/choices.ts';
import { isConnectionLost } from './client/connection-lost.ts';
import { isScriptMissing, reloadOnce, type AfterMissingScript } from './client/reload-once.ts';
import { usePrefix } from './prefix.ts';

/** What the server has made in its place; where it cannot be fetched there is no connection. */
const Missing = import.meta.env.SSR
  ? NotFoundScreen
  : lazy(() =>
      import('@darb/ui/screens/site/NotFoundScreen/NotFoundScreen').then(
        ({ NotFoundScreen: fetched }) => ({ default: fetched }),
        () => ({ default: () => <FailureScreen state="offline" retry={location.href} /> }),
      ),
    );

const isScreen = (screen: unknown): screen is NotFoundScreenProps => typeof screen === 'object' && screen !== null && 'state' in screen;

/** Milliseconds for which a page that could not be shown says so, before it leads home (rule site 36). */
const HOME_AFTER = 1_500;
/** The first page of a document: what fails there again would lead home for ever. */
const FIRST = 'default';

/** Whether the server itself asks to come back to this page, or has said why it refuses it. */
const isAnswered = (error: unknown): boolean => isRouteErrorResponse(error) && (error.status < 500 || error.status === 503);

/** Leads home from a page that a step led to and that cannot be shown, with the red notice. */
function useWayHome(isLost: boolean): void {
  const { key, search } = useLocation();
  const prefix = usePrefix();
  useEffect(() => {
    if (!isLost || key === FIRST) return undefined;
    const timer = setTimeout(() => {
      keepCookie('notice', 'general_error', 60);
      const country = new URLSearchParams(search).get('country');
      location.replace(`${prefix || '/'}${country ? `?country=${encodeURIComponent(country)}` : ''}`);
    }, HOME_AFTER);
    return () => clearTimeout(timer);
  }, [isLost, key, prefix, search]);
}

/** What becomes of a page whose script did not come; null of every other. */
function useMissingScript(isMissing: boolean, key: string): AfterMissingScript | null {
  const [state, setState] = useState<AfterMissingScript | null>(isMissing ? 'reloads' : null);
  useEffect(() => {
    if (isMissing) void reloadOnce().then(setState);
    // a step to the same page is another try
  }, [isMissing, key]);
  return state;
}

/**
 * What is shown instead of a page: the screen that the server made, else (a request of the browser that
 * failed, a defect in a render) one of our own.
 */
export function Failure({ screen }: { screen: unknown }) {
  const { pathname, search, key } = useLocation();
  const prefix = usePrefix();
  const error = useRouteError();
  const script = useMissingScript(isScriptMissing(error), key);
  const isOffline =
    script === 'offline' || (!script && isConnectionLost(error)) || (typeof navigator !== 'undefined' && navigator.onLine === false);
  useWayHome(isScreen(screen) ? screen.state === 'error' && !isAnswered(error) : !isOffline && script !== 'reloads');
  if (isScreen(screen))
    return (
      <Suspense>
        <Missing {...screen} />
      </Suspense>
    );
  if (script === 'reloads') return <main id="main" aria-busy="true" />;
  const retry = `${prefix}${pathname}${search}`;
  return (
    <main id="main">
      {isOffline ? (
        <FailureScreen state="offline" retry={retry} />
      ) : (
        <FailureScreen state="error" retry={retry} home={prefix || '/'} requestId={null} />
      )}
    </main>
  );
}
