import type { Province } from '../selling-props.ts';

/**
 * The borders of the provinces, simplified: neighbours share their corners, so that borders meet. A degree is
 * 85.7 wide and 100 high.
 */
export const BORDERS: Readonly<Record<Province, string>> = {
  irbid: 'M57.4 112L56.6 92L58.3 77L68.6 70L82.3 72L94.3 78L99.4 89L108 89L101.1 95L91.7 98L80.6 99L70.3 99L61.7 109z',
  ajloun: 'M61.7 109L70.3 99L80.6 99L79.7 114L72 122L64.3 118z',
  jerash: 'M80.6 99L91.7 98L99.4 106L98.6 118L90 126L78.8 126L72 122L79.7 114z',
  mafraq:
    'M108 89L128.6 104L166.3 111L333.4 4L355.7 72L368.5 126L351.4 141L210 182.5L192.8 152L167.1 132L132.8 130L111.4 122L98.6 118L99.4 106L91.7 98L101.1 95z',
  balqa: 'M55.7 165L54 147L55.7 127L57.4 112L61.7 109L64.3 118L72 122L78.8 126L90 126L88.3 134L77.1 140L75.4 154L68.6 162L65.1 165z',
  zarqa: 'M90 126L98.6 118L111.4 122L132.8 130L167.1 132L192.8 152L210 182.5L180 192L141.4 172L115.7 150L98.6 144L88.3 134z',
  amman:
    'M88.3 134L98.6 144L115.7 150L141.4 172L180 192L210 227L132.8 230L111.4 212L94.3 197L90 182L82.3 168L65.1 165L68.6 162L75.4 154L77.1 140z',
  madaba: 'M48.8 199L51.4 180L55.7 165L65.1 165L82.3 168L90 182L94.3 197L68.6 198z',
  karak: 'M39.4 249L45.4 230L48.8 199L68.6 198L94.3 197L111.4 212L132.8 230L115.7 252L85.7 249L61.7 244z',
  tafilah: 'M27.4 270L39.4 249L61.7 244L85.7 249L115.7 252L98.6 272L72.8 280L47.1 280z',
  maan: 'M115.7 252L132.8 230L210 227L265.7 292L237.4 308L222.8 342L157.7 355L137.1 392L120 406L107.1 387L81.4 370L47.1 357L36 332L39.4 302L47.1 280L72.8 280L98.6 272z',
  aqaba: 'M5.1 406L6 388L12.9 354L20.6 322L22.3 297L27.4 270L47.1 280L39.4 302L36 332L47.1 357L81.4 370L107.1 387L120 406L100.3 423z',
};

/** Where a province is named, on the map or, for the small ones of the north-west, in the lens. */
export const NAMES: Readonly<Record<Province, readonly [x: number, y: number]>> = {
  irbid: [197.9, -74],
  ajloun: [140.4, -25.4],
  jerash: [207.2, -23.1],
  mafraq: [231.4, 104],
  balqa: [134.4, 40.7],
  zarqa: [156, 149],
  amman: [138.8, 202],
  madaba: [72, 184],
  karak: [96.3, 226],
  tafilah: [70.3, 265],
  maan: [154.3, 307],
  aqaba: [61.7, 394],
};
export const IN_LENS: ReadonlySet<Province> = new Set(['irbid', 'ajloun', 'jerash', 'balqa']);

/** The road from the north to the sea. */
export const ROAD =
  'M81.4 87C81.4 100.5 85.7 100.5 85.7 114C85.7 130.5 88.3 130.5 88.3 147C88.3 164.5 91.7 164.5 91.7 182C91.7 202 94.3 202 94.3 222C94.3 239.5 94.3 239.5 94.3 257C94.3 289.5 73.7 289.5 73.7 322C73.7 339.5 51.4 339.5 51.4 357C51.4 369.5 13.7 369.5 13.7 382';
