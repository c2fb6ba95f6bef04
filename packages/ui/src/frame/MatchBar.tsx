import { useTranslation } from 'react-i18next';
import { Icon } from '../components/Icon/Icon.tsx';
import { Link, type Place } from '../navigation.tsx';
import * as css from './match-bar.css.ts';

export interface MatchBarProps {
  /** The match is being played, or an opponent is waited for. */
  says: 'goesOn' | 'waiting';
  to: Place;
}

/** Leads back to the student's match from any other page; it floats, so that nothing moves when it comes. */
export function MatchBar({ says, to }: MatchBarProps) {
  const { t } = useTranslation('frame');
  return (
    <aside className={css.bar} aria-label={t('match.label')}>
      <span className={css.dot} aria-hidden="true" />
      <p role="status">{t(`match.${says}`)}</p>
      <Link className={css.to} to={to}>
        <span>{t('match.open')}</span>
        <Icon name="arrow" small />
      </Link>
    </aside>
  );
}
