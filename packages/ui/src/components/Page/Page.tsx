import type { ReactNode } from 'react';
import * as css from './Page.css.ts';

export interface PageProps {
  children: ReactNode;
}

/** What stands between a frame's edges: margins, a readable width, and room between its parts. */
export const Page = ({ children }: PageProps) => <div className={css.page}>{children}</div>;
