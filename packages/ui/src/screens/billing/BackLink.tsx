import type { ReactNode } from 'react';
import { Icon, Link, type Place } from '../../ui.ts';
import * as css from './money.css.ts';

/** The way back to the page that this one belongs to. */
export const BackLink = ({ to, children }: { to: Place; children: ReactNode }) => (
  <Link className={css.link} to={to}>
    <Icon name="back" small />
    {children}
  </Link>
);
