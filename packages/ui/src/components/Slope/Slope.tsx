import type { ReactNode } from 'react';
import { drawing } from '../Path/Path.css.ts';
import { DifficultyWord } from '../Text/DifficultyWord.tsx';
import * as css from './Slope.css.ts';

/** How it went at one difficulty. */
export interface SlopeStretch {
  /** Of its questions the share that was right, 0 to 1; `null` where there was none. */
  share: number | null;
  /** Under its word. */
  figure: ReactNode;
}

export interface SlopeProps {
  easy: SlopeStretch;
  medium: SlopeStretch;
  hard: SlopeStretch;
  /** In the row of a list. */
  small?: boolean;
}

/** Flat, a hill, a climb: the ends of each stretch, in a drawing 300 by 96 with gaps of 14. */
const STRETCHES = [
  { difficulty: 'easy', from: [0, 88], to: [93, 78.7] },
  { difficulty: 'medium', from: [107, 76.04], to: [193, 51.96] },
  { difficulty: 'hard', from: [207, 47.06], to: [300, 8] },
] as const;
const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Difficulty is steepness: three stretches, each inked from its foot as far as answers were right. */
export function Slope({ small = false, ...parts }: SlopeProps) {
  return (
    <div>
      <svg className={`${drawing} ${css.hill({ small })}`} viewBox="0 0 300 96" preserveAspectRatio="none" aria-hidden="true">
        {STRETCHES.map(({ difficulty, from: [x, y], to: [endX, endY] }) => {
          const { share } = parts[difficulty];
          const inked = share ? `M${x} ${y}L${rounded(x + (endX - x) * share)} ${rounded(y + (endY - y) * share)}` : null;
          return (
            <g key={difficulty}>
              <path className={css.stretch({ small, kind: share === null ? 'todo' : 'plain' })} d={`M${x} ${y}L${endX} ${endY}`} />
              {inked === null ? null : <path className={css.stretch({ small, kind: 'ink' })} d={inked} />}
            </g>
          );
        })}
      </svg>
      <dl className={css.words({ small })}>
        {STRETCHES.map(({ difficulty }) => (
          <div key={difficulty} className={css.word({ small })}>
            <dt className={css.name}>
              <DifficultyWord difficulty={difficulty} />
            </dt>
            <dd className={css.figure}>{parts[difficulty].figure}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
