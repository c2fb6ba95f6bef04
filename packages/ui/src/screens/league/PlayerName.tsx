import { withJoinersAlone } from '@darb/language';
import { useTranslation } from 'react-i18next';
import type { ShownPlayer } from './props.ts';
import * as css from './PlayerName.css.ts';

/** What is shown of a name: nothing that turns the letters beside it; null where nothing is left. */
export const shownName = (name: string | null): string | null => withJoinersAlone(name ?? '').trim() || null;

/** What somebody is called by: the first word of a name with a letter or a digit in it, else all of it. */
export function calledName(name: string | null): string | null {
  const shown = shownName(name);
  return shown?.split(/\s+/u).find((word) => /[\p{L}\p{N}]/u.test(word)) ?? shown;
}

/** A player's name in one line, in its own direction and cut at its own end; in words where it is hidden. */
export function PlayerName({ player: { name, isBot } }: { player: Pick<ShownPlayer, 'name' | 'isBot'> }) {
  const { t } = useTranslation('frame');
  const shown = shownName(name);
  return shown === null ? (
    <b className={css.name}>{t(isBot ? 'player.bot' : 'player.noName')}</b>
  ) : (
    <b className={css.name} dir="auto">
      {shown}
    </b>
  );
}
