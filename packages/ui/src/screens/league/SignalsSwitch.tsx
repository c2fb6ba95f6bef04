import { useTranslation } from 'react-i18next';
import type { Signals } from './match-props.ts';
import * as css from './SignalsSwitch.css.ts';

/** Switches sound and vibration of a match; nothing in it needs them. */
export function SignalsSwitch({ areOn, onChange }: Signals) {
  const { t } = useTranslation('lobby');
  return (
    <button
      type="button"
      role="switch"
      className={css.tap}
      aria-checked={areOn}
      aria-label={t('signals.title')}
      onClick={() => onChange(!areOn)}
    >
      <span className={css.track({ areOn })} />
    </button>
  );
}
