import { formatNumber } from '@darb/language';
import { useTranslation } from 'react-i18next';
import { Card, Facts, Icon, MarkedChoice, Num, RichText, useLocale } from '../../../ui.ts';
import { ScorePair } from '../ScorePair.tsx';
import type { PlayedRound } from '../props.ts';
import * as css from './Rounds.css.ts';

/** The questions of the match, closed rows; the first one that was not right is open. */
export function Rounds({ rounds }: { rounds: readonly PlayedRound[] }) {
  const { t } = useTranslation('league');
  const open = rounds.findIndex(({ own }) => !own.isCorrect);
  return (
    <Card titleId="rounds" title={t('result.rounds')}>
      {rounds.length === 0 ? <p>{t('result.noRounds')}</p> : null}
      <ol>
        {rounds.map((round, index) => (
          <li key={round.question.id} className={css.round}>
            <Round {...round} number={index + 1} open={index === open} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Round({ number, open, question, correct, explanation, own, opponent }: PlayedRound & { number: number; open: boolean }) {
  const { t } = useTranslation('league');
  const locale = useLocale();
  const said = own.isCorrect ? 'right' : own.option === null ? 'none' : 'notRight';
  return (
    <details open={open}>
      <summary className={css.summary}>
        <span className={css.number}>
          <Num>{formatNumber(locale, number)}</Num>
        </span>
        <span className={css.words}>
          <span className={css.stem}>
            <RichText value={question.stem} />
          </span>
          <span className={css.word({ isRight: own.isCorrect })}>
            <Icon name={own.isCorrect ? 'check' : 'close'} small />
            <Facts>
              <span>{t(`result.said.${said}`)}</span>
              {own.seconds === null ? null : <span className={css.time}>{t('result.within', { count: own.seconds })}</span>}
              {own.isPerfect ? <span className={css.time}>{t('result.perfect')}</span> : null}
            </Facts>
          </span>
        </span>
        <ScorePair own={own.points} opponent={opponent.points} />
        <span className={css.down}>
          <Icon name="down" small />
        </span>
      </summary>
      <div className={css.body}>
        <div className={css.choices}>
          {question.options.map((option, index) =>
            index === correct || index === own.option ? (
              <MarkedChoice
                key={index}
                badge={formatNumber(locale, index + 1)}
                state={index === correct ? 'right' : 'wrong'}
                chosen={index === own.option}
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
      </div>
    </details>
  );
}
