import { isolated } from '@darb/language';
import { useTranslation } from 'react-i18next';
import { calledName } from './PlayerName.tsx';
import type { ShownPlayer } from './props.ts';

/** How a sentence calls a player: by the first name, or by what they are in the match. */
export function useOpponentCalled(): (player: ShownPlayer) => string {
  const { t } = useTranslation('match');
  return ({ name }) => {
    const first = calledName(name);
    return first === null ? t('theOpponent') : isolated(first);
  };
}
