import { UNSAFE_RemixContext as RemixContext } from '@remix-run/react';
import type { EntryContext } from '@remix-run/node';
import type { ComponentType, ReactElement } from 'react';
import {
  createPath,
  NavigationType,
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_DataRouterStateContext as DataRouterStateContext,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
  UNSAFE_RouteContext as RouteContext,
  type To,
} from 'react-router';
import { initialOf } from '@darb/ui/initial';
import { PageProviders } from '../app/page-providers.tsx';
import { isShown } from '../app/shown-screen.ts';
import type { DocumentData, Shown } from '../app/server/shown.ts';
import { ScreenPlace } from './screen-place.tsx';
import { MARKS } from './shell.ts';

/**
 * A page in two: the document around its screen, which is the same for everybody who gets the same head and
 * frame, and the screen.
 */
export interface ShellAndScreen {
  /** Everything that the shell depends on but a name and the nonce. */
  readonly key: string;
  /** What the shell is drawn from: as the page, with marks in the place of the name and the screen. */
  readonly shell: EntryContext;
  readonly screen: ReactElement;
  /** The student's name that the frame shows; empty where it shows none. */
  readonly name: string;
  /** The address of the picture that the frame shows; empty where it shows none. */
  readonly picture: string;
}

const refuse = (): never => {
  throw new Error('nothing is navigated to while a page is drawn');
};
const navigator = {
  createHref: (to: To): string => (typeof to === 'string' ? to : createPath(to)),
  push: refuse,
  replace: refuse,
  go: refuse,
};

/** What React Router's hooks read, as Remix's server gives it to them, without matching the routes again. */
function RouterState({ entry, children }: { entry: EntryContext; children: ReactElement }) {
  const { basename = '/', location, matches, loaderData, actionData, errors } = entry.staticHandlerContext;
  const pathname = basename === '/' ? location.pathname : location.pathname.slice(basename.length) || '/';
  const future = { v7_relativeSplatPath: entry.future.v3_relativeSplatPath };
  const state = {
    historyAction: NavigationType.Pop,
    location,
    matches,
    loaderData,
    actionData,
    errors,
    initialized: true,
    navigation: { state: 'idle' },
    restoreScrollPosition: null,
    preventScrollReset: false,
    revalidation: 'idle',
    fetchers: new Map(),
    blockers: new Map(),
  };
  const router = { router: { basename, state, future }, navigator, static: true, staticContext: entry.staticHandlerContext, basename };
  return (
    <RemixContext.Provider value={entry}>
      <DataRouterContext.Provider value={router as never}>
        <DataRouterStateContext.Provider value={state as never}>
          <NavigationContext.Provider value={{ basename, navigator, static: true, future }}>
            <LocationContext.Provider value={{ location: { ...location, pathname }, navigationType: NavigationType.Pop }}>
              <RouteContext.Provider value={{ outlet: null, matches, isDataRoute: true }}>{children}</RouteContext.Provider>
            </LocationContext.Provider>
          </NavigationContext.Provider>
        </DataRouterStateContext.Provider>
      </DataRouterContext.Provider>
    </RemixContext.Provider>
  );
}

/** Takes a page apart, to keep its shell; null for one that is not a screen in a frame of ours. */
export function shellAndScreen(entry: EntryContext): ShellAndScreen | null {
  const { location, matches, loaderData } = entry.staticHandlerContext;
  const [root, leaf] = matches.map(({ route }) => route.id);
  if (matches.length !== 2 || root === undefined || leaf === undefined) return null;
  const document = loaderData[root] as DocumentData;
  const shown: unknown = loaderData[leaf];
  const module = entry.routeModules[leaf];
  const Screen = module?.default as ComponentType | undefined;
  if (!isShown(shown) || !Screen) return null;
  const { head, frame, personal } = shown;
  // each named: a new thing of a student's own does not come into what is kept by itself
  const shared = personal && { counts: personal.counts, picture: personal.picture === null ? null : MARKS.picture };
  // a name that shows no letter has a figure in the place of its first one
  const unnamed = personal && initialOf(personal.fullName) === '' ? personal.fullName : null;
  const around: Shown<null> = { head, frame, personal: shared && { ...shared, fullName: unnamed ?? MARKS.name }, screen: null };
  const key = [document, head, frame, personal && [personal.counts, personal.picture !== null, unnamed]];
  return {
    key: `${location.pathname}${location.search} ${leaf} ${JSON.stringify(key)}`,
    shell: {
      ...entry,
      routeModules: { ...entry.routeModules, [leaf]: { ...module, default: ScreenPlace } },
      staticHandlerContext: { ...entry.staticHandlerContext, loaderData: { ...loaderData, [leaf]: around } },
    },
    screen: (
      <RouterState entry={entry}>
        <PageProviders document={document}>
          <Screen />
        </PageProviders>
      </RouterState>
    ),
    name: personal?.fullName ?? '',
    picture: personal?.picture ?? '',
  };
}
