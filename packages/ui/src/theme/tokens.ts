/**
 * Every raw value of the look, light and dark. Nothing else in the product writes a colour, except the
 * drawings of the video and the subjects' own.
 */
const light = {
  canvas: '#FBF7F0',
  surface: '#FFFFFF',
  sunken: '#F4EDE1',
  raised: '#FFFFFF',
  ink: '#17202E',
  inkSoft: '#4E5A6B',
  line: '#E4DCCF',
  edge: '#8A8272',
  primary: '#0A6A72',
  primaryStrong: '#07525A',
  onPrimary: '#FFFFFF',
  primarySoft: '#E2F0EE',
  accent: '#C4512F',
  accentInk: '#A63F20',
  onAccent: '#FFFFFF',
  accentSoft: '#FBE9E1',
  reward: '#D9982B',
  rewardInk: '#7A5206',
  rewardSoft: '#FAEFD7',
  positive: '#3D772B',
  positiveSoft: '#E8F2E2',
  negative: '#B3261E',
  negativeSoft: '#FBE7E4',
  info: '#2C5FA8',
  infoSoft: '#E5EDF8',
  slab: '#0B4A51',
  slabInk: '#FFF8EC',
  slabSoft: '#BFD9D8',
  slabLine: '#3F7C82',
  slabDeep: '#083E44',
  slabGold: '#F3C46B',
  slabEdge: '#7FB0B3',
  slabNegative: '#F3A08F',
  onSlabNegative: '#4A120C',
  onCream: '#0B4A51',
  sand1: '#F3E6D0',
  sand2: '#EAD5B4',
  sand3: '#DDBD92',
  sand4: '#C99A6B',
  stone: '#B7613F',
  sky: '#FBF1E0',
  terrain: '#F3E6D0',
  strata: '#EAD5B4',
  bar: '#DDBD92',
  path: '#CFC3AF',
  pathInk: '#0A6A72',
  focus: '#0A6A72',
  scrim: 'rgb(20 26 34 / .56)',
};

export type Palette = Record<keyof typeof light, string>;

const dark: Palette = {
  canvas: '#11171E',
  surface: '#19212A',
  sunken: '#131A22',
  raised: '#212B36',
  ink: '#F3EDE3',
  inkSoft: '#B5BDC7',
  line: '#2E3945',
  edge: '#76828F',
  primary: '#62C3C4',
  primaryStrong: '#8AD6D5',
  onPrimary: '#05272A',
  primarySoft: '#163539',
  accent: '#F0895F',
  accentInk: '#F5A07D',
  onAccent: '#30100A',
  accentSoft: '#3B241D',
  reward: '#E7B24C',
  rewardInk: '#F0C877',
  rewardSoft: '#362B17',
  positive: '#8CCB74',
  positiveSoft: '#1D2F1C',
  negative: '#FF958B',
  negativeSoft: '#3B1F1E',
  info: '#93B8F2',
  infoSoft: '#1C2A40',
  slab: '#0D3A40',
  slabInk: '#FFF5E6',
  slabSoft: '#A9CBCB',
  slabLine: '#3A6E73',
  slabDeep: '#0A2E33',
  slabGold: '#F3C46B',
  slabEdge: '#7FB0B3',
  slabNegative: '#F3A08F',
  onSlabNegative: '#4A120C',
  onCream: '#0B4A51',
  sand1: '#1C232B',
  sand2: '#252A30',
  sand3: '#343231',
  sand4: '#5C4A3B',
  stone: '#B7694A',
  sky: '#161D25',
  terrain: '#252A30',
  strata: '#343231',
  bar: '#8A745A',
  path: '#43505E',
  pathInk: '#62C3C4',
  focus: '#8AD6D5',
  scrim: 'rgb(4 8 12 / .68)',
};

export const palettes: Record<'light' | 'dark', Palette> = { light, dark };

export const shadows = {
  light: {
    card: '0 1px 2px rgb(68 50 20 / .07), 0 4px 14px rgb(68 50 20 / .05)',
    float: '0 2px 6px rgb(40 30 15 / .12), 0 18px 48px rgb(40 30 15 / .18)',
  },
  dark: { card: 'none', float: '0 2px 6px rgb(0 0 0 / .4), 0 18px 48px rgb(0 0 0 / .5)' },
};

export const spaces = { xxs: '4px', xs: '8px', s: '12px', m: '16px', l: '24px', xl: '32px', xxl: '48px', xxxl: '64px' };
export const radii = { s: '8px', m: '14px', pill: '999px' };
export const weights = { strong: '700' };
export const motions = { fast: '120ms', enter: '220ms', cheer: '700ms' };
export const gutters = { phone: '16px', wide: '32px', pushed: '48px' };

const figures = '"Darb Sans", "Darb Fallback", system-ui, sans-serif';

/**
 * What the page's language decides: fonts, steps, line heights, and the room that its letters need in
 * controls.
 */
export const scripts = {
  ar: {
    font: { text: figures, figures },
    size: { xs: '14px', s: '15px', m: '17px', l: '20px', xl: '25px', xxl: '32px', xxxl: '44px', hero: '38px' },
    leading: { text: '1.75', ui: '1.5', head: '1.4', display: '1.3' },
    weight: { head: '800' },
    chipRadius: radii.pill,
    room: {
      controlHeight: '48px',
      buttonAbove: '8px',
      buttonBelow: '8px',
      chipAbove: '3px',
      chipBelow: '3px',
      chipSide: '12px',
      chipLeading: '1.5',
      tabAbove: '8px',
      tabBelow: '8px',
      cellAbove: '8px',
      cellBelow: '8px',
      nameAbove: '2px',
      nameBelow: '2px',
      fieldAbove: '8px',
      fieldBelow: '8px',
    },
  },
  en: { size: { m: '16px' }, leading: { text: '1.65', ui: '1.45', head: '1.3', display: '1.15' } },
  ur: {
    font: { text: '"Darb Nastaliq", "Darb Sans", "Darb Fallback", serif' },
    size: { xs: '13.5px', s: '14.5px', m: '16.5px', l: '19px', xl: '23px', xxl: '29px', xxxl: '38px', hero: '34px' },
    leading: { text: '2.1', ui: '2', head: '2.3', display: '2.3' },
    weight: { head: '700' },
    chipRadius: radii.m,
    room: {
      controlHeight: '56px',
      buttonAbove: '15px',
      buttonBelow: '3px',
      chipAbove: '15px',
      chipBelow: '3px',
      chipSide: '14px',
      chipLeading: '1.9',
      tabAbove: '14px',
      tabBelow: '4px',
      cellAbove: '18px',
      cellBelow: '6px',
      nameAbove: '14px',
      nameBelow: '6px',
      fieldAbove: '12px',
      fieldBelow: '4px',
    },
  },
  heroWide: { ar: '56px', ur: '50px' },
};
