import type { ReactNode } from 'react';
import type { CampaignView } from '../campaign-props.ts';
import * as css from './CampaignScreen.css.ts';
import { Dune, Night, Pyramid, Stairs } from './levant-scenes.tsx';
import { Door, Indus, Mangrove, Salt, Tiles, Truck } from './pakistan-scenes.tsx';
import { Ajrak, Deodar, Kites, Railway } from './provinces-scenes.tsx';
import { Balloon, Mosaic, Nilometer } from './stone-and-sky-scenes.tsx';
import { Clip, Oasis, Year } from './wide-scenes.tsx';

const SCENES: Record<CampaignView, () => ReactNode> = {
  tiles: Tiles,
  salt: Salt,
  indus: Indus,
  mangrove: Mangrove,
  pyramid: Pyramid,
  stairs: Stairs,
  dune: Dune,
  truck: Truck,
  door: Door,
  oasis: Oasis,
  year: Year,
  clip: Clip,
  night: Night,
  kites: Kites,
  ajrak: Ajrak,
  railway: Railway,
  deodar: Deodar,
  nilometer: Nilometer,
  mosaic: Mosaic,
  balloon: Balloon,
};

/** How wide and high a land is drawn. */
export const LAND = '0 0 1400 420';

/** The land of a campaign by itself, within a drawing of that size. */
export function Land({ view }: { view: CampaignView }) {
  const Drawn = SCENES[view];
  return <Drawn />;
}

/** The land of a campaign. What it is about stands in its middle, which is all that a phone shows of it. */
export function Scene({ view }: { view: CampaignView }) {
  return (
    <svg className={css.scene} viewBox={LAND} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <Land view={view} />
    </svg>
  );
}
