import type { RecipeVariants } from '@vanilla-extract/recipes';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { chip } from './Chip.css.ts';

export interface ChipProps {
  /**
   * What it says (docs/words.md), or where it stands: `cream` on a slab, `soft` beside a name. `reward` and
   * `caution` look alike and differ by their icon.
   */
  tone?: NonNullable<RecipeVariants<typeof chip>>['tone'];
  icon?: IconName | undefined;
  children: ReactNode;
}

/** A short word about the thing beside it. */
export const Chip = ({ tone = 'neutral', icon, children }: ChipProps) => (
  <span className={chip({ tone })}>
    {icon ? <Icon name={icon} small /> : null}
    {children}
  </span>
);
