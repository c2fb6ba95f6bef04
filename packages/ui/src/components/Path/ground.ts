import { createContext } from 'react';

/** Whether a path is drawn on a slab, where its stations are cream and gold. */
export const SlabGround = createContext(false);
