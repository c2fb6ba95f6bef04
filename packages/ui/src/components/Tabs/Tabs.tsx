import { Link, type Place } from '../../navigation.tsx';
import * as css from './Tabs.css.ts';

export interface TabsProps {
  label: string;
  tabs: readonly { to: Place; text: string; current?: boolean }[];
}

/**
 * Views of one page, each with its own address: links, so that they work before JavaScript does and can be
 * opened anywhere.
 */
export const Tabs = ({ label, tabs }: TabsProps) => (
  <nav className={css.tabs} aria-label={label}>
    {tabs.map(({ to, text, current = false }) => (
      <Link key={to} to={to} className={css.tab} aria-current={current ? 'page' : undefined}>
        {text}
      </Link>
    ))}
  </nav>
);
