import { formatNumber } from '@darb/language';
import { useTranslation } from 'react-i18next';
import { cachedFragment } from '../../../fragment-cache.tsx';
import { useHydrated } from '../../../hydrated.ts';
import { Button, Card, Facts, Icon, Link, MarkedChoice, Num, RichText, useLocale } from '../../../ui.ts';
import { ScorePair } from '../ScorePair.tsx';
import type { PlayedRound } from '../props.ts';
import * as css from './Rounds.css.ts';

/** The questions of the match, closed rows; one of them is open. */
export function Rounds({ rounds }: { rounds: readonly PlayedRound[] }) {
  const { t } = useTranslation('challengeResult');
  return (
    <Card titleId="rounds" title={t('rounds')}>
      {rounds.length === 0 ? <p>{t('noRounds')}</p> : null}
      <ol>
        {rounds.map(({ opened, ...round }) => (
          <li key={round.number} className={css.round} id={`round-${round.number}`}>
            <Row {...round} isOpen={opened !== null} />
            {opened ? <Opened {...opened} chosen={round.own.option} /> : null}
          </li>
        ))}
      </ol>
    </Card>
  );
}

type RowProps = Omit<PlayedRound, 'opened'> & { isOpen: boolean };

/** What was asked and how it went. Opening it is a page of its own, with JavaScript and without. */
const Row = cachedFragment(function Row({ number, stem, own, opponent, toggle, isOpen }: RowProps) {
  const { t } = useTranslation('challengeResult');
  const locale = useLocale();
  const isHydrated = useHydrated();
  const said = own.isCorrect ? 'right' : own.option === null ? 'none' : 'notRight';
  return (
    <Link
      className={css.row}
      // a whole new document begins at its top, unless it is told where
      to={isHydrated ? toggle : `${toggle}#round-${number}`}
      keepsPlace
      aria-expanded={isOpen}
    >
      <span className={css.number}>
        <Num>{formatNumber(locale, number)}</Num>
      </span>
      <span className={css.words}>
        <span className={css.stem}>
          <RichText value={stem} />
        </span>
        <span className={css.word({ isRight: own.isCorrect })}>
          <Icon name={own.isCorrect ? 'check' : 'close'} small />
          <Facts>
            <span>{t(`said.${said}`)}</span>
            {own.seconds === null ? null : <span className={css.time}>{t('within', { count: own.seconds })}</span>}
            {own.isPerfect ? <span className={css.time}>{t('perfect')}</span> : null}
          </Facts>
        </span>
      </span>
      <ScorePair own={own.points} opponent={opponent.points} />
      <span className={css.down}>
        <Icon name="down" small />
      </span>
    </Link>
  );
});

type OpenedProps = NonNullable<PlayedRound['opened']> & { chosen: number | null };

const Opened = cachedFragment(function Opened({ options, correct, explanation, collect, chosen }: OpenedProps) {
  const { t } = useTranslation('challengeResult');
  const locale = useLocale();
  return (
    <div className={css.body}>
      <div className={css.choices}>
        {options.map((option, index) =>
          index === correct || index === chosen ? (
            <MarkedChoice
              key={index}
              badge={formatNumber(locale, index + 1)}
              state={index === correct ? 'right' : 'wrong'}
              chosen={index === chosen}
            >
              <RichText value={option} />
            </MarkedChoice>
          ) : null,
        )}
      </div>
      {explanation && explanation.parts.length > 0 ? (
        <div className={css.why}>
          <Icon name="info" />
          <div>
            <RichText value={explanation} />
          </div>
        </div>
      ) : null}
      <div>
        <Button look="quiet" compact icon="mark" to={collect}>
          {t('collect')}
        </Button>
      </div>
    </div>
  );
});
