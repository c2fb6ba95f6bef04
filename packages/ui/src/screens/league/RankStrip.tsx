import { formatNumber } from '@darb/language';
import { useTranslation } from 'react-i18next';
import { Num, PathStrip, useLocale } from '../../ui.ts';
import * as css from './RankStrip.css.ts';

interface RankStripProps {
  rank: number;
  /** The next rank that has more points; null for the first. */
  above: number | null;
  /** The rank before what was just achieved: the ink runs on from there, once. */
  before?: number | null;
}

const BEHIND = 3;

/**
 * The ranks beside the student's own, the last ones behind at the start; the ink ends on the own one.
 * `[12, 11, 10, 9, 8]` for somebody who came from 12 to 9.
 */
export function ranksBeside({ rank, above, before }: RankStripProps): readonly number[] {
  const from = before !== null && before !== undefined && before > rank ? Math.min(before, rank + BEHIND) : rank + 1;
  const behind = Array.from({ length: from - rank }, (_, index) => from - index);
  const next = above ?? 0;
  return [...behind, rank, ...[next, next - 1].filter((ahead) => ahead > 0 && ahead < rank).slice(0, behind.length > 2 ? 1 : 2)];
}

/** The own place on a road of ranks, which leads up to the first. */
export function RankStrip(props: RankStripProps) {
  const { t } = useTranslation('league');
  const locale = useLocale();
  const ranks = ranksBeside(props);
  const here = ranks.indexOf(props.rank);
  const isNew = props.before !== null && props.before !== undefined && props.before > props.rank;
  return (
    <div className={css.strip}>
      <PathStrip
        label={t('ranks')}
        stops={ranks.map((rank, index) => ({
          id: String(rank),
          label: <Num>{formatNumber(locale, rank)}</Num>,
          state: index < here ? ('done' as const) : index === here ? ('here' as const) : ('todo' as const),
        }))}
        {...(isNew ? { achieved: 0 } : {})}
      />
    </div>
  );
}
