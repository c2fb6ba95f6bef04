import type { RecipeVariants } from '@vanilla-extract/recipes';
import { forwardRef, type AnchorHTMLAttributes, type ButtonHTMLAttributes, type MouseEvent, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type Place } from '../../navigation.tsx';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../Text/Text.tsx';
import * as css from './Button.css.ts';

interface Look {
  /**
   * One `primary` on a card at most; `live` is the match's alone; `cream` and `creamLine` stand on a slab.
   */
  look?: NonNullable<RecipeVariants<typeof css.button>>['look'];
  wide?: boolean | undefined;
  /** 44 px high with smaller words, in bars and rows. */
  compact?: boolean | undefined;
  icon?: IconName | undefined;
  iconEnd?: IconName | undefined;
  /** Something that the button started is under way: it stays, says so, and does not act twice. */
  pending?: boolean | undefined;
  children: ReactNode;
}

type AsButton = Look & { to?: undefined } & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'>;
type AsLink = Look & { to: Place; reload?: boolean | undefined; prefetch?: 'intent' | undefined } & Omit<
    AnchorHTMLAttributes<HTMLAnchorElement>,
    'className' | 'children' | 'href'
  >;
export type ButtonProps = AsButton | AsLink;

const isLink = (rest: object): rest is Omit<AsLink, keyof Look> => 'to' in rest && rest.to !== undefined;

/** A button, or a link that looks like one when it has `to`. */
export const Button = forwardRef<HTMLButtonElement | HTMLAnchorElement, ButtonProps>(function Button(
  { look = 'primary', wide = false, compact = false, icon, iconEnd, pending = false, children, ...rest },
  ref,
) {
  const { t } = useTranslation('frame');
  const className = `${css.button({ look, wide, compact })}${pending ? ` ${css.pending}` : ''}`;
  const inside = (
    <>
      {icon ? <Icon name={icon} small /> : null}
      <span>{children}</span>
      {iconEnd ? <Icon name={iconEnd} small /> : null}
      {pending ? <span className={css.dots} aria-hidden="true" /> : null}
    </>
  );
  if (isLink(rest)) {
    return (
      <Link {...rest} ref={ref as Ref<HTMLAnchorElement>} className={className}>
        {inside}
      </Link>
    );
  }
  const { onClick, type = 'submit', ...attributes } = rest as Omit<AsButton, keyof Look>;
  const click = (event: MouseEvent<HTMLButtonElement>) => (pending ? event.preventDefault() : onClick?.(event));
  return (
    <button
      {...attributes}
      type={type}
      ref={ref as Ref<HTMLButtonElement>}
      className={className}
      onClick={click}
      aria-disabled={pending || undefined}
    >
      {inside}
      {pending ? <VisuallyHidden>{t('pending')}</VisuallyHidden> : null}
    </button>
  );
});
