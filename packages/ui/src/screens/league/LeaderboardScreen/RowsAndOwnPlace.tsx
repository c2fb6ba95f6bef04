import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui.ts';
import type { Standings } from '../props.ts';
import { BoardTable } from './BoardTable.tsx';
import * as css from './LeaderboardScreen.css.ts';
import { OwnPlaceCard } from './OwnPlaceCard.tsx';

/** The rows of a board, and where the student stands. */
export function RowsAndOwnPlace({ rows, gap, whole, ...own }: Standings) {
  const { t } = useTranslation('leaderboard');
  return (
    <>
      <div className={css.main}>
        <BoardTable rows={rows} gap={gap} />
        {whole ? (
          <div>
            <Button look="line" to={whole.href}>
              {t(whole.isShown ? 'showEight' : 'showTop')}
            </Button>
          </div>
        ) : null}
      </div>
      <OwnPlaceCard {...own} />
    </>
  );
}
