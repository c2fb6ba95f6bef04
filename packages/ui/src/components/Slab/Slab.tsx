import type { ReactNode } from 'react';
import { SlabGround } from '../Path/ground.ts';
import { slab } from './Slab.css.ts';

export interface SlabProps {
  as?: 'section' | 'div' | 'header';
  /** The id of its heading. */
  labelledBy?: string;
  flush?: boolean;
  children: ReactNode;
}

/**
 * The one loud surface of a screen: continue, result, price. The path on it is cream, and the live station
 * gold.
 */
export const Slab = ({ as: Tag = 'section', labelledBy, flush = false, children }: SlabProps) => (
  <SlabGround.Provider value={true}>
    <Tag className={slab({ flush })} aria-labelledby={labelledBy}>
      {children}
    </Tag>
  </SlabGround.Provider>
);
