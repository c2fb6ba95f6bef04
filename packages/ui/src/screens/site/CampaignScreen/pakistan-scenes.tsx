import { color } from '../../../theme/contract.css.ts';
import { Goal, Road, Sun } from './road.tsx';

/** A star of eight, as two squares turned against each other. */
const star = (x: number, y: number, fill: string) => (
  <g key={`${x} ${y}`} transform={`translate(${x} ${y})`} fill={fill}>
    <path d="M-34-34h68v68h-68z" />
    <path d="M-34-34h68v68h-68z" transform="rotate(45)" />
    <circle r="15" fill={color.surface} />
  </g>
);

/** A wall of tiles: every star is made of the same few lines, and the road runs along them. */
export const Tiles = () => (
  <>
    <path d="M380 420V180c0-90 130-150 320-168 190 18 320 78 320 168v240z" fill={color.sand2} />
    <path d="M430 420V196c0-70 110-116 270-132 160 16 270 62 270 132v224z" fill={color.slab} />
    {[...Array(5).keys()].flatMap((column) =>
      [...Array(3).keys()].map((row) =>
        star(
          500 + column * 100,
          180 + row * 100,
          (column + row) % 3 === 0 ? color.reward : (column + row) % 3 === 1 ? color.slabLine : color.stone,
        ),
      ),
    )}
    <path d="M0 404c240-14 460-6 700 0s460-8 700-14v30H0z" fill={color.sand3} />
    <Road
      ink={color.slabInk}
      walked="M400 404l100-24 50-50 50-50h100"
      ahead="M700 280l50-50 50-50h80"
      stations={[
        [500, 380],
        [600, 280],
      ]}
      here={[700, 280]}
    />
  </>
);

const CRYSTALS = [
  [470, 300, 40],
  [540, 340, 30],
  [860, 320, 44],
  [930, 280, 34],
] as const;

/** Inside the salt mine: rose rock, and a lattice in which each kind of ion has the other one beside it. */
export const Salt = () => (
  <>
    <path d="M0 0h1400v420H0z" fill={color.accentSoft} />
    <path d="M0 0h1400v90c-120 60-180-10-300 40S860 60 700 70s-260 90-400 50S120 150 0 110z" fill={color.stone} opacity=".55" />
    <path d="M0 420V300c90-60 160 0 250-20s150 60 260 60 260-10 400 0 180-80 290-50 120 0 200-30v160z" fill={color.stone} opacity=".75" />
    {CRYSTALS.map(([x, y, r]) => (
      <path key={x} d={`M${x} ${y - r}l${r} ${r / 2}v${r}l-${r} ${r / 2}-${r}-${r / 2}v-${r}z`} fill={color.surface} opacity=".8" />
    ))}
    <g stroke={color.ink} strokeOpacity=".4" strokeWidth="3">
      {[0, 1, 2].map((row) => (
        <path key={row} d={`M610 ${120 + row * 70}h210M${610 + row * 70} 120v140M820 120v140`} />
      ))}
    </g>
    {[...Array(4).keys()].flatMap((column) =>
      [...Array(3).keys()].map((row) => (
        <circle
          key={`${column} ${row}`}
          cx={610 + column * 70}
          cy={120 + row * 70}
          r={(column + row) % 2 ? 22 : 13}
          fill={(column + row) % 2 ? color.primary : color.accent}
        />
      )),
    )}
    <Road
      walked="M-8 390c160-20 320 0 470 0s120-20 200-20"
      ahead="M662 370c120 0 300 20 420-10s180-10 320-20"
      stations={[
        [200, 380],
        [440, 390],
      ]}
      here={[662, 370]}
    />
  </>
);

/** Upstream: from the waves of the delta past dam and bridge to the snow, from which the river comes. */
export const Indus = () => (
  <>
    <Sun x={520} y={70} />
    <path d="M560 340L760 90l60 60 110-130 200 320z" fill={color.slabLine} />
    <path d="M930 20l62 100-44-14-34 26-30-36z" fill={color.surface} />
    <path d="M760 90l-52 66 30-8 22 20 30-18 30 0z" fill={color.surface} />
    <path d="M420 340l130-120 120 120zM1000 340l150-150 200 150z" fill={color.info} opacity=".45" />
    <path d="M0 330c220-40 440-20 640-4s500-30 760-6v100H0z" fill={color.positive} opacity=".45" />
    <path d="M0 384c240-20 460 0 700 0s460-10 700-24v60H0z" fill={color.sand2} />
    <path d="M760 300h90v26h-90z" fill={color.stone} />
    <path d="M772 300v26M790 300v26M808 300v26M826 300v26" stroke={color.sand2} strokeWidth="4" />
    <Road
      walked="M-8 392c40-16 60 16 100 0s60 16 100 0 60 16 100 0c120-20 240 6 360-20"
      ahead="M652 372c90-20 130-40 150-60s70-60 60-110 30-90 60-140"
      stations={[
        [292, 390],
        [480, 380],
      ]}
      here={[652, 372]}
    />
  </>
);

const ROOTS = [440, 520, 830, 910] as const;

