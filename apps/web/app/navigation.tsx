import { Form as RemixForm, Link as RemixLink } from '@remix-run/react';
import type { FormProps, LinkProps, Navigation } from '@darb/ui';
import { forwardRef, type ComponentType } from 'react';
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

const RouterLink = forwardRef<HTMLAnchorElement, LinkProps>(function RouterLink(
  { to, prefetch, keepsPlace, reload, children, ...rest },
  ref,
) {
  const below = belowPrefix(usePrefix(), to);
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
        <a {...rest} href={to} data-discover="true">
          {children}
        </a>
        {null}
      </>
    );
  return (
    <RemixLink to={below} {...(prefetch ? { prefetch } : {})} {...(keepsPlace ? { preventScrollReset: true } : {})} {...rest} ref={ref}>
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

/** Remix's links and forms, for the screens, which know no router. */
export const navigation: Navigation = { Link: RouterLink as ComponentType<LinkProps>, Form: RouterForm };
