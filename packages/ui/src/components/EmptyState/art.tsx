import * as css from './art.css.ts';

const Sand = () => (
  <>
    <path className={css.dune} d="M0 62c40-24 90-22 140-8s100 8 140-12v58H0z" />
    <path className={css.nearDune} d="M0 84c50-18 110-16 160-6s90 4 120-8v30H0z" />
  </>
);

/** A road that starts here. */
export const EmptyRoad = () => (
  <svg className={css.drawing} viewBox="0 0 280 100" aria-hidden="true">
    <Sand />
    <path className={css.todo} d="M70 66c30-4 46-26 84-26s60 16 130 2" />
    <path className={css.inked} d="M-6 80c30 0 44-10 70-13" />
    <circle className={css.station} cx="70" cy="66" r="13" />
    <circle className={css.live} cx="70" cy="66" r="5" />
  </svg>
);

/** A road that the sand covers. */
export const LostRoad = () => (
  <svg className={css.drawing} viewBox="0 0 280 100" aria-hidden="true">
    <Sand />
    <path className={css.inked} d="M-6 74c40-4 62-34 100-30 16 2 26 8 36 14" />
    <path className={css.todo} d="M138 64c22 8 44 8 66 2M222 60c10-3 18-5 26-6" />
    <circle className={css.station} cx="94" cy="44" r="11" />
  </svg>
);
