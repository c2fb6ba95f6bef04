import { useTranslation } from 'react-i18next';
import type { Absence, ShownPlayer } from '../match-props.ts';
import { useOpponentCalled } from '../opponent-called.ts';

/** Whose line is down, and how long there is to come back. */
export function useAbsence(): (absence: Absence, opponent: ShownPlayer) => string {
  const { t } = useTranslation('match');
  const called = useOpponentCalled();
  return ({ who, seconds }, opponent) => {
    if (who === 'self') return seconds > 0 ? t('absence.self', { count: seconds }) : t('absence.selfLate');
    return t('absence.opponent', { count: seconds, name: called(opponent) });
  };
}
