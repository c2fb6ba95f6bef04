import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type Place } from '../../navigation.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Breadcrumbs.css.ts';

export interface BreadcrumbsProps {
  label?: string;
  /** From the root to this page; the last one has no `to`. */
  items: readonly { text: ReactNode; to?: Place }[];
}

/** Where this page lies. */
export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  const { t } = useTranslation('frame');
  return (
    <nav aria-label={label ?? t('breadcrumbs')}>
      <ol className={css.crumbs}>
        {items.map(({ text, to }, index) => (
          <li key={to ?? index} className={`${css.item}${to ? '' : ` ${css.page}`}`}>
            {index > 0 ? <Icon name="chev" small /> : null}
            {to ? (
              <Link to={to} className={css.link}>
                {text}
              </Link>
            ) : (
              <span aria-current="page">{text}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
