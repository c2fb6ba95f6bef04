import { useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
// not by the package's door: it is in every page's chunk, and would take along whatever stands behind that
import { Icon } from '../components/Icon/Icon.tsx';
import { Link } from '../navigation.tsx';
import type { HeadSearchField } from './HeadSearchField.tsx';
import * as css from './head-search.css.ts';
import type { HeadSearchProps } from './props.ts';

/**
 * The search in a page's head where there is room: a link that looks like a field, and is one, with what it
 * offers, once it is pressed. Where that cannot be fetched it is the link.
 */
export function HeadSearch(props: HeadSearchProps) {
  const { t } = useTranslation('frame');
  const [Field, setField] = useState<typeof HeadSearchField | null>(null);
  const place = `${props.action}?country=${props.country}`;
  const open = (event: MouseEvent) => {
    if (!props.fetchActions || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void import('./HeadSearchField.tsx').then(
      (fetched) => setField(() => fetched.HeadSearchField),
      () => window.location.assign(place),
    );
  };
  return (
    <div role="search" className={css.place}>
      {Field ? (
        <Field {...props} />
      ) : (
        <Link to={place} className={css.door} onClick={open}>
          <Icon name="search" />
          {t('nav.search')}
        </Link>
      )}
    </div>
  );
}
