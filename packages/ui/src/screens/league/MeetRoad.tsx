import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { line } from '../../components/Path/Path.css.ts';
import type { ShownPlayer } from './match-props.ts';
import { PlayerAvatar } from './PlayerAvatar.tsx';
import { PlayerName } from './PlayerName.tsx';
import * as css from './MeetRoad.css.ts';

interface MeetRoadProps {
  self: ShownPlayer;
  /** Null while nobody has come. */
  opponent: ShownPlayer | null;
  /** What stands where the two roads meet: 104 px, or 176 px when both are there. */
  children: ReactNode;
}

/** Of each road what a phone draws, and a desk. */
const ROADS = {
  self: ['M0 60C9.5 60 9.5 72 19 72C34.5 72 34.5 50 50 50', 'M0 60C14 60 14 72 28 72C39 72 39 50 50 50'],
  opponent: ['M50 50C65.5 50 65.5 34 81 34C90.5 34 90.5 46 100 46', 'M50 50C61 50 61 34 72 34C86 34 86 46 100 46'],
} as const;

/** Two roads from both edges of the window that meet; its height is the same in every state. */
export function MeetRoad({ self, opponent, children }: MeetRoadProps) {
  const { t } = useTranslation(['match', 'frame']);
  return (
    <div className={css.room}>
      <div className={css.ground}>
        {(['narrow', 'broad'] as const).map((width, index) => (
          <svg key={width} className={css.roads({ width })} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <path
              className={opponent ? `${line({ kind: 'ink' })} ${css.theirs}` : `${line({ kind: 'todo' })} ${css.dots}`}
              d={ROADS.opponent[index]}
            />
            <path className={`${line({ kind: 'ink' })} ${css.own}`} d={ROADS.self[index]} />
          </svg>
        ))}
        <div className={css.player({ side: 'self' })}>
          <PlayerAvatar player={self} side="self" large />
          <PlayerName player={self} />
          <span>{t('you')}</span>
        </div>
        <div className={css.node({ isLive: opponent !== null })}>{children}</div>
        <div className={css.player({ side: 'opponent' })}>
          <PlayerAvatar player={opponent} side="opponent" large />
          {opponent ? <PlayerName player={opponent} /> : null}
          {opponent?.isBot && opponent.name !== null ? <span>{t('frame:player.bot')}</span> : null}
        </div>
      </div>
    </div>
  );
}
