/**
 * What Node is told when it runs the product, by `npm start` as by the programs that measure it.
 *
 * Node lets its nursery grow to three times 16 MB, and the rest to several times what is alive, before it looks for garbage. What a page or a move in a match
 * makes is dead soon after: a nursery of 4 MB holds it as well, and to look when the heap has grown by two fifths costs little. With both the league holds
 * 30 MB less at 500 matches at once (docs/league-bench.md).
 */
export const SOURCE_MAPS = '--enable-source-maps';
export const PRODUCT_FLAGS = [SOURCE_MAPS, '--max-semi-space-size=4', '--heap-growing-percent=40'];
