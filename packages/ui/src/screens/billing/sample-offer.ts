import type { Offer } from './props.ts';

/** What a key of a story's program costs and opens. */
export const SAMPLE_OFFER: Offer = {
  program: { text: 'التوجيهي، العلمي', lang: 'ar' },
  subjectsCount: 2,
  testsOnly: false,
  price: { amount: 35, oldAmount: 200, currency: 'JOD' },
  credit: 0,
  special: null,
  validUntil: '2027-08-31',
  sellers: '#sellers',
};
