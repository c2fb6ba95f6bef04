import { color } from '../../../theme/contract.css.ts';
import { Goal, Road, Sun } from './road.tsx';

const palm = (x: number, y: number, scale: number) => (
  <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
    <path d="M0 0c6-50-4-90 2-140" fill="none" stroke={color.stone} strokeWidth="10" strokeLinecap="round" />
    <path
      d="M2-140c-40-34-78-22-96 8 34-10 62-10 96-8zm0 0c40-34 78-22 96 8-34-10-62-10-96-8zm0 0c-34-6-64 14-68 46 22-22 40-36 68-46zm0 0c34-6 64 14 68 46-22-22-40-36-68-46zm0 0c-6-30 6-52 28-60-4 24-10 42-28 60z"
      fill={color.positive}
    />
  </g>
);

/** Water in the desert: whoever comes along the road rests here, and goes on. */
export const Oasis = () => (
  <>
    <Sun x={500} y={80} />
    <path d="M840 300c-10-90 20-170 90-190s110 30 150 26 60 40 40 80 10 60-30 84z" fill={color.stone} />
    <path d="M930 300c-4-60 10-96 40-96s36 40 34 96z" fill={color.sky} />
    <path d="M0 320c220-60 420-40 640-24s500-40 760 10v114H0z" fill={color.sand2} />
    {palm(470, 340, 1.1)}
    {palm(560, 330, 0.8)}
    {palm(860, 340, 1)}
    <path d="M540 352c80-26 240-26 310 0s-60 34-160 34-220-10-150-34z" fill={color.info} opacity=".7" />
    <path d="M0 392c240-30 460-6 700 0s460-4 700-20v48H0z" fill={color.sand3} />
    <Road
      walked="M-8 380c160-30 300-10 420 4s160 20 230 20"
      ahead="M642 404c120 0 240-40 330-70s140-40 220-44"
      stations={[
        [180, 364],
        [412, 384],
      ]}
      here={[642, 404]}
    />
    <Goal x={1200} y={300} scale={0.7} />
  </>
);

const MONTHS = [500, 538, 576, 614, 652, 690, 728, 766, 804, 842, 880, 918] as const;
const hill = (x: number): number => 330 - 120 * Math.sin(((x - 480) / 460) * Math.PI);

/** A school year over one hill: twelve months, from the first leaf that falls to the last day of summer. */
export const Year = () => (
  <>
    <Sun x={1010} y={100} />
    <path d="M300 420C420 330 560 200 710 200s290 130 420 220z" fill={color.sand2} />
    <path d="M300 420C420 330 560 200 710 200v220z" fill={color.sand3} />
    <path d="M0 390c220-30 420-10 660-4s480-10 740-14v48H0z" fill={color.sand3} />
    <g fill={color.accent}>
      <path d="M440 250c10-14 26-14 34-4-10 10-24 12-34 4zM400 290c8-14 24-16 34-8-8 12-22 14-34 8zM470 200c6-12 20-14 28-6-8 10-18 12-28 6z" />
    </g>
    <path d="M560 150h6M590 120h6M620 160h6M640 110h6M580 190h6M670 140h6" stroke={color.info} strokeWidth="8" strokeLinecap="round" />
    <path
      d="M900 262c-4-22 2-40 0-60m0 14c-14-16-28-14-36-6 12 8 24 10 36 6zm0 0c14-16 28-14 36-6-12 8-24 10-36 6z"
      stroke={color.positive}
      strokeWidth="4"
      fill={color.positive}
    />
    <g fill="none" strokeLinecap="round">
      <path
        d={`M-8 404c180-10 320-10 430-24S470 356 ${MONTHS.map((x) => `${x} ${hill(x).toFixed(0)}`)
          .slice(0, 4)
          .join('L')}`}
        stroke={color.pathInk}
        strokeWidth="8"
      />
      <path
        d={`M${MONTHS.slice(3)
          .map((x) => `${x} ${hill(x).toFixed(0)}`)
          .join('L')}c60 26 140 60 240 60`}
        stroke={color.stone}
        strokeWidth="6"
        strokeDasharray=".1 14"
      />
    </g>
    {MONTHS.map((x, month) => (
      <circle
        key={x}
        cx={x}
        cy={hill(x)}
        r={month === 3 ? 15 : 9}
        fill={month < 3 ? color.pathInk : color.surface}
        stroke={month <= 3 ? color.pathInk : color.stone}
        strokeWidth="4"
      />
    ))}
    <circle cx={MONTHS[3]} cy={hill(MONTHS[3])} r="6" fill={color.accent} />
    <Goal x={1170} y={388} scale={0.9} />
  </>
);

/** A clip of a minute, out of whose frame the road goes on. */
export const Clip = () => (
  <>
    <Sun x={1000} y={110} r={34} />
    <path d="M780 320c120-60 240-70 360-40s180 40 260 20v120H780z" fill={color.sand2} />
    <path d="M0 380c240-24 460-10 700-6s480-10 700-20v66H0z" fill={color.sand3} />
    <rect x="590" y="56" width="200" height="344" rx="26" fill={color.slabDeep} />
    <rect x="602" y="74" width="176" height="308" rx="14" fill={color.slab} />
    <path d="M602 300c50-40 90-30 176-60v128a14 14 0 0 1-14 14H616a14 14 0 0 1-14-14z" fill={color.slabLine} />
    <path d="M672 158l46 28-46 28z" fill={color.slabInk} />
    <path d="M618 92h144" stroke={color.slabInk} strokeOpacity=".35" strokeWidth="5" strokeLinecap="round" />
    <path d="M618 92h52" stroke={color.slabGold} strokeWidth="5" strokeLinecap="round" />
    <path d="M480 120h60M460 170h80M490 220h50" stroke={color.stone} strokeOpacity=".5" strokeWidth="6" strokeLinecap="round" />
    <Road
      walked="M620 330c40-30 100-34 170-20s100 40 150 34"
      ahead="M940 344c90-10 130-60 210-62"
      stations={[
        [690, 310],
        [800, 317],
      ]}
      here={[940, 344]}
    />
    <Goal x={1180} y={290} scale={0.8} />
  </>
);
