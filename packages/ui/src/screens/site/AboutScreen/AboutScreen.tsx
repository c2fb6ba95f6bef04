import { useTranslation } from 'react-i18next';
import { Button, Icon, Page } from '../../../ui.ts';
import type { AboutScreenProps } from '../props.ts';
import * as css from './AboutScreen.css.ts';
import { NightDesk } from './NightDesk.tsx';

/** What Darb holds itself to, and how far from the edge the road passes it; the last one is under way. */
const VOWS = [
  ['why', 28],
  ['selling', 20],
  ['phone', 32],
  ['everybody', 24],
] as const;

/** For whom Darb was made, and what it holds itself to. */
export function AboutScreen({ explore, news }: AboutScreenProps) {
  const { t } = useTranslation('about');
  return (
    <Page>
      <section className={css.story}>
        <div className={css.words}>
          <h1>{t('title')}</h1>
          <p>{t('night')}</p>
          <p>{t('road')}</p>
          <p>{t('where')}</p>
        </div>
        <NightDesk />
      </section>
      <section className={css.promises} aria-labelledby="vows-title">
        <div className={css.words}>
          <h2 id="vows-title">{t('vows.title')}</h2>
          <p>{t('vows.lead')}</p>
        </div>
        <ol className={css.vows}>
          {VOWS.map(([vow, from], index) => (
            <li key={vow} className={css.vow}>
              <Stop from={from} to={VOWS[index + 1]?.[1] ?? null} />
              <div>
                <h3 className={css.vowTitle}>{t(`vows.${vow}.title`)}</h3>
                <p>{t(`vows.${vow}.text`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <p className={css.ways}>
        <Button look="line" to={explore}>
          {t('explore')}
        </Button>
        <Button look="quiet" to={news}>
          {t('news')}
        </Button>
      </p>
    </Page>
  );
}

/** A station and the road to the next one; the one without a next is under way. */
function Stop({ from, to }: { from: number; to: number | null }) {
  return (
    <span className={css.rail} aria-hidden>
      {to === null ? null : (
        <svg className={css.line} viewBox="0 0 56 100" preserveAspectRatio="none">
          <path d={`M${from} 0C${from} 50 ${to} 50 ${to} 100`} vectorEffect="non-scaling-stroke" />
        </svg>
      )}
      <i className={to === null ? css.here : css.done} style={{ insetInlineStart: `${from}px` }}>
        {to === null ? null : <Icon name="check" small />}
      </i>
    </span>
  );
}
