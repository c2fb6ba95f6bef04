import { useTranslation } from 'react-i18next';
import { Button, EmptyState } from '../../../ui.ts';
import type { LeaderboardScreenProps } from '../props.ts';

/** A board on which nobody stands yet. */
export function EmptyBoard({ period, league }: Pick<LeaderboardScreenProps, 'period' | 'league'>) {
  const { t } = useTranslation(['leaderboard', 'league']);
  return (
    <EmptyState
      title={t(`period.${period}.empty`)}
      action={
        <Button look="live" to={league}>
          {t('league:start')}
        </Button>
      }
    >
      {t(`period.${period}.emptyText`)}
    </EmptyState>
  );
}