/** Mangroves between river and sea: roots that breathe, and in each leaf the cells that made it. */
export const Mangrove = () => (
  <>
    <Sun x={980} y={70} r={34} />
    {ROOTS.map((x) => (
      <g key={x}>
        <path
          d={`M${x} 330V200M${x} 250c-20 20-30 50-36 90M${x} 250c20 20 30 50 36 90M${x} 280c-10 20-14 40-16 60M${x} 280c10 20 14 40 16 60`}
          fill="none"
          stroke={color.stone}
          strokeWidth="8"
          strokeLinecap="round"
        />
        <ellipse cx={x} cy="180" rx="62" ry="44" fill={color.positive} />
        <ellipse cx={x + 26} cy="158" rx="40" ry="28" fill={color.positive} opacity=".7" />
      </g>
    ))}
    <path
      d="M0 320c40-12 60 12 100 0s60 12 100 0 60 12 100 0 60 12 100 0 60 12 100 0 60 12 100 0 60 12 100 0 60 12 100 0 60 12 100 0 60 12 100 0 60 12 100 0 60 12 100 0 60 12 100 0 60 12 100 0v100H0z"
      fill={color.info}
      opacity=".6"
    />
    <circle cx="676" cy="190" r="112" fill={color.surface} stroke={color.ink} strokeWidth="8" />
    <path d="M756 272l56 60" stroke={color.ink} strokeWidth="18" strokeLinecap="round" />
    <g stroke={color.positive} strokeWidth="6" fill={color.positiveSoft}>
      <path d="M596 150h76v72h-82zM680 120h84v74h-84zM602 230h74v52l-46-14zM684 202h90l-20 54-70 34z" />
    </g>
    <g fill={color.accent}>
      <circle cx="632" cy="186" r="11" />
      <circle cx="722" cy="156" r="11" />
      <circle cx="640" cy="250" r="9" />
      <circle cx="722" cy="236" r="11" />
    </g>
    <path d="M0 400c240-14 460 0 700 0s460-6 700-14v34H0z" fill={color.sand2} />
    <Road
      walked="M-8 392c180-16 300 6 440 4s150 4 230 0"
      ahead="M662 396c180 6 400-20 740-16"
      stations={[
        [180, 386],
        [430, 396],
      ]}
      here={[662, 396]}
    />
  </>
);

/** A painted truck on the mountain road, with books for its load. */
export const Truck = () => (
  <>
    <Sun x={460} y={80} />
    <path d="M300 360l200-190 110 100 130-180 180 220 120-90 260 140z" fill={color.slabLine} opacity=".6" />
    <path d="M740 90l-44 62 30-8 26 18 34-20z" fill={color.surface} />
    <path d="M0 350c240-30 460-10 700-10s460-20 700-6v86H0z" fill={color.sand2} />
    <path d="M560 320V180c0-20 10-32 30-32h150c20 0 30 12 30 32v140z" fill={color.accent} />
    <path d="M560 190c40-50 170-50 210 0z" fill={color.reward} />
    <path d="M578 208h174v76H578z" fill={color.slab} />
    <path d="M610 246a22 22 0 1 1 44 0 22 22 0 0 1-44 0zm66 0a22 22 0 1 1 44 0 22 22 0 0 1-44 0z" fill={color.reward} />
    <path d="M770 320V236h62l34 40v44z" fill={color.info} />
    <path d="M786 250h38l20 26h-58z" fill={color.surface} />
    <path d="M560 300h306v14H560z" fill={color.reward} />
    <path d="M584 148v-34h22v34zM612 148v-46h18v46zM636 148v-38h24v38zM666 148v-50h18v50zM690 148v-36h24v36z" fill={color.primary} />
    <path d="M612 148v-46h18v46zM666 148v-50h18v50z" fill={color.stone} />
    {[620, 700, 820].map((x) => (
      <g key={x}>
        <circle cx={x} cy="326" r="28" fill={color.ink} />
        <circle cx={x} cy="326" r="11" fill={color.reward} />
      </g>
    ))}
    <Road
      walked="M-8 384c160-24 320-18 470-16s150-4 200-2"
      ahead="M662 366c180-4 400-6 540-30s120-6 200-12"
      stations={[
        [200, 370],
        [450, 368],
      ]}
      here={[662, 366]}
    />
  </>
);

/** Darb is a door in Urdu: two carved leaves stand open, and the road comes out of the light between them. */
export const Door = () => (
  <>
    <path d="M420 420V120c0-66 120-108 280-108s280 42 280 108v300z" fill={color.sand3} />
    <path d="M500 420V150c0-50 84-84 200-84s200 34 200 84v270z" fill={color.reward} opacity=".85" />
    <path d="M560 420V190c0-40 60-66 140-66s140 26 140 66v230z" fill={color.surface} opacity=".75" />
    <path d="M500 420V150c0-26 24-48 62-62v332zM900 420V150c0-26-24-48-62-62v332z" fill={color.stone} />
    <g fill="none" stroke={color.sand2} strokeWidth="4">
      <path d="M512 170h38v60h-38zM512 250h38v60h-38zM512 330h38v60h-38zM850 170h38v60h-38zM850 250h38v60h-38zM850 330h38v60h-38z" />
      <circle cx="531" cy="200" r="11" />
      <circle cx="531" cy="280" r="11" />
      <circle cx="531" cy="360" r="11" />
      <circle cx="869" cy="200" r="11" />
      <circle cx="869" cy="280" r="11" />
      <circle cx="869" cy="360" r="11" />
    </g>
    <path d="M0 396c240-16 460-6 700-4s460-6 700-12v40H0z" fill={color.sand2} />
    <Goal x={712} y={230} scale={0.42} />
    <Road
      walked="M-8 404c180-14 340-2 480-2s150 2 200-14"
      ahead="M672 388c50-20 80-60 44-90s-20-50-6-68"
      stations={[
        [200, 396],
        [460, 402],
      ]}
      here={[672, 388]}
    />
  </>
);
