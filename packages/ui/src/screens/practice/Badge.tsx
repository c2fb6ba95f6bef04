import drawings from './badges.svg?no-inline';
import type { LevelName } from './levels.ts';

/** The badge of a level, drawn; a word stands beside it. */
export const Badge = ({ level, className }: { level: LevelName; className?: string }) => (
  <svg className={className} aria-hidden="true">
    <use href={`${drawings}#${level}`} />
  </svg>
);
