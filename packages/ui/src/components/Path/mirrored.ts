/** Drawings run from left to right; where reading runs to the left they are mirrored as a whole. */
export const mirrored = { '[dir="rtl"] &': { transform: 'scaleX(-1)' } };
