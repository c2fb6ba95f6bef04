import { color } from '../../../theme/contract.css.ts';
import { Goal, Road, Sun } from './road.tsx';

/** A kite: two diagonals that cross at a right angle, and a tail. */
const kite = (x: number, y: number, scale: number, fill: string) => (
  <g key={x} transform={`translate(${x} ${y}) scale(${scale}) rotate(18)`}>
    <path d="M0-64 50-6 0 78-50-6z" fill={fill} />
    <path d="M0-64V78M-50-6H50" stroke={color.surface} strokeWidth="4" />
    <path d="M0 78c12 18-12 28 0 46s-10 26 2 42" fill="none" stroke={fill} strokeWidth="6" strokeLinecap="round" />
  </g>
);

/** Spring over the roofs of Lahore: a string, an angle and a length say how high a kite stands. */
export const Kites = () => (
  <>
    <Sun x={960} y={76} r={36} />
    <path d="M300 420V300h70v-40h60v60h50v-90h70v90h40v100z" fill={color.sand3} />
    <path
      d="M780 420V270h20V160l10-18 10 18v110h40c0-34 22-56 50-56s50 22 50 56h30c0-46 30-78 66-78s66 32 66 78h30V150l10-18 10 18v270z"
      fill={color.sand3}
    />
    <path d="M906 214v-22M1056 192v-26" stroke={color.reward} strokeWidth="5" strokeLinecap="round" />
    <path d="M820 420V330c0-20 12-32 28-32s28 12 28 32v90zM1010 420v-96c0-28 18-46 44-46s44 18 44 46v96z" fill={color.sand4} />
    {kite(776, 96, 1, color.accent)}
    {kite(640, 70, 0.6, color.primary)}
    {kite(500, 110, 0.5, color.info)}
    <path d="M590 318l184-222" stroke={color.ink} strokeWidth="3" />
    <path d="M590 318h150" stroke={color.accent} strokeWidth="5" strokeDasharray="2 12" strokeLinecap="round" />
    <path d="M650 318a60 60 0 0 0-22-46" fill="none" stroke={color.accent} strokeWidth="5" strokeLinecap="round" />
    <path d="M0 372c220-40 400-44 620-40s480 30 780 10v78H0z" fill={color.sand2} />
    <Road
      walked="M-8 388c160-40 320-50 440-54s100-10 158-16"
      ahead="M590 318c130 30 300 50 440 40s210-10 280-20"
      stations={[
        [180, 355],
        [430, 334],
      ]}
      here={[590, 318]}
    />
    <Goal x={1300} y={344} scale={0.7} />
  </>
);

const CLOTHS = [
  [478, color.primary, color.surface],
  [640, color.accent, color.reward],
  [802, color.slab, color.slabGold],
] as const;
const VATS = [
  [540, color.primary],
  [700, color.accent],
  [860, color.positive],
] as const;

/** Ajrak of Sindh: cloth that goes in green and turns blue in the air, and colours that only a salt holds. */
export const Ajrak = () => (
  <>
    <Sun x={400} y={90} r={34} />
    <path d="M0 340c240-30 460-20 700-14s460-10 700-20v114H0z" fill={color.sand2} />
    <path d="M450 350V40M950 350V40" stroke={color.stone} strokeWidth="10" strokeLinecap="round" />
    <path d="M450 52c160 16 340 16 500 0" fill="none" stroke={color.stone} strokeWidth="5" />
    {CLOTHS.map(([x, ground, mark]) => (
      <g key={x}>
        <path d={`M${x} 58q60 8 120 0v150q-20 12-40 0t-40 0-40 0z`} fill={ground} />
        {[96, 156].map((y) => (
          <g key={y} fill="none" stroke={mark} strokeWidth="4">
            <path d={`M${x + 10} ${y}l22-22 22 22-22 22zM${x + 66} ${y}l22-22 22 22-22 22z`} />
            <circle cx={x + 32} cy={y} r="7" />
            <circle cx={x + 88} cy={y} r="7" />
          </g>
        ))}
      </g>
    ))}
    {VATS.map(([x, dye]) => (
      <g key={x}>
        <path d={`M${x - 62} 296c0 60 20 84 62 84s62-24 62-84z`} fill={color.stone} />
        <ellipse cx={x} cy="296" rx="62" ry="17" fill={dye} />
        <path d={`M${x - 4} 232c8 12 12 18 12 26a12 12 0 1 1-24 0c0-8 4-14 12-26z`} fill={dye} />
      </g>
    ))}
    <path d="M0 392c240-14 460-4 700-2s460-8 700-16v46H0z" fill={color.sand3} />
    <Road
      walked="M-8 398c160-10 300-6 430-4s100 6 198 6"
      ahead="M620 400c180 0 340-10 480-14s180 0 308-12"
      stations={[
        [200, 393],
        [420, 394],
      ]}
      here={[620, 400]}
    />
  </>
);

const PIERS = [452, 552, 652, 752, 852] as const;

