import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui.ts';
import * as css from './locate.css.ts';
import type { Located } from './props.ts';

type Shown = Located | { state: 'hint' | 'pending' };

/**
 * The end of the country menu: a button that looks where the visitor is, and what came of it. Loaded with the
 * menu’s first opening, its texts too.
 */
export function Locate({ locate }: { locate: () => Promise<Located> }) {
  const { t } = useTranslation('location');
  const [shown, show] = useState<Shown>({ state: 'hint' });
  const pending = shown.state === 'pending' || shown.state === 'going';

  const said = (now: Shown): string => {
    switch (now.state) {
      case 'hint':
        return t('hint');
      case 'pending':
        return t('pending');
      case 'going':
        return t('going', { country: now.country });
      case 'here':
        return t('here', { country: now.country });
      case 'elsewhere':
        return t('elsewhere');
      case 'denied':
        return t('denied');
      case 'unavailable':
        return t('unavailable');
    }
  };
  const press = () => {
    if (pending) return;
    show({ state: 'pending' });
    void locate().then(show);
  };

  return (
    <div className={css.locate}>
      <button type="button" className={css.button} aria-disabled={pending} aria-describedby="locate-said" onClick={press}>
        <Icon name="flag" small />
        <span>{t('action')}</span>
      </button>
      <p id="locate-said" role="status" className={css.said}>
        {said(shown)}
      </p>
    </div>
  );
}
