import { formatNumber } from '@darb/language';
import { useTranslation } from 'react-i18next';
import { Ltr, PathStrip, Slab, useLocale } from '../../ui.ts';
import * as css from './money.css.ts';
import type { Purse } from './wallet-props.ts';

/** Rewards between two bonuses, and what a bonus is (rule billing 11). */
const STEP = 10;
const BONUS = 10;

/** What is in the wallet, and the road to the next bonus. */
export function PurseSlab({ credit, rewards }: Purse) {
  const { t } = useTranslation('wallet');
  const locale = useLocale();
  const behind = Math.floor(rewards / STEP) * STEP;
  const bonus = <Ltr>{`+${formatNumber(locale, BONUS)}`}</Ltr>;
  const next = behind + STEP;
  const stops = [
    ...(behind === 0 ? [] : [{ id: 'behind', state: 'done' as const, label: formatNumber(locale, behind), note: bonus }]),
    {
      id: 'here',
      state: 'here' as const,
      label: t('purse.rewards', { amount: formatNumber(locale, rewards) }),
      note: t('purse.left', { amount: formatNumber(locale, next - rewards) }),
    },
    { id: 'next', state: 'todo' as const, label: formatNumber(locale, next), note: bonus },
  ];
  return (
    <Slab labelledBy="purse" flush>
      <div className={css.slab}>
        <h2 id="purse" className={css.slabSoft}>
          {t('purse.title')}
        </h2>
        <p className={css.big}>
          <b className={css.figure}>{formatNumber(locale, credit)}</b>
          <span>{t('purse.dinars', { count: credit })}</span>
        </p>
        <p className={css.slabSoft}>{t('purse.text')}</p>
        <PathStrip stops={stops} label={t('purse.road')} compact />
      </div>
    </Slab>
  );
}
