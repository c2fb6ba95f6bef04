import fc from 'fast-check';

/**
 * Properties are tried with the same cases in every run, so that a red test is the change's doing and can be
 * run again. New cases are looked for by `npm run test:properties`, which tries many more with a seed of its
 * own and says which.
 */
const seed = process.env['PROPERTY_SEED'];
const runs = process.env['PROPERTY_RUNS'];
fc.configureGlobal({ seed: seed === undefined ? 2026 : Number(seed), ...(runs !== undefined && { numRuns: Number(runs) }) });
