import { useTranslation } from 'react-i18next';
import { Button, DrawnPart, EmptyState, LaterStyles, Page } from '../../../ui.ts';
import { LeagueDown } from '../LeagueDown.tsx';
import type { ChallengeResultScreenProps, Finished } from '../props.ts';
import * as css from './ChallengeResultScreen.css.ts';
import { GainCard } from './GainCard.tsx';
import { Rounds } from './Rounds.tsx';
import { Verdict } from './Verdict.tsx';

/**
 * How a match ended: the race over its rounds, what the board got, every question with its right answer
 * (references `league-result`, `league-result-lost`).
 */
export function ChallengeResultScreen(props: ChallengeResultScreenProps) {
  const { t } = useTranslation(['challengeResult', 'league']);
  switch (props.state) {
    case 'down':
      return (
        <Page>
          <h1>{t('title')}</h1>
          <LeagueDown retry={props.retry} />
        </Page>
      );
    case 'running':
    case 'void':
      return (
        <Page>
          <EmptyState
            headingLevel={1}
            title={t(`open.${props.state}.title`)}
            action={
              <>
                {props.state === 'running' ? (
                  <Button look="live" to={props.match}>
                    {t('league:toMatch')}
                  </Button>
                ) : (
                  <Button to={props.league}>{t('toLeague')}</Button>
                )}
                <Button look="quiet" to={props.board}>
                  {t('league:board')}
                </Button>
              </>
            }
          >
            {t(`open.${props.state}.text`)}
          </EmptyState>
        </Page>
      );
    default:
      return (
        <div className={css.wideStage}>
          <DrawnPart id="top" of={props.result} as={Verdict} />
          <LaterStyles />
          <DrawnPart id="details" of={props.result} as={Details} />
        </div>
      );
  }
}

const Details = (props: Finished) => (
  <div className={css.columns}>
    <div className={css.rounds}>
      <Rounds rounds={props.rounds} />
    </div>
    <div className={css.gain}>
      <GainCard {...props} />
    </div>
  </div>
);
