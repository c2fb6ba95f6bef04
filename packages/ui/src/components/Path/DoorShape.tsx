import { color } from '../../theme/contract.css.ts';

/** The door at the end of the road, standing on the ground at 0, 90. Whoever draws it moves and scales it. */
export const DoorShape = () => (
  <>
    <path d="M-46 90V-6C-46-46-28-68 0-68s46 22 46 62v96z" fill={color.stone} />
    <path d="M-30 90V-4C-30-34-18-52 0-52s30 18 30 48v94z" fill={color.sand1} />
    <path d="M-30 90V24C-18 14 18 14 30 24v66z" fill={color.sky} />
    <path
      d="M-46-4h16M30-4h16M-42-32l13 7M42-32l-13 7M-20-62l6 13M20-62l-6 13M0-68v16"
      stroke={color.sand1}
      strokeWidth="2.5"
      fill="none"
    />
  </>
);
