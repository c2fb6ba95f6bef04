import type { RecipeVariants } from '@vanilla-extract/recipes';
import { avatar } from './Avatar.css.ts';
import { initialOf } from './initial.ts';

export interface AvatarProps {
  name: string;
  tone?: NonNullable<RecipeVariants<typeof avatar>>['tone'];
  large?: boolean;
}

/** The first letter of a name, beside the name itself: it says nothing to a screen reader. */
export const Avatar = ({ name, tone = 0, large = false }: AvatarProps) => (
  <span className={avatar({ tone, large })} aria-hidden="true">
    {initialOf(name)}
  </span>
);
