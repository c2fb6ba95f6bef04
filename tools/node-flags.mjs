/**
 * How Node runs the product. `MEMORY_USE=small` holds what is made between two collections of garbage in 4 MB
 * instead of 16, and collects when the heap has grown by two fifths: a league of 500 matches needs a quarter
 * less memory, and a page a third more processor time (docs/league-bench.md).
 */
export const SOURCE_MAPS = '--enable-source-maps';
export const SMALL_MEMORY = ['--max-semi-space-size=4', '--heap-growing-percent=40'];
export const productFlags = (env) => [SOURCE_MAPS, ...(env.MEMORY_USE === 'small' ? SMALL_MEMORY : [])];
