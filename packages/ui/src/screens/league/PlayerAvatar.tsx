import { Icon } from '../../components/Icon/Icon.tsx';
import { initialOf } from '../../components/Avatar/initial.ts';
import type { ShownPlayer } from './match-props.ts';
import * as css from './PlayerAvatar.css.ts';

interface PlayerAvatarProps {
  /** Null: nobody is there yet. */
  player: ShownPlayer | null;
  side: 'self' | 'opponent';
  large?: boolean;
}

/** A player's picture, or the first letter of the name; it stands beside the name and says nothing. */
export function PlayerAvatar({ player, side, large = false }: PlayerAvatarProps) {
  const className = css.avatar({ side: player === null ? 'nobody' : side, large });
  const letter = initialOf(player?.name ?? '');
  if (player?.avatar) return <img className={className} src={player.avatar} alt="" width={72} height={72} />;
  return (
    <span className={className} aria-hidden="true">
      {player?.isBot ? <Icon name="device" /> : letter === '' ? <Icon name="user" /> : letter}
    </span>
  );
}
