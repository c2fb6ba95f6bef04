import { formatNumber } from '@darb/language';
import { useTranslation } from 'react-i18next';
import { cachedFragment } from '../../../fragment-cache.tsx';
import { Button, Card, Facts, Link, LocalizedText, SubjectTile, VisuallyHidden, useLocale } from '../../../ui.ts';
import { RowAvatar } from '../RowAvatar.tsx';
import { PlayerName } from '../PlayerName.tsx';
import { ScorePair } from '../ScorePair.tsx';
import type { Outcome, PastMatch, PoolRow } from '../props.ts';
import * as css from './Matches.css.ts';

/** The subjects to play in, each with how it went so far and the way to its lobby. */
export const Pools = cachedFragment(function Pools({ subjects }: { subjects: PoolRow[] }) {
  const { t } = useTranslation(['leagueHome', 'league']);
  return (
    <Card titleId="pools" title={t('pools.title')}>
      <ul>
        {subjects.map((subject, index) => (
          <li key={subject.id} className={css.pool}>
            <SubjectTile icon={subject.icon} bgColor={subject.bgColor} />
            <div className={css.middle}>
              <div>
                <b>
                  <LocalizedText value={subject.title} />
                </b>
                {subject.standing ? <Standing {...subject.standing} /> : null}
              </div>
              {subject.standing && subject.standing.form.length > 0 ? <Form form={subject.standing.form} /> : null}
            </div>
            <Button
              look={index === 0 ? 'live' : 'line'}
              compact
              to={subject.lobby}
              aria-label={t('pools.startIn', { subject: subject.title.text })}
            >
              {t('league:start')}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
});

function Standing({ played, won }: NonNullable<PoolRow['standing']>) {
  const { t } = useTranslation('leagueHome');
  const locale = useLocale();
  return (
    <span className={css.soft}>
      {played === 0 ? t('pools.never') : t('pools.won', { count: won, played: formatNumber(locale, played) })}
    </span>
  );
}

/** The last results on a line, the oldest at the start. */
function Form({ form }: { form: readonly Outcome[] }) {
  const { t } = useTranslation(['leagueHome', 'league']);
  return (
    <ol className={css.form} aria-label={t('pools.form')}>
      {form.map((outcome, index) => (
        <li key={index} className={css.point({ outcome })}>
          <VisuallyHidden>{t(`league:outcome.${outcome}`)}</VisuallyHidden>
        </li>
      ))}
    </ol>
  );
}

/** The last matches, the newest first; each leads to its result. */
export function Matches({ matches }: { matches: PastMatch[] }) {
  const { t } = useTranslation('leagueHome');
  return (
    <Card titleId="matches" title={t('matches.title')}>
      {matches.length === 0 ? <p className={css.soft}>{t('matches.none')}</p> : null}
      <ul>
        {matches.map((match) => (
          <Match key={match.id} {...match} />
        ))}
      </ul>
    </Card>
  );
}

const Match = cachedFragment(function Match({ opponent, subject, points, opponentPoints, outcome, href }: PastMatch) {
  const { t } = useTranslation('league');
  return (
    <li className={css.row}>
      <Link className={css.match} to={href}>
        <RowAvatar player={opponent} />
        <div className={css.who}>
          <PlayerName player={opponent} />
          <span className={css.soft}>
            <Facts>
              <span>
                <b className={css.outcome({ outcome })}>{t(`outcome.${outcome}`)}</b>
              </span>
              <span>
                <LocalizedText value={subject} />
              </span>
            </Facts>
          </span>
        </div>
        <ScorePair own={points} opponent={opponentPoints} />
      </Link>
    </li>
  );
});
