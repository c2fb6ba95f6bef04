/**
 * How Node runs the product. A nursery of 4 MB instead of 16 holds what a page or a move in a match makes,
 * and collecting when the heap has grown by two fifths costs little: the league needs 30 MB less at 500
 * matches (docs/league-bench.md).
 */
export const SOURCE_MAPS = '--enable-source-maps';
export const PRODUCT_FLAGS = [SOURCE_MAPS, '--max-semi-space-size=4', '--heap-growing-percent=40'];