/** The railway through the Bolan Pass: a push, a slope and a whistle that is lower once it has gone by. */
export const Railway = () => (
  <>
    <path d="M240 420l180-250 90 90 130-190 130 170 90-110 300 290z" fill={color.slabLine} opacity=".55" />
    <path d="M640 70l-48 70 30-10 24 22 26-26z" fill={color.surface} />
    <path d="M0 420V250c120-30 260-20 400-8v178zM1400 420V230c-140-20-300-10-440 12v178z" fill={color.sand3} />
    <path
      d="M400 240h560v180h-34v-70c0-30-16-48-40-48s-40 18-40 48v70h-20v-70c0-30-16-48-40-48s-40 18-40 48v70h-20v-70c0-30-16-48-40-48s-40 18-40 48v70h-20v-70c0-30-16-48-40-48s-40 18-40 48v70h-20v-70c0-30-16-48-40-48s-40 18-40 48v70h-26z"
      fill={color.stone}
    />
    {PIERS.map((x) => (
      <path key={x} d={`M${x} 258h46`} stroke={color.sand2} strokeWidth="4" strokeLinecap="round" />
    ))}
    <path d="M392 236h576" stroke={color.ink} strokeWidth="6" strokeLinecap="round" />
    <path d="M470 172h96v52h-96zM578 172h96v52h-96z" fill={color.primary} />
    <path d="M482 184h20v18h-20zM516 184h20v18h-20zM590 184h20v18h-20zM624 184h20v18h-20z" fill={color.surface} />
    <path d="M686 224v-74h50v26h60c16 0 24 14 24 30v18z" fill={color.accent} />
    <path d="M696 160h28v22h-28z" fill={color.surface} />
    <path d="M770 176v-30h18v30z" fill={color.ink} />
    {[490, 546, 598, 654, 706, 752, 798].map((x) => (
      <circle key={x} cx={x} cy="226" r="10" fill={color.ink} />
    ))}
    <path d="M776 124c-20-24-60-10-66-30s-40-14-60-34" fill="none" stroke={color.line} strokeWidth="18" strokeLinecap="round" />
    <g fill="none" stroke={color.accent} strokeWidth="5" strokeLinecap="round">
      <path d="M842 180c10 16 10 32 0 48M866 168c16 24 16 48 0 72M890 156c22 32 22 64 0 96" />
    </g>
    <path d="M0 396c240-16 460-6 700-2s460-10 700-18v44H0z" fill={color.sand2} />
    <Road
      walked="M-8 402c160-14 300-6 430-6s130 6 228 4"
      ahead="M650 400c170 0 330-10 470-12s170-2 288-12"
      stations={[
        [200, 394],
        [430, 396],
      ]}
      here={[650, 400]}
    />
  </>
);

/** A conifer of three storeys; its foot is the given point. */
const conifer = (x: number, y: number, scale: number, opacity = 1) => (
  <g key={x} transform={`translate(${x} ${y}) scale(${scale})`} opacity={opacity}>
    <path d="M-9 0v-60H9V0z" fill={color.stone} />
    <path d="M0-250l56 90H28l48 60H30l54 62H-84l54-62h-46l48-60h-28z" fill={color.positive} />
  </g>
);

/** A cedar with its trunk laid open: water goes up, sugar comes down, and each year leaves a ring. */
export const Deodar = () => (
  <>
    <Sun x={1000} y={80} r={38} />
    <path d="M280 330l210-240 120 130 110-90 150 150 110-90 240 140z" fill={color.slabLine} opacity=".55" />
    <path d="M490 90l-52 60 34-8 24 20 40-22z" fill={color.surface} />
    <path d="M0 350c240-50 460-40 700-34s460-30 700-16v120H0z" fill={color.positive} opacity=".4" />
    {conifer(430, 350, 0.8, 0.85)}
    {conifer(530, 340, 1, 0.9)}
    {conifer(890, 340, 1, 0.9)}
    {conifer(990, 350, 0.75, 0.85)}
    <path d="M700 6l76 100h-40l64 74h-52l76 86H576l76-86h-52l64-74h-40z" fill={color.positive} />
    <path d="M666 420V210c0-12 68-12 68 0v210z" fill={color.sand2} stroke={color.stone} strokeWidth="8" />
    <path d="M684 414V120M700 414V70" stroke={color.info} strokeWidth="6" strokeDasharray="2 14" strokeLinecap="round" />
    <path d="M718 120v294" stroke={color.reward} strokeWidth="6" strokeDasharray="14 10" strokeLinecap="round" />
    <path
      d="M666 380c-60 8-90 20-120 40M734 380c60 8 90 20 120 40M680 400c-20 6-34 12-44 20M720 400c20 6 34 12 44 20"
      fill="none"
      stroke={color.stone}
      strokeWidth="8"
      strokeLinecap="round"
    />
    <g fill="none" stroke={color.stone} strokeWidth="4">
      <circle cx="830" cy="372" r="34" fill={color.sand2} />
      <circle cx="830" cy="372" r="24" />
      <circle cx="830" cy="372" r="14" />
      <circle cx="830" cy="372" r="5" />
    </g>
    <path d="M0 402c240-16 400-6 540-2s380 0 860-14v34H0z" fill={color.sand3} />
    <Road
      walked="M-8 396c140-20 260-10 360-8s130 10 220 10"
      ahead="M572 398c120 10 240 12 360 6s280-20 476-18"
      stations={[
        [180, 385],
        [352, 388],
      ]}
      here={[572, 398]}
    />
  </>
);
