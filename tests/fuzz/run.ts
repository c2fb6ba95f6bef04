import { namesOf, optionsOf, wholeNumberOf } from '../../tools/command-line.ts';
import { removeFolder, startProduct, WIDE_LIMITS } from '../support/product.ts';
import { openRecords } from '../support/records.ts';
import { Report } from '../support/report.ts';
import { fuzzCalls } from './api-calls.ts';
import { fuzzForms } from './forms.ts';
import { fuzzOddities } from './oddities.ts';

/**
 * `npm run fuzz [-- --cases 1000 --seed 2026 --only calls|forms|oddities]`: bad inputs for everything that
 * listens. The same seed sends the same.
 */
const { values } = optionsOf({
  options: { cases: { type: 'string', default: '1000' }, seed: { type: 'string', default: '2026' }, only: { type: 'string' } },
});
const size = { cases: wholeNumberOf(values.cases, 'number of cases'), seed: wholeNumberOf(values.seed, 'seed') };
const names = namesOf(values.only === undefined ? [] : [values.only], ['oddities', 'calls', 'forms']);

const report = new Report(`fuzz with ${size.cases} cases a call, seed ${size.seed}`);
const product = await startProduct({ env: { ...WIDE_LIMITS } });
const records = openRecords(product.dataDir);
try {
  const [student] = await records.students(1);
  if (!student) throw new Error('no student');
  const programs = {
    oddities: () => fuzzOddities(product, report),
    calls: () => fuzzCalls(product, records, student, size, report),
    forms: () => fuzzForms(product, records, student, { ...size, cases: Math.ceil(size.cases / 5) }, report),
  };
  for (const name of names) await programs[name]();
} finally {
  await records.close();
  const code = await product.stop();
  report.expect(code === 0, `the product stops with ${code}`);
  removeFolder(product.dataDir);
}
// what a client did wrong is no error of ours, and may not fill the log
const errors = product
  .output()
  .split('\n')
  .filter((line) => /"level":"(error|fatal)"/.test(line));
if (errors.length > 0) report.finding(`the product logged ${errors.length} errors, the first: ${errors[0] ?? ''}`);
process.exit(report.end() === 0 ? 0 : 1);
