import { useTranslation } from 'react-i18next';
import { Button, Notice } from '../../../ui.ts';
import type { MatchScreenProps } from '../match-props.ts';
import { NeedsScript } from '../NeedsScript.tsx';
import { Announced } from './Announced.tsx';
import { Countdown } from './Countdown.tsx';
import { Playing } from './Playing.tsx';
import { useFocusOnce } from './focus.ts';
import * as css from './MatchScreen.css.ts';

/** A match from the meeting to its end (references `league-countdown`, `match`). */
export function MatchScreen(props: MatchScreenProps) {
  return (
    <>
      <Shown {...props} />
      <Announced {...props} />
    </>
  );
}

function Shown(props: MatchScreenProps) {
  switch (props.state) {
    case 'found':
    case 'countdown':
      return <Countdown {...props} />;
    case 'round':
    case 'reveal':
      return <Playing {...props} />;
    default:
      return <Aside {...props} key={props.state} />;
  }
}

type AsideProps = Extract<MatchScreenProps, { state: 'joining' | 'over' | 'void' | 'unmet' | 'quit' | 'replaced' | 'failed' }>;

/** All that is no play: before it, after it, and where it goes on elsewhere or not at all. */
function Aside(props: AsideProps) {
  const focused = useFocusOnce<HTMLDivElement>(props.state);
  return (
    <div ref={focused} tabIndex={-1} className={css.aside}>
      <Words {...props} />
    </div>
  );
}

function Words(props: AsideProps) {
  const { t } = useTranslation(['match', 'frame']);
  const toLeague = (to: string) => (
    <Button look="quiet" to={to}>
      {t('toLeague')}
    </Button>
  );
  switch (props.state) {
    case 'joining':
      return (
        <>
          <h1>{t('joining.title')}</h1>
          <p>{t('joining.text')}</p>
          <NeedsScript />
        </>
      );
    case 'over': {
      const { result, ending } = props;
      return (
        <>
          <h1>{t(result === 'won' && ending !== 'played' ? `over.${ending}` : `over.${result}`)}</h1>
          <p>{t('over.text')}</p>
          <Button to={props.to}>{t('over.action')}</Button>
        </>
      );
    }
    case 'void':
    case 'unmet':
      return (
        <>
          <h1>{t(`cancelled.${props.state}.title`)}</h1>
          <p>{t(`cancelled.${props.state}.text`)}</p>
          <div className={css.acts}>
            {props.again ? <Button to={props.again}>{t('again')}</Button> : null}
            {toLeague(props.league)}
          </div>
        </>
      );
    case 'quit':
      return (
        <>
          <h1>{t('left.title')}</h1>
          <p>{t('left.text')}</p>
          <Button to={props.league}>{t('toLeague')}</Button>
        </>
      );
    case 'replaced':
      return (
        <>
          <h1>{t('replaced.title')}</h1>
          <Notice tone="info">{t('replaced.text')}</Notice>
          <div className={css.acts}>
            <Button type="button" look="live" onClick={props.onPlayHere}>
              {t('replaced.action')}
            </Button>
            {toLeague(props.league)}
          </div>
        </>
      );
    case 'failed':
      return (
        <>
          <h1>{t('failed.title')}</h1>
          <Notice tone="negative">{t(`problem.${props.problem}`)}</Notice>
          <div className={css.acts}>
            {props.problem === 'signedOut' ? (
              <Button to={props.signIn}>{t('signIn')}</Button>
            ) : (
              <Button type="button" icon="retry" onClick={props.onRetry}>
                {t('frame:retry')}
              </Button>
            )}
            {toLeague(props.league)}
          </div>
        </>
      );
  }
}
