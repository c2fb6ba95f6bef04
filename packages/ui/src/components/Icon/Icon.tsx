import { icon } from './Icon.css.ts';
import type { IconName } from './icon-names.ts';
import drawings from './icons.svg?no-inline';

export type { IconName } from './icon-names.ts';

/** They point along the reading direction, so they are mirrored where that runs to the left. */
const POINTING: ReadonlySet<IconName> = new Set(['arrow', 'back', 'chev', 'send', 'leave', 'list']);

export interface IconProps {
  name: IconName;
  /** 20 px beside words; 24 px alone. */
  small?: boolean | undefined;
  /** What it says to a screen reader; an icon beside its word says nothing. */
  label?: string | undefined;
}

/**
 * An icon, mirrored by itself where it points along the reading direction. All drawings are one file, which a
 * browser fetches once: in a page and in its script they would come again and again.
 */
export function Icon({ name, small = false, label }: IconProps) {
  const spoken = label === undefined ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': label } as const);
  return (
    <svg className={icon({ small, flips: POINTING.has(name) })} {...spoken}>
      <use href={`${drawings}#${name}`} />
    </svg>
  );
}
