import { Avatar } from '../../ui.ts';
import { shownName } from './PlayerName.tsx';
import type { ShownPlayer } from './props.ts';

type Tone = 0 | 1 | 2 | 3;

/** One of the four tones of an avatar, the same for the same name. */
function toneOf(name: string): Tone {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_536;
  return (sum % 4) as Tone;
}

/** A player's picture in a row, or the first letter of the name in a tone of its own. */
export function RowAvatar({ player }: { player: ShownPlayer }) {
  const name = shownName(player.name);
  return <Avatar name={name} tone={toneOf(name ?? '')} picture={player.avatar} />;
}
