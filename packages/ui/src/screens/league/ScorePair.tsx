import { useTranslation } from 'react-i18next';
import { useLocale } from '../../ui.ts';
import { formatPoints } from './format-points.ts';
import * as css from './ScorePair.css.ts';

/** The points of both in two boxes, the own ones first in every direction: never one run of text. */
export function ScorePair({ own, opponent }: { own: number; opponent: number }) {
  const { t } = useTranslation('league');
  const locale = useLocale();
  const [mine, theirs] = [formatPoints(locale, own), formatPoints(locale, opponent)];
  return (
    <span className={css.pair} role="img" aria-label={t('points.both', { own: mine, opponent: theirs })}>
      <span className={css.score({ own: true })}>{mine}</span>
      <span className={css.score({ own: false })}>{theirs}</span>
    </span>
  );
}
