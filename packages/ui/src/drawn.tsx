import { useEffect, useRef, useState, type ComponentType, type MouseEvent } from 'react';
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

/**
 * A part of a page that only shows something: it may hold links, and nothing else that acts. In the document
 * that brought it React leaves it as it is; after going on to another page it is drawn from its props.
 */
export function DrawnPart<Props extends object>({ id, className, of: { props }, as: Part }: DrawnPartProps<Props>) {
  const [found] = useState(() => (props || typeof document === 'undefined' ? '' : (document.getElementById(id)?.innerHTML ?? '')));
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
  if (props !== undefined)
    return (
      <div id={id} className={className} role="presentation">
        <Part {...props} />
      </div>
    );
  // what is pressed are the links in it
  return (
    <div key="found" role="presentation" id={id} className={className} onClick={onClick} dangerouslySetInnerHTML={{ __html: found }} />
  );
}
