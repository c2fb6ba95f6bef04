import type { ReactNode } from 'react';
import type { CampaignView } from '../campaign-props.ts';
import * as css from './CampaignScreen.css.ts';
import { Dune, Night, Pyramid, Stairs } from './levant-scenes.tsx';
import { Door, Indus, Mangrove, Salt, Tiles, Truck } from './pakistan-scenes.tsx';
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
};

/** The land of a campaign. What it is about stands in its middle, which is all that a phone shows of it. */
export function Scene({ view }: { view: CampaignView }) {
  const Land = SCENES[view];
  return (
    <svg className={css.scene} viewBox="0 0 1400 420" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <Land />
    </svg>
  );
}
