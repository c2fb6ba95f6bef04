import {
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
  isRouteErrorResponse,
  type ShouldRevalidateFunctionArgs,
} from '@remix-run/react';
import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { DEFAULT_LANGUAGE, directionOf, LANGUAGES } from '@darb/language';
import { useKeptFocus } from '@darb/ui/focus';
import '@darb/ui/theme.css';
import cairoArabic from '@darb/ui/fonts/cairo-arabic.woff2';
import cairoLatin from '@darb/ui/fonts/cairo-latin.woff2';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { revalidateWhenSent } from './client/connection-lost.ts';
import { DocumentNotice } from './document-notice.tsx';
import { Failure } from './failure.tsx';
import { Frame } from './frame.tsx';
import type { FrameAssets } from './frames.tsx';
import { href } from './href.ts';
import { useNonce } from './nonce.ts';
import { useSharing } from './sharing.ts';
import { PageProviders } from './page-providers.tsx';
import { noticeOf } from './server/notice-text.ts';
import { visitWithoutData } from './server/failure-page.ts';
import { isShown } from './shown-screen.ts';
import { thirdPartiesIn } from './third-parties.ts';
import type { DocumentData, HeadData, Shown } from './server/shown.ts';

/** What the whole document depends on. Never fails: the page's own loader says what is wrong. */
export async function loader(args: LoaderFunctionArgs) {
  const { language, country, theme, digits, prefix } = await args.context.visit().catch(() => visitWithoutData(args.request, args.context));
  const companies = thirdPartiesIn(args.context.thirdParties, country);
  const document: DocumentData = {
    language,
    country,
    theme,
    digits,
    region: /^[A-Z]{2}$/.test(country) ? country : null,
    notice: noticeOf(language, args.context.takeNotice()),
    ...(companies ? { others: { companies, about: href({ prefix, country }, 'cookiesPolicy') } } : {}),
  };
  return data(document);
}

/**
 * Language, country and theme stand in the address or change by a form: going from one question to the next
 * of a quiz asks for nothing, so it works without a connection.
 */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod } = args;
  const stays = currentUrl.pathname === nextUrl.pathname && currentUrl.searchParams.get('country') === nextUrl.searchParams.get('country');
  return stays && formMethod === undefined ? false : revalidateWhenSent(args);
}

/**
 * The data of the page that is shown: of the innermost route, or of the page that was thrown instead of it.
 */
function useShown(): Shown<unknown> | null {
  const error = useRouteError();
  const matched = useMatches().at(-1)?.data;
  if (isRouteErrorResponse(error)) return isShown(error.data) ? error.data : null;
  // Outside an error's boundary React Router says null, not undefined.
  return (error === undefined || error === null) && isShown(matched) ? matched : null;
}

/** Other companies; without the script nobody comes in. */
const Others = import.meta.env.SSR ? () => null : lazy(() => import('./others.tsx').catch(() => ({ default: () => null })));

/** A page with a head and a foot: nobody else comes in while something is solved. */
const isOpen = (shown: Shown<unknown> | null): boolean => shown?.frame.kind === 'guest' || shown?.frame.kind === 'student';

/** No search engine opens a page of a student’s own: it needs neither its other addresses nor keywords. */
function Head({ head, language, isPublic }: { head: HeadData | null; language: string; isPublic: boolean }) {
  if (!head) return <title>Darb</title>;
  const address = (prefix: string): string => `${head.origin}/${prefix}${head.path === '/' ? '' : head.path}`;
  return (
    <>
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      {head.unlisted ? <meta name="robots" content="noindex" /> : null}
      {isPublic ? (
        <>
          <meta name="keywords" content={head.keywords} />
          <link rel="canonical" href={address(language)} />
          {LANGUAGES.map((other) => (
            <link key={other} rel="alternate" hrefLang={other} href={address(other)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={address(DEFAULT_LANGUAGE)} />
        </>
      ) : null}
    </>
  );
}

/**
 * What the frame of the first page is fetched by. A frame that is shown later fetches what it needs itself,
 * and what was fetched once stays.
 */
function FrameLinks({ assets }: { assets: FrameAssets | undefined }) {
  const [first] = useState(assets);
  return (
    <>
      {first?.css.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {first?.js.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
    </>
  );
}

export function Layout({ children }: { children: ReactNode }) {
  const document = useRouteLoaderData<typeof loader>('root');
  const shown = useShown();
  // here, around the frame: a page with another frame is mounted anew
  useKeptFocus(useLocation().key);
  const given = useNonce();
  const sharing = useSharing();
  const nonce = given ? { nonce: given } : {};
  const language = document?.language ?? DEFAULT_LANGUAGE;
  return (
    <html
      lang={language}
      dir={directionOf(language)}
      data-theme={document?.theme ?? undefined}
      data-country={document?.country}
      data-frame={shown?.frame.kind}
      data-texts={shown?.head.texts}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <link rel="preload" as="font" type="font/woff2" href={language === 'en' ? cairoLatin : cairoArabic} crossOrigin="anonymous" />
        <Head head={shown?.head ?? null} language={language} isPublic={shown?.frame.kind === 'guest'} />
        <Links />
        <FrameLinks assets={shown?.frame.assets} />
        {sharing && shown?.frame.kind === 'guest' && !shown.head.unlisted ? sharing(shown.head, language) : null}
      </head>
      <body>
        <PageProviders document={document}>
          {shown ? (
            <Frame data={shown.frame} personal={shown.personal}>
              {children}
            </Frame>
          ) : (
            children
          )}
          {document?.others && isOpen(shown) ? (
            <Suspense>
              <Others {...document.others} />
            </Suspense>
          ) : null}
          <DocumentNotice notice={document?.notice ?? null} />
        </PageProviders>
        <ScrollRestoration {...nonce} />
        <Scripts {...nonce} />
      </body>
    </html>
  );
}

export default function App() {
  return (
    <Suspense>
      <Outlet />
    </Suspense>
  );
}

export function ErrorBoundary() {
  const shown = useShown();
  return <Failure screen={shown?.screen ?? null} />;
}
