import { formatNumber } from '@darb/language';
import { useTranslation } from 'react-i18next';
import { cachedFragment } from '../../../fragment-cache.tsx';
import { Avatar, Chip, Slab, useLocale, type IconName } from '../../../ui.ts';
import { formatPoints } from '../format-points.ts';
import { PlayerName, shownName } from '../PlayerName.tsx';
import type { Finished, Outcome, ShownPlayer } from '../props.ts';
import * as css from './ChallengeResultScreen.css.ts';
import { courseOf } from './course.ts';
import { Race } from './Race.tsx';

const ICONS: Readonly<Record<Outcome, IconName>> = { won: 'check', lost: 'swap', draw: 'swap' };

/** Who won and how, both players with their points, and the race between them. */
export const Verdict = cachedFragment(function Verdict(props: Finished) {
  const { t } = useTranslation(['challengeResult', 'league']);
  const locale = useLocale();
  const { state, forfeit, rounds } = props;
  const right = rounds.filter(({ own }) => own.isCorrect).length;
  const course = courseOf(props);
  return (
    <Slab labelledBy="verdict" flush>
      <div className={css.verdict({ alone: rounds.length === 0 })}>
        <div>
          <Chip tone="cream" icon={ICONS[state]}>
            {t(`league:outcome.${state}`)}
          </Chip>
          <h1 id="verdict">{t(`course.${course}.title`)}</h1>
          <p className={css.lead}>
            {forfeit === null ? t('right', { count: right, all: formatNumber(locale, rounds.length) }) : t(`course.${forfeit}.text`)}
          </p>
        </div>
        <Duel {...props} />
      </div>
      {rounds.length > 0 ? <Race {...props} /> : null}
    </Slab>
  );
});

/** The own points stand first in every direction, in a box of their own. */
function Duel({ self, opponent, points, opponentPoints }: Finished) {
  const { t } = useTranslation(['challengeResult', 'league']);
  return (
    <div className={css.duel} role="group" aria-label={t('points')}>
      <Side player={self} role={t('league:you')} points={points} side="own" />
      <Side player={opponent} role={t('league:opponent')} points={opponentPoints} side="opponent" />
    </div>
  );
}

function Side({ player, role, points, side }: { player: ShownPlayer; role: string; points: number; side: 'own' | 'opponent' }) {
  return (
    <div className={css.side({ side })}>
      <span className={css.face({ side })}>
        <Avatar name={shownName(player.name)} picture={player.avatar} />
      </span>
      <div className={css.who}>
        <PlayerName player={player} />
        <span className={css.role}>{role}</span>
      </div>
      <span className={css.points({ side })}>{formatPoints(useLocale(), points)}</span>
    </div>
  );
}
