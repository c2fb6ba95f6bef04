import type { AppLoadContext, EntryContext } from '@remix-run/node';
import { FragmentCacheProvider } from '@darb/ui/fragment-cache';
import { LaterStylesProvider, type TakeLaterStyles } from '@darb/ui/later-styles';
import { RemixServer } from '@remix-run/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { PageContexts } from '../app/page-contexts.server.tsx';
import { textsIn } from '../app/i18n/texts.server.ts';
import { pagePathOf, prefixOf } from '../app/server/language.ts';
import { keepsShell } from '../app/server/page-key.ts';
import { isRowName, rowOf } from '../app/site-map.ts';
import { bytesOf, type Chunk } from './chunks.ts';
import { compact } from './compact.ts';
import { dataScript } from './data-script.ts';
import type { PlainDocument } from './plain-document.ts';
import { createFragments, hasPlacedId } from './fragments.ts';
import { laterStyles } from './later-styles.ts';
import { createShells, MARKS } from './shell.ts';
import { shellAndScreen } from './shell-and-screen.tsx';

export { textMarkup } from './text-markup.tsx';

const fragments = createFragments();
const shells = createShells();
/** Routes whose screens have ids of React's, which would be others where a screen is drawn by itself. */
const undivided = new Set<string>();

/** Draws at once, with the fragments that are cached. */
function drawn(language: string, prefix: string, tree: ReactElement): readonly Chunk[] {
  const { cache, fill } = fragments.forPage(`${language} ${prefix}`);
  return fill(renderToString(<FragmentCacheProvider value={cache}>{tree}</FragmentCacheProvider>));
}

/**
 * Renders a document whose data is all there: the screen alone into a shell that is kept, or the whole. A
 * page without a nonce is kept itself, and its shell would be met no more.
 */
export async function renderDocument(
  entry: EntryContext,
  context: AppLoadContext,
  encoded: string,
): Promise<Omit<PlainDocument, 'status'>> {
  const { location, matches } = entry.staticHandlerContext;
  const { language } = await context.visit();
  const prefix = prefixOf(location.pathname);
  const nonce = context.nonce ?? undefined;
  const around = (children: ReactElement, itsNonce: string | undefined) => (
    <PageContexts texts={textsIn(language)} nonce={itsNonce}>
      {children}
    </PageContexts>
  );
  const documentOf = (of: EntryContext, itsNonce: string | undefined, take: TakeLaterStyles = null): string => {
    const server = <RemixServer context={of} url={`http://localhost${location.pathname}${location.search}`} />;
    const tree = around(<LaterStylesProvider value={take}>{server}</LaterStylesProvider>, itsNonce);
    return `<!DOCTYPE html>${compact(bytesOf(drawn(language, prefix, tree)).toString())}`;
  };

  const leaf = matches.at(-1)?.route.id ?? '';
  const row = isRowName(leaf) && keepsShell(rowOf(leaf), pagePathOf(location.pathname), location.search) ? leaf : null;
  const parts = row && !undivided.has(leaf) ? shellAndScreen(entry) : null;
  const data = dataScript(encoded, nonce);
  if (row && parts !== null && nonce !== undefined) {
    const later = laterStyles(entry, row);
    const tree = <LaterStylesProvider value={later.take}>{parts.screen}</LaterStylesProvider>;
    const screen = drawn(language, prefix, around(tree, nonce));
    if (hasPlacedId(screen)) undivided.add(leaf);
    else {
      const draw = (): string => documentOf(later.without(parts.shell), MARKS.nonce);
      const key = `${later.areTaken()} ${parts.key}`;
      const chunks = shells.fill(key, draw, { screen, data, name: parts.name, picture: parts.picture, nonce });
      if (chunks !== null) return { html: bytesOf(chunks), language };
    }
  }
  // a kept page is drawn once for many: the second time it is known that its later sheets have a place
  const kept = row && nonce === undefined ? laterStyles(entry, row) : null;
  const first = documentOf(entry, nonce, kept?.take);
  const whole = kept?.areTaken() ? documentOf(kept.without(entry), nonce, kept.take) : first;
  const end = whole.lastIndexOf('</body>');
  return { html: Buffer.from(`${whole.slice(0, end)}${data}${whole.slice(end)}`), language };
}
