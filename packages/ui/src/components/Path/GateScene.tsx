import { color } from '../../theme/contract.css.ts';
import { gate } from './GateScene.css.ts';

/** The frame of the premium gate: an arch that is still shut. It fills its positioned parent. */
export const GateScene = () => (
  <svg className={gate} viewBox="0 0 800 450" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect width="800" height="450" fill={color.slabDeep} />
    <path d="M104 452V232C104 96 236 22 400 22s296 74 296 210v220" fill={color.slab} stroke={color.slabLine} strokeWidth="3" />
    <path d="M128 452V240C128 116 250 46 400 46s272 70 272 194v212" fill={color.slabDeep} stroke={color.slabLine} strokeWidth="2" />
  </svg>
);
