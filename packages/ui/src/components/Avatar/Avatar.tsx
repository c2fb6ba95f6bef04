import type { RecipeVariants } from '@vanilla-extract/recipes';
import { Icon } from '../Icon/Icon.tsx';
import { avatar } from './Avatar.css.ts';
import { initialOf } from './initial.ts';

export interface AvatarProps {
  /** Null: there is none to show. */
  name: string | null;
  tone?: NonNullable<RecipeVariants<typeof avatar>>['tone'];
  large?: boolean;
  /** Its address, instead of the letter. */
  picture?: string | null | undefined;
}

/**
 * A picture, or the first letter of a name, of none a figure. It stands beside the name itself, and says
 * nothing to a screen reader.
 */
export const Avatar = ({ name, tone = 0, large = false, picture }: AvatarProps) =>
  picture ? (
    <img className={avatar({ tone, large })} src={picture} alt="" width={44} height={44} loading="lazy" />
  ) : (
    <span className={avatar({ tone, large })} aria-hidden="true">
      {name === null ? <Icon name="user" small /> : initialOf(name)}
    </span>
  );
