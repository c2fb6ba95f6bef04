/** The widths at which the product changes its shape, as keys for vanilla-extract's `@media`. */
export const wide = '(min-width: 760px)';
export const phone = '(max-width: 759px)';
export const twoColumns = '(min-width: 1000px)';
export const aside = '(min-width: 1100px)';
/** Only icons of the sidebar stand. */
export const mini = '(min-width: 760px) and (max-width: 1400px)';
export const pushed = '(min-width: 1401px)';
export const dark = '(prefers-color-scheme: dark)';
export const stillness = '(prefers-reduced-motion: reduce)';
