import type { ReactNode } from 'react';
import * as css from './money.css.ts';

interface MoneyRowProps {
  title: ReactNode;
  /** When and how, below it. */
  about: ReactNode;
  /** A sum or a state, at the end. */
  children?: ReactNode;
}

/** A line of a list about money. */
export const MoneyRow = ({ title, about, children }: MoneyRowProps) => (
  <li className={css.row}>
    <div>
      <b className={css.name}>{title}</b>
      <div className={css.soft}>{about}</div>
    </div>
    {children === undefined ? null : <div className={css.end}>{children}</div>}
  </li>
);
