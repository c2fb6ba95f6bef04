import { removeFolder, startProduct, temporaryDataDir } from '../support/product.ts';
import { openRecords } from '../support/records.ts';
import { Report } from '../support/report.ts';
import { measureReport } from './busy-report.ts';
import { seedBusyStudent } from './busy-student.ts';

/**
 * `npm run bench:reports`: the report of a student with three busy years, asked for over HTTP. Ends with 1
 * when one asking in twenty takes longer than it may.
 */
const MOST_MS = 100;

const dataDir = temporaryDataDir('reports');
const product = await startProduct({ dataDir });
const records = openRecords(dataDir);
const told = new Report('The report of a busy student');
try {
  const [student] = await records.students(1);
  if (!student) throw new Error('no student');
  told.fact(`${await seedBusyStudent(dataDir, student.id)} answers over three years`);
  for (const period of ['term', 'all'] as const) {
    const { durations } = await measureReport(product.url, student.token, period);
    const sorted = durations.toSorted((a, b) => a - b);
    const at = (share: number): number => sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
    const first = durations[0]?.toFixed(0) ?? '';
    told.fact(
      `${period}: the first ${first} ms, median ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms, slowest ${at(1).toFixed(1)} ms`,
    );
    told.expect(at(0.95) <= MOST_MS, `${period}: p95 at most ${MOST_MS} ms`);
  }
} finally {
  await records.close();
  await product.stop();
  removeFolder(dataDir);
}
process.exitCode = told.end() === 0 ? 0 : 1;
