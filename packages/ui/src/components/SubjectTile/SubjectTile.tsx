import { inkOn } from '../../theme/contrast.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { tile } from './SubjectTile.css.ts';

/** The icons that a subject may name. */
export type SubjectIconName = Extract<IconName, 'math' | 'physics' | 'chemistry' | 'biology' | 'science' | 'arabic' | 'english' | 'book'>;

export interface SubjectTileProps {
  icon: SubjectIconName;
  /** `#RRGGBB`, the subject's own. */
  bgColor: string;
  large?: boolean;
}

/** A subject's sign: its line icon on its own colour, in the ink that reads there. */
export const SubjectTile = ({ icon, bgColor, large = false }: SubjectTileProps) => (
  <span className={tile({ large })} style={{ background: bgColor, color: inkOn(bgColor) }} aria-hidden="true">
    <Icon name={icon} />
  </span>
);
