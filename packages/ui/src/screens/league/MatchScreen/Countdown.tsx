import { formatNumber } from '@darb/language';
import { Trans, useTranslation } from 'react-i18next';
import { Num, Station, useLocale } from '../../../ui.ts';
import type { MatchScreenProps } from '../match-props.ts';
import * as roadCss from '../MeetRoad.css.ts';
import { MeetRoad } from '../MeetRoad.tsx';
import { useOpponentCalled } from '../opponent-called.ts';
import { useAbsence } from './absence.ts';
import { useFocusOnce } from './focus.ts';
import * as css from './Countdown.css.ts';

/** "Starting soon", 3, 2, 1, "go": what each step is called by. */
const STEPS = [4, 3, 2, 1, 0] as const;

/** Both are there, and the match begins. */
export function Countdown(props: Extract<MatchScreenProps, { state: 'found' | 'countdown' }>) {
  const { t } = useTranslation('match');
  const locale = useLocale();
  const called = useOpponentCalled();
  const absence = useAbsence();
  const focused = useFocusOnce<HTMLSpanElement>('meeting');
  const { self, opponent } = props;
  const count = props.state === 'countdown' ? props.count : 5;
  const lead = props.absence
    ? absence(props.absence, opponent)
    : props.counts
      ? t(opponent.isBot ? 'found.bot' : 'found.text', { name: called(opponent) })
      : t('found.notCounted');
  return (
    <>
      <div className={roadCss.head}>
        <h1>
          <span ref={focused} tabIndex={-1}>
            {t('found.title')}
          </span>
        </h1>
        <p>{lead}</p>
      </div>
      <MeetRoad self={self} opponent={opponent}>
        {count >= 1 && count <= 3 ? (
          <span key={count} aria-hidden="true">
            <Num>{formatNumber(locale, count)}</Num>
          </span>
        ) : (
          <span key={count} className={roadCss.word}>
            {t(count === 0 ? 'count.go' : count === 4 ? 'count.soon' : 'count.found')}
          </span>
        )}
      </MeetRoad>
      <ol className={css.steps} aria-hidden="true">
        {STEPS.map((step) => (
          <li key={step}>
            <span className={css.stop({ isHere: step === count })}>
              <Station
                key={count < step ? 'done' : 'open'}
                state={count < step ? 'done' : step === count ? 'here' : 'todo'}
                test={step === 0}
                {...(step >= 1 && step <= 3 ? { mark: formatNumber(locale, step) } : {})}
              />
            </span>
            {step === 4 ? t('count.ready') : step === 0 ? t('count.go') : null}
          </li>
        ))}
      </ol>
      <p className={css.rules}>
        {(['rounds', 'time', 'keys'] as const).map((rule) => (
          <span key={rule}>
            <Trans t={t} i18nKey={`rules.${rule}`} components={{ b: <b /> }} />
          </span>
        ))}
      </p>
    </>
  );
}
