import { color } from '../../../theme/contract.css.ts';
import { Goal, Road, Sun } from './road.tsx';

/** The dune is a curve: its tangent, its maximum, and the area below it. */
export const Dune = () => (
  <>
    <Sun x={980} y={70} />
    <path d="M0 300C160 250 300 330 470 296S700 120 830 150s180 150 320 150 180-40 250-60v184H0z" fill={color.sand2} />
    <path d="M860 168v252h-34V150zM894 190v230h-30V172zM930 220v200h-32V194zM966 250v170h-32V224z" fill={color.primary} opacity=".35" />
    <path d="M0 372c200-40 420-30 640-8s460 30 760-20v76H0z" fill={color.sand3} />
    <path d="M560 214l260-150M740 132h190" stroke={color.accent} strokeWidth="4" strokeLinecap="round" />
    <Road
      walked="M0 300C160 250 300 330 470 296S600 220 670 176"
      ahead="M670 176c60-36 110-36 160-26s180 150 320 150 100-14 130-24"
      stations={[
        [180, 282],
        [470, 296],
      ]}
      here={[670, 176]}
    />
    <circle cx="812" cy="147" r="9" fill={color.accent} />
    <Goal x={1260} y={280} scale={0.9} />
  </>
);

/** Steps that are cut into the rock, each a little higher than the one before, up to the monastery. */
export const Stairs = () => (
  <>
    <Sun x={420} y={80} r={34} />
    <path d="M380 420l60-140 90-40 60-130 150-40 120 60 60 110 140 60 60 120z" fill={color.sand2} />
    <path d="M640 420V150l60-60h150l60 60v270z" fill={color.sand3} />
    <path d="M700 250V140h150v110zM690 130l85-46 85 46z" fill={color.sand4} />
    <path d="M712 250V150h16v100zM822 250V150h16v100z" fill={color.stone} />
    <path d="M750 250v-54c0-18 10-28 25-28s25 10 25 28v54z" fill={color.slab} />
    <circle cx="775" cy="206" r="7" fill={color.reward} />
    <path d="M300 420h90v-20h80v-26h70v-32h60v-38h56v-44h44v160z" fill={color.stone} />
    <path d="M0 420v-30c140-24 260-20 400 0v30zM820 420c120-50 340-60 580-40v40z" fill={color.sand3} />
    <Road
      walked="M-8 400H390v-20h80v-26h70v-32h60"
      ahead="M600 322v-38h56v-34h90"
      stations={[
        [390, 380],
        [470, 354],
        [540, 322],
      ]}
      here={[600, 322]}
    />
  </>
);

/** Rise and run: the slope of a pyramid, as those who built it reckoned it. */
export const Pyramid = () => (
  <>
    <Sun x={470} y={90} />
    <path d="M520 340l240-270 240 270z" fill={color.sand3} />
    <path d="M760 70l240 270H800z" fill={color.sand4} />
    <path d="M570 284h380M620 228h280M670 172h180M715 120h90" stroke={color.stone} strokeWidth="3" opacity=".6" />
    <path d="M960 340l110-130 120 130z" fill={color.sand3} />
    <path d="M1070 210l120 130h-90z" fill={color.sand4} />
    <path d="M0 340c200-14 460-16 700-4s500 4 700-6v90H0z" fill={color.sand2} />
    <path d="M0 392c240-26 460-10 700-6s460 4 700-14v48H0z" fill={color.info} opacity=".55" />
    <path d="M760 70v270M520 340h240" stroke={color.accent} strokeWidth="5" strokeDasharray="2 12" strokeLinecap="round" />
    <path d="M742 340v-18h18" fill="none" stroke={color.accent} strokeWidth="4" />
    <Road
      walked="M0 362c160-14 330-8 470-12 40-4 60-20 80-44l60-66"
      ahead="M610 240l150-170"
      stations={[
        [240, 354],
        [540, 314],
      ]}
      here={[610, 240]}
    />
    <path d="M330 340c2-30-2-54 0-78" stroke={color.stone} strokeWidth="7" />
    <path
      d="M330 264c-24-20-46-14-58 2 20-6 38-4 58-2zm0 0c24-20 46-14 58 2-20-6-38-4-58-2zm0 0c-10-26 0-40 16-44-4 16-6 30-16 44z"
      fill={color.positive}
    />
  </>
);

const HOUSES = [
  [430, 250, 60, 120],
  [496, 220, 52, 150],
  [552, 262, 58, 110],
  [616, 232, 44, 140],
  [800, 226, 50, 140],
  [856, 258, 60, 110],
  [920, 216, 54, 150],
  [980, 246, 64, 120],
] as const;

/** Night over the town: the moon is the bow of a key, which stands in a door with light behind it. */
export const Night = () => (
  <>
    <path d="M0 300c200-60 420-40 640-30s520-60 760 0v150H0z" fill={color.slab} />
    {HOUSES.map(([x, y, w, h]) => (
      <g key={x}>
        <path d={`M${x} ${y}h${w}v${h}h-${w}z`} fill={color.slabLine} opacity=".55" />
        <path d={`M${x + 10} ${y + 18}h8v12h-8zM${x + w - 20} ${y + 46}h8v12h-8z`} fill={color.slabGold} opacity=".8" />
      </g>
    ))}
    <path d="M660 390V250c0-40 18-62 48-62s48 22 48 62v140z" fill={color.slabGold} />
    <g fill="none" stroke={color.reward} strokeWidth="16" strokeLinecap="round">
      <circle cx="708" cy="92" r="42" />
      <path d="M708 136v150M708 262h34M708 228h24" />
    </g>
    <path d="M640 390h136l24 30H616z" fill={color.slabSoft} opacity=".7" />
    <path d="M0 392c240-24 420 10 640 2s520-24 760 0v28H0z" fill={color.slabDeep} />
    <Road
      ink={color.slabInk}
      walked="M0 404c160-20 320-18 470-8s120 6 180-6"
      stations={[
        [220, 394],
        [430, 394],
      ]}
      here={[580, 398]}
    />
  </>
);
