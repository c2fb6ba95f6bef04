import { forwardRef, type ButtonHTMLAttributes, type Ref } from 'react';
import { Link, type Place } from '../../navigation.tsx';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import * as css from './IconButton.css.ts';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'> {
  icon: IconName;
  /** What it does, in words: also says what a dot means. */
  label: string;
  to?: Place | undefined;
  /** Something new waits behind it. */
  dot?: boolean | undefined;
}

/** A button of 44 px with nothing but an icon. */
export const IconButton = forwardRef<HTMLButtonElement | HTMLAnchorElement, IconButtonProps>(function IconButton(
  { icon, label, to, dot = false, type = 'button', ...rest },
  ref,
) {
  const inside = (
    <>
      <Icon name={icon} />
      {dot ? <span className={css.dot} /> : null}
    </>
  );
  return to === undefined ? (
    <button {...rest} type={type} className={css.iconButton} aria-label={label} ref={ref as Ref<HTMLButtonElement>}>
      {inside}
    </button>
  ) : (
    <Link to={to} className={css.iconButton} aria-label={label} ref={ref as Ref<HTMLAnchorElement>}>
      {inside}
    </Link>
  );
});
