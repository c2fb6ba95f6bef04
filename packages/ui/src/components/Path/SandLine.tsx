import { assignInlineVars } from '@vanilla-extract/dynamic';
import { color } from '../../theme/contract.css.ts';
import { upright } from './Path.css.ts';
import drawing from './sand-line.svg?no-inline';
import * as css from './SandLine.css.ts';

const { primary, reward, sand1, sand2, sand3, sand4, stone } = color;
/** The colours that the file names. */
const colours = assignInlineVars({
  '--primary': primary,
  '--reward': reward,
  '--sand1': sand1,
  '--sand2': sand2,
  '--sand3': sand3,
  '--sand4': sand4,
  '--stone': stone,
});

/** The line that ends in the sand. A file of its own: every page has its script, and few show it. */
export const SandLine = () => (
  <svg className={css.sandLine} style={colours} viewBox="0 0 1400 440" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <use href={`${drawing}#land`} />
    <g stroke={color.onPrimary} strokeWidth="3" fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path className={upright} d="m244 375 4 5 8-9" />
      <path className={upright} d="m514 308 4 5 8-9" />
    </g>
  </svg>
);
