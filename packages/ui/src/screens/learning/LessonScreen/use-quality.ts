import { useState, useSyncExternalStore } from 'react';
import type { PlayerVideo } from '../props.ts';

export type Quality = PlayerVideo['sources'][number]['quality'];

/** What stands in the page before JavaScript runs: the one that costs least. */
export const FIRST_QUALITY: Quality = '240p';

const never = () => () => undefined;

/** Asks once: turning the phone must not fetch a film anew. */
function askOnce(): () => boolean {
  let roomy: boolean | null = null;
  return () => (roomy ??= matchMedia('(min-width: 760px)').matches && !savesData());
}

/**
 * The quality that plays, and how to choose another. Until somebody chooses, it is the one that costs least
 * on a phone, on a slow or counted network, with the data saver (`dataSaver`) and before JavaScript runs;
 * else the clear one.
 */
export function useQuality(dataSaver: boolean): { quality: Quality; choose: (quality: Quality) => void } {
  const [hasRoom] = useState(askOnce);
  const roomy = useSyncExternalStore(never, hasRoom, () => false);
  const [chosen, choose] = useState<Quality | null>(null);
  return { quality: chosen ?? (roomy && !dataSaver ? '480p' : FIRST_QUALITY), choose };
}

/** The browser was asked to save data, or says that the network is slow. */
function savesData(): boolean {
  const connection = (navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } }).connection;
  return connection?.saveData === true || connection?.effectiveType === '2g' || connection?.effectiveType === 'slow-2g';
}
