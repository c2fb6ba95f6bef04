import { Trans, useTranslation } from 'react-i18next';
import { Icon, VisuallyHidden } from '../../../ui.ts';
import type { TimeSaid } from '../props.ts';
import * as css from './TestScreen.css.ts';

/**
 * The time left, in words at the end of the stage's bar (`StageFrameProps.timed`). It is announced at its
 * moments alone, never as it runs.
 */
export function TimeLeft({ minutes, said }: { minutes: number | null; said: TimeSaid | null }) {
  const { t } = useTranslation(['test', 'assessment']);
  if (minutes === null) return null;
  return (
    <>
      <p className={css.time} role="timer" aria-live="off">
        <Icon name="clock" small />
        <span>
          <Trans t={t} i18nKey="timeLeft" count={minutes} values={{ count: minutes }} components={{ b: <b /> }} />
        </span>
      </p>
      <VisuallyHidden>
        <span role="status">{said === null ? null : t(`timeSaid.${said}`)}</span>
      </VisuallyHidden>
    </>
  );
}
