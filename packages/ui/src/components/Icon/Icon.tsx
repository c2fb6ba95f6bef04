import { icon } from './Icon.css.ts';
import { drawingOf, type IconName } from './drawings.tsx';

export type { IconName } from './drawings.tsx';
export { iconNames } from './drawings.tsx';

export interface IconProps {
  name: IconName;
  /** 20 px beside words; 24 px alone. */
  small?: boolean | undefined;
  /** What it says to a screen reader; an icon beside its word says nothing. */
  label?: string | undefined;
}

/** An icon, mirrored by itself where it points along the reading direction. */
export function Icon({ name, small = false, label }: IconProps) {
  const { draw, flips = false } = drawingOf(name);
  const spoken = label === undefined ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': label } as const);
  return (
    <svg className={icon({ small, flips })} viewBox="0 0 24 24" focusable="false" {...spoken}>
      {draw}
    </svg>
  );
}
