import { Form as RemixForm, Link as RemixLink, useNavigate } from '@remix-run/react';
import type { Follow, FormProps, LinkProps, Navigation } from '@darb/ui';
import { forwardRef, type ComponentType, type MouseEvent } from 'react';
import { usePrefix } from './prefix.ts';

/**
 * A place as Remix wants it: below the prefix, which Remix adds by itself; null for one under another prefix
 * or elsewhere.
 */
export function belowPrefix(prefix: string, place: string): string | null {
  if (!place.startsWith('/') || place.startsWith('//')) return null;
  const written = /^\/(ar|en|ur)(?=[/?#]|$)/.exec(place)?.[0] ?? '';
  if (written !== prefix) return null;
  const below = place.slice(prefix.length);
  return below.startsWith('/') ? below : `/${below}`;
}

/** On a link of ours that leaves the page scrolled where it is. */
const STAYS = 'data-stays';

const RouterLink = forwardRef<HTMLAnchorElement, LinkProps>(function RouterLink(
  { to, prefetch, keepsPlace, reload, children, ...rest },
  ref,
) {
  const below = belowPrefix(usePrefix(), to);
  const stays = keepsPlace ? { [STAYS]: '' } : {};
  if (below === null || reload)
    return (
      <a href={to} {...rest} ref={ref}>
        {children}
      </a>
    );
  // What Remix's link draws, without the hooks by which it acts once it is in a browser. Two children, as it
  // has, so that ids below it are the same.
  if (import.meta.env.SSR)
    return (
      <>
        <a {...rest} {...stays} href={to} data-discover="true">
          {children}
        </a>
        {null}
      </>
    );
  return (
    <RemixLink
      to={below}
      {...(prefetch ? { prefetch } : {})}
      {...(keepsPlace ? { preventScrollReset: true } : {})}
      {...rest}
      {...stays}
      ref={ref}
    >
      {children}
    </RemixLink>
  );
});

function RouterForm({ action, method = 'post', reload, encType, ...rest }: FormProps) {
  const prefix = usePrefix();
  const below = action === undefined ? undefined : belowPrefix(prefix, action);
  const encoded = encType === undefined ? {} : { encType };
  if (below === null || reload) return <form action={action} method={method} {...encoded} {...rest} />;
  if (import.meta.env.SSR && below !== undefined)
    return <form {...rest} method={method} {...encoded} action={action} data-discover="true" />;
  return <RemixForm {...(below === undefined ? {} : { action: below })} method={method} {...encoded} {...rest} />;
}

/** Of a press what the browser itself does something with: another tab, a window, a file. */
const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;

/** Follows a link of a document's markup as `RouterLink` does. */
function useRouterFollow(): Follow {
  const navigate = useNavigate();
  const prefix = usePrefix();
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const below = link?.dataset['discover'] ? belowPrefix(prefix, link.getAttribute('href') ?? '') : null;
    if (!link || link.target !== '' || below === null || !isPlainPress(event)) return false;
    event.preventDefault();
    const stays = link.hasAttribute(STAYS);
    // its place in a new document is none that this page has to be scrolled to
    navigate(stays ? below.replace(/#.*/, '') : below, { preventScrollReset: stays });
    return true;
  };
}

/** Remix's links and forms, for the screens, which know no router. */
export const navigation: Navigation = {
  Link: RouterLink as ComponentType<LinkProps>,
  Form: RouterForm,
  useFollow: import.meta.env.SSR ? () => null : useRouterFollow,
};
