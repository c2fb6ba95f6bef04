import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../components/Button/Button.tsx';
import { Icon } from '../components/Icon/Icon.tsx';
import type { Place } from '../navigation.tsx';
import * as css from './subscription-popup.css.ts';

export interface SubscriptionPopupProps {
  /** What a key costs and opens. */
  checkout: Place;
  onClose: () => void;
}

/**
 * Tells a student without a key what one opens (rule billing 15): in a corner, beside what is being done, so
 * that nothing is interrupted and no focus is taken. Escape closes it while the focus is in it.
 */
export function SubscriptionPopup({ checkout, onClose }: SubscriptionPopupProps) {
  const { t } = useTranslation('popup');
  const title = useId();
  const popup = useRef<HTMLElement>(null);
  useEffect(() => {
    const close = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape' && popup.current?.contains(document.activeElement)) onClose();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [onClose]);
  return (
    <aside ref={popup} className={css.popup} aria-labelledby={title}>
      <span className={css.key}>
        <Icon name="key" />
      </span>
      <div className={css.words}>
        <h2 id={title}>{t('title')}</h2>
        <p>{t('text')}</p>
      </div>
      <div className={css.acts}>
        <Button to={checkout}>{t('look')}</Button>
        <Button type="button" look="quiet" onClick={onClose}>
          {t('later')}
        </Button>
      </div>
    </aside>
  );
}
