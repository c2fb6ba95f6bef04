import type { ReactNode } from 'react';
import { Link, type Place } from '../../navigation.tsx';
import * as css from './Card.css.ts';

/** A title makes a region of its name; the heading's id must be the only one of the page. */
type Titled = { title: ReactNode; titleId: string } | { title?: undefined; titleId?: undefined };

export type CardProps = Titled & {
  /** The one quiet link at the end of the head. */
  action?: { to: Place; text: string } | undefined;
  /** No padding, for rows and tables that reach the edges. */
  flush?: boolean;
  as?: 'section' | 'article' | 'aside' | 'div';
  headingLevel?: 2 | 3;
  children: ReactNode;
};

/** White paper with an edge. With a title it is a region of that name. */
export function Card({
  title,
  titleId,
  action,
  flush = false,
  as: Tag = title ? 'section' : 'div',
  headingLevel = 2,
  children,
}: CardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Tag className={css.card({ flush })} {...(title ? { 'aria-labelledby': titleId } : {})}>
      {title ? (
        <header className={`${css.head}${flush ? ` ${css.flushHead}` : ''}`}>
          <Heading id={titleId}>{title}</Heading>
          {action ? (
            <Link className={css.action} to={action.to}>
              {action.text}
            </Link>
          ) : null}
        </header>
      ) : null}
      {children}
    </Tag>
  );
}
