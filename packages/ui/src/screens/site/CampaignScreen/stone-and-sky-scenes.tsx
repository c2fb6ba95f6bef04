import { color } from '../../../theme/contract.css.ts';
import { Goal, Road, Sun } from './road.tsx';

/** The measure of the Nile: a column in a well, whose marks were read each summer and drawn as a curve. */
export const Nilometer = () => (
  <>
    <path d="M330 420V40h740v380z" fill={color.sand2} />
    <path d="M420 420V150c0-50 50-90 120-90h320c70 0 120 40 120 90v270z" fill={color.sand3} />
    <path d="M540 420V190c0-50 60-84 160-84s160 34 160 84v230z" fill={color.slab} />
    <path d="M540 310h320v110H540z" fill={color.info} opacity=".8" />
    <path
      d="M540 310c20-8 40 8 60 0s40 8 60 0 40 8 60 0 40 8 60 0 40 8 60 0 15 4 20 2"
      fill="none"
      stroke={color.surface}
      strokeWidth="4"
      opacity=".7"
    />
    <path d="M676 420V96h48v324z" fill={color.sand2} />
    <path d="M664 96l12-28h48l12 28z" fill={color.stone} />
    <path
      d="M676 130h22M676 158h14M676 186h22M676 214h14M676 242h22M676 270h14M676 298h22"
      stroke={color.ink}
      strokeWidth="4"
      strokeLinecap="round"
    />
    <path d="M330 420v-44h40v-36h40v-36h40v-36h40v-36h50v188zM1070 420v-44h-40v-36h-40v-36h-40v-36h-40v-36h-50v188z" fill={color.stone} />
    <path
      d="M552 286c40 0 50-90 100-90M748 196c50 0 60 90 100 90"
      fill="none"
      stroke={color.accent}
      strokeWidth="5"
      strokeDasharray="2 12"
      strokeLinecap="round"
    />
    <path d="M0 420V200h330v220zM1070 420V200h330v220z" fill={color.positive} opacity=".35" />
    <path d="M0 232c110-20 220-20 330-8v-24H0zM1400 232c-110-20-220-20-330-8v-24h330z" fill={color.sand2} />
    <Road
      walked="M-8 196c120-4 240-2 420 6v-8h40v36h40v36"
      ahead="M492 266h40v44h136"
      stations={[
        [180, 194],
        [412, 200],
      ]}
      here={[492, 266]}
    />
    <Goal x={1240} y={200} scale={0.7} />
  </>
);

const COLUMNS = [...Array(15).keys()].map((at) => 490 + at * 30);
const LINES = [...Array(10).keys()].map((at) => 90 + at * 30);

/** The mosaic of Madaba: a map of little squares, in which every place has a column and a row. */
export const Mosaic = () => (
  <>
    <path d="M380 420L430 40h540l50 380z" fill={color.stone} />
    <path d="M460 60h480v340H460z" fill={color.sand2} />
    <path d="M460 60h150v60h60v60h60v60h-60v60h60v100h-60v-70h-60v-60h60v-90h-60v-60H460z" fill={color.info} opacity=".75" />
    <path d="M760 90h120v30h30v90h-30v30H760v-30h-30v-90h30z" fill={color.accent} opacity=".8" />
    <path d="M790 120h60v30h30v30h-30v30h-60v-30h-30v-30h30z" fill={color.reward} />
    <path d="M520 240h60v-30h30v90h-30v90h-30v-90h-60v-30h30z" fill={color.positive} opacity=".85" />
    <path d="M790 300h120v30h30v70H760v-70h30z" fill={color.sand4} />
    <path
      d={COLUMNS.map((x) => `M${x} 60v340`).join('') + LINES.map((y) => `M460 ${y}h480`).join('')}
      stroke={color.surface}
      strokeWidth="3"
      opacity=".75"
    />
    <g stroke={color.accent} strokeWidth="6" strokeLinecap="round" fill="none">
      <path d="M460 400V34m-10 14 10-14 10 14M460 400h512m-14-10 14 10-14 10" />
    </g>
    <path d="M0 406c130-10 260-8 400-2v16H0zM1000 404c130-10 260-6 400-12v28h-400z" fill={color.sand3} />
    <Road
      walked="M-8 404c130-10 260-6 408-4h105v-60h60v-60h60"
      ahead="M625 280h60v-60h60v-30h75"
      stations={[
        [200, 399],
        [505, 400],
        [565, 340],
      ]}
      here={[625, 280]}
    />
    <Goal x={820} y={200} scale={0.5} />
  </>
);

/** A balloon over Wadi Rum: how fast it climbs, how the eye turns after it, where the wind carries it. */
export const Balloon = () => (
  <>
    <Sun x={450} y={84} r={36} />
    <path
      d="M340 420V250c0-40 30-60 60-60s40-40 80-40 50 50 60 90 30 60 40 180zM860 420c0-110 10-170 40-200s60-80 110-80 60 50 90 60 60 30 60 90v130z"
      fill={color.sand3}
    />
    <path
      d="M480 150c40 0 50 50 60 90s30 60 40 180h-80c10-100 0-200-20-270zM1010 140c-30 60-40 160-30 280h90c0-120-10-220-60-280z"
      fill={color.sand4}
    />
    <path d="M0 372c220-40 440-30 700-20s460-10 700-24v92H0z" fill={color.sand2} />
    <path d="M742 300l-24-74h92l-24 74z" fill="none" stroke={color.ink} strokeWidth="3" />
    <path d="M764 24c66 0 108 44 108 100 0 50-46 82-72 110h-72c-26-28-72-60-72-110 0-56 42-100 108-100z" fill={color.accent} />
    <path d="M764 24c26 20 40 60 40 100 0 50-16 82-24 110h-32c-8-28-24-60-24-110 0-40 14-80 40-100z" fill={color.reward} />
    <path
      d="M764 24c50 10 80 54 80 100 0 48-34 82-54 110h10c26-28 72-60 72-110 0-56-42-100-108-100zM764 24c-50 10-80 54-80 100 0 48 34 82 54 110h-10c-26-28-72-60-72-110 0-56 42-100 108-100z"
      fill={color.primary}
    />
    <path d="M740 298h48v34h-48z" fill={color.stone} />
    <path d="M560 366l192-50" stroke={color.accent} strokeWidth="5" strokeDasharray="2 12" strokeLinecap="round" />
    <path d="M560 366h120" stroke={color.accent} strokeWidth="5" strokeLinecap="round" />
    <path d="M634 366a76 76 0 0 0-3-18" fill="none" stroke={color.accent} strokeWidth="5" strokeLinecap="round" />
    <g fill="none" stroke={color.info} strokeWidth="6" strokeLinecap="round" strokeLinejoin="round">
      <path d="M826 316h70m-14-12 14 12-14 12M764 350v-12M560 120h60m-12-10 12 10-12 10M580 160h44m-12-10 12 10-12 10" />
    </g>
    <Road
      walked="M-8 384c150-30 300-30 420-22s90 6 148 4"
      ahead="M560 366c160 10 340 30 500 10s220-16 350-36"
      stations={[
        [190, 363],
        [412, 362],
      ]}
      here={[560, 366]}
    />
    <Goal x={1290} y={354} scale={0.8} />
  </>
);
