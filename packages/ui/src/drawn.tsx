import { lazy, useEffect, useRef, useState, type ComponentType, type LazyExoticComponent, type MouseEvent } from 'react';
import { useHydrated } from './hydrated.ts';
import { useFollow } from './navigation.tsx';

/**
 * The props of a part of a page that only shows something. A document has such a part as markup and not a
 * second time as data: what a browser reads of its data has no props.
 */
export interface Drawn<Props> {
  readonly props?: Props;
}

export interface DrawnPartProps<Props> {
  /** The only one of its page. */
  id: string;
  className?: string | undefined;
  of: Drawn<Props>;
  as: ComponentType<Props>;
}

/** The next thing around a link that has a name which its next drawing has too. */
const placeOf = (target: EventTarget, part: HTMLElement): string | undefined => {
  const named = target instanceof Element ? target.closest('[id]') : null;
  return named && named !== part && part.contains(named) ? named.id : undefined;
};

/** What the document has of a part; null on a server, and where there is none. */
const markupOf = (id: string): string | null => (typeof document === 'undefined' ? null : (document.getElementById(id)?.innerHTML ?? null));

/**
 * A part of a page that only shows something: it may hold links, and nothing else that acts. In the document
 * that brought it React leaves it as it is; after going on to another page it is drawn from its props.
 */
export function DrawnPart<Props extends object>({ id, className, of: { props }, as: Part }: DrawnPartProps<Props>) {
  const isTaken = !useHydrated();
  const [first] = useState(() => ({ props, html: isTaken || !props ? markupOf(id) : null }));
  const follow = useFollow();
  const pressed = useRef<string>();
  useEffect(() => {
    const place = pressed.current;
    pressed.current = undefined;
    // what was pressed is gone with the markup; the same link of the new drawing has the focus
    if (props && place) document.getElementById(place)?.querySelector('a')?.focus({ preventScroll: true });
  }, [props]);
  const onClick = (event: MouseEvent<HTMLElement>): void => {
    if (follow?.(event)) pressed.current = placeOf(event.target, event.currentTarget);
  };
  if (props !== undefined && (first.html === null || first.props !== props))
    return (
      <div id={id} className={className} role="presentation">
        <Part {...props} />
      </div>
    );
  // what is pressed are the links in it
  return (
    <div
      key="found"
      role="presentation"
      id={id}
      className={className}
      onClick={onClick}
      dangerouslySetInnerHTML={{ __html: first.html ?? '' }}
    />
  );
}

/**
 * In a browser, what the drawn part `id` is drawn by: the document that brought its markup never fetches it,
 * and who comes from another page fetches it beside that page's data.
 */
export function drawnLater<Props>(
  id: string,
  fetch: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  if (document.readyState === 'complete' && !document.getElementById(id)) fetch().catch(() => undefined);
  return lazy(fetch);
}
