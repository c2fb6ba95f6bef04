import { useId, type ReactNode } from 'react';
import { Link, type Place } from '../../navigation.tsx';
import * as css from './Card.css.ts';

export interface CardProps {
  title?: ReactNode;
  /** The one quiet link at the end of the head. */
  action?: { to: Place; text: string } | undefined;
  /** No padding, for rows and tables that reach the edges. */
  flush?: boolean;
  as?: 'section' | 'article' | 'aside' | 'div';
  headingLevel?: 2 | 3;
  children: ReactNode;
}

/** White paper with an edge. With a title it is a region of that name. */
export function Card({ title, action, flush = false, as: Tag = title ? 'section' : 'div', headingLevel = 2, children }: CardProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <Tag className={css.card({ flush })} {...(title ? { 'aria-labelledby': id } : {})}>
      {title ? (
        <header className={`${css.head}${flush ? ` ${css.flushHead}` : ''}`}>
          <Heading id={id}>{title}</Heading>
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
