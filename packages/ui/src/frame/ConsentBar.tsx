import { useTranslation } from 'react-i18next';
import { Button, Link } from '../ui.ts';
import type { Place } from '../navigation.tsx';
import * as css from './consent-bar.css.ts';

export type Company = 'analytics' | 'freshchat' | 'zendesk';

export interface ConsentBarProps {
  /** Whom the operator has given a key for; never nobody. */
  names: readonly Company[];
  /** Null until it is answered. */
  answer: 'yes' | 'no' | null;
  about: Place;
  onAnswer: (answer: 'yes' | 'no') => void;
}

/**
 * Whether other companies may load what is theirs: both answers weigh the same, the page behind it goes on
 * (rule site 37).
 */
export function ConsentBar({ names, answer, about, onAnswer }: ConsentBarProps) {
  const { t } = useTranslation('consent');
  return (
    <section className={css.bar} aria-labelledby="consent-title">
      <h2 id="consent-title" className={css.title}>
        {t('title')}
      </h2>
      <ul className={css.names}>
        {names.map((name) => (
          <li key={name}>{t(`what.${name}`)}</li>
        ))}
      </ul>
      <p>
        {t('text')} <Link to={about}>{t('about')}</Link>
      </p>
      {answer === null ? null : <p role="status">{t(`now.${answer}`)}</p>}
      <div className={css.actions}>
        <Button look="line" compact onClick={() => onAnswer('no')}>
          {t('no')}
        </Button>
        <Button look="line" compact onClick={() => onAnswer('yes')}>
          {t('yes')}
        </Button>
      </div>
    </section>
  );
}
