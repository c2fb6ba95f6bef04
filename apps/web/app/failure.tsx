import { useLocation, useRouteError } from '@remix-run/react';
import type { NotFoundScreenProps } from '@darb/ui/screens/site/props';
import { NotFoundScreen } from '@darb/ui/screens/site/NotFoundScreen/NotFoundScreen';
import { isConnectionLost } from './client/connection-lost.ts';
import { usePrefix } from './prefix.ts';

const isScreen = (screen: unknown): screen is NotFoundScreenProps => typeof screen === 'object' && screen !== null && 'state' in screen;

/**
 * What is shown instead of a page: the screen that the server made, else (a request of the browser that
 * failed, a defect in a render) one of our own.
 */
export function Failure({ screen }: { screen: unknown }) {
  const { pathname, search } = useLocation();
  const prefix = usePrefix();
  const error = useRouteError();
  if (isScreen(screen)) return <NotFoundScreen {...screen} />;
  const retry = `${prefix}${pathname}${search}`;
  const isOffline = isConnectionLost(error) || (typeof navigator !== 'undefined' && navigator.onLine === false);
  return (
    <main id="main">
      {isOffline ? (
        <NotFoundScreen state="offline" retry={retry} />
      ) : (
        <NotFoundScreen state="error" retry={retry} home={prefix || '/'} requestId={null} />
      )}
    </main>
  );
}
