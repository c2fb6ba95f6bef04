import { upright } from '../../../components/Path/Path.css.ts';
import { color } from '../../../theme/contract.css.ts';
import * as css from './VerifyScreen.css.ts';

const FRAME = 'M-46-4h16M30-4h16M-42-32l13 7M42-32l-13 7M-20-62l6 13M20-62l-6 13M0-68v16';

/** The door at the end of the road, open with light behind it, or shut. */
const Door = ({ open }: { open: boolean }) => (
  <>
    <path d="M-46 90V-6C-46-46-28-68 0-68s46 22 46 62v96z" fill={color.stone} />
    {open ? (
      <>
        <path d="M-30 90V-4C-30-34-18-52 0-52s30 18 30 48v94z" fill={color.rewardSoft} />
        <path d="M-30 90V-4C-30-24-25-38-17-45v135zM30 90V-4C30-24 25-38 17-45v135z" fill={color.sand4} />
        <circle cx="0" cy="26" r="15" fill={color.reward} />
      </>
    ) : (
      <>
        <path d="M0-52v142M-30 20h60M-30 56h60M-27-16h54" stroke={color.sand4} strokeWidth="2.5" />
        <circle cx="8" cy="38" r="4" fill={color.sand1} />
      </>
    )}
    <path d={FRAME} stroke={color.sand1} strokeWidth="2.5" fill="none" />
  </>
);

const ink = { fill: 'none', stroke: color.primary, strokeLinecap: 'round' } as const;
const dots = { fill: 'none', stroke: color.stone, strokeLinecap: 'round' } as const;

/** The end of the road: walked up to the open door, or cut off before the one that is shut. */
export const DoorScene = ({ open }: { open: boolean }) => (
  <>
    <svg className={css.wideScene} viewBox="0 0 1400 520" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path
        d="M150 330c40-60 80-90 130-92l120 4c20 20 40 70 80 80h420c30-60 80-100 140-104l150 4c30 20 50 80 90 96l120 10v192H100z"
        fill={color.sand1}
      />
      <path d="M270 260h90M260 278h130M1050 250h110M1040 268h150" stroke={color.sand2} strokeWidth="2.5" strokeLinecap="round" />
      <path d="M0 390c200-60 420-60 640-40s460-20 760 10v160H0z" fill={color.sand2} />
      <g transform="translate(700 246) scale(1.5)">
        <Door open={open} />
      </g>
      <path d="M0 420c260-60 460-40 700-36s460-10 700 20v116H0z" fill={color.sand2} />
      <path d="M0 470c240-50 480-26 720-16s440-10 680-16v82H0z" fill={color.sand3} />
      {open ? (
        <path {...ink} d="M-20 470C180 460 320 430 480 436s180-6 212-52" strokeWidth="8" />
      ) : (
        <>
          <path {...ink} d="M-20 470C140 462 240 440 340 436" strokeWidth="8" />
          <path {...dots} d="M340 436c120-6 300 14 352-52" strokeWidth="5" strokeDasharray=".1 14" />
          <circle cx="340" cy="436" r="18" fill={color.surface} stroke={color.primary} strokeWidth="5" />
          <circle cx="340" cy="436" r="7" fill={color.accent} />
        </>
      )}
      <circle cx="240" cy="450" r="15" fill={color.primary} />
      <path className={upright} d="m233 450 5 6 10-11" stroke={color.onPrimary} strokeWidth="3.5" fill="none" strokeLinecap="round" />
    </svg>
    <svg className={css.slimScene} viewBox="0 0 360 300" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path
        d="M0 190l40-4c10-24 18-32 30-33l46 2c8 8 14 26 24 32h80c8-26 20-40 32-41l54 2c8 8 14 28 24 34l30 4v120H0z"
        fill={color.sand1}
      />
      <path d="M0 214c80-24 150-20 210-14s100-4 150 4v96H0z" fill={color.sand2} />
      <g transform="translate(180 132) scale(0.92)">
        <Door open={open} />
      </g>
      <path d="M0 232c90-26 170-16 230-16s90-2 130 4v80H0z" fill={color.sand2} />
      <path d="M0 258c80-18 170-8 360-18v60H0z" fill={color.sand3} />
      {open ? (
        <path {...ink} d="M-6 274c60-2 90-24 130-24s46-8 54-32" strokeWidth="6" />
      ) : (
        <>
          <path {...ink} d="M-6 274c40-2 60-14 84-20" strokeWidth="6" />
          <path {...dots} d="M78 254c40-10 80 8 100-36" strokeWidth="4" strokeDasharray=".1 10" />
          <circle cx="78" cy="254" r="12" fill={color.surface} stroke={color.primary} strokeWidth="4" />
          <circle cx="78" cy="254" r="5" fill={color.accent} />
        </>
      )}
    </svg>
  </>
);
