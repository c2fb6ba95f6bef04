import { isolated } from '@darb/language';
import { useTranslation } from 'react-i18next';
import type { ShownPlayer } from './match-props.ts';
import * as css from './PlayerName.css.ts';

/** A player's name in one line, cut at its own end; in words where it is hidden. */
export function PlayerName({ player: { name, isBot } }: { player: ShownPlayer }) {
  const { t } = useTranslation('match');
  return name === null ? (
    <b className={css.name}>{t(isBot ? 'bot' : 'noName')}</b>
  ) : (
    <b className={css.name} dir="auto">
      {name}
    </b>
  );
}

/** How a sentence calls a player: by the first name, or by what they are in the match. */
export function useOpponentCalled(): (player: ShownPlayer) => string {
  const { t } = useTranslation('match');
  return ({ name }) => (name === null ? t('theOpponent') : isolated(name.trim().split(/\s+/, 1)[0] ?? name));
}
