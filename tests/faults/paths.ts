import { everyVisit, visitorsOf, walkPaths } from '../support/every-path.ts';
import { openRecords } from '../support/records.ts';
import { removeFolder, startProduct, temporaryDataDir } from '../support/product.ts';
import { Report } from '../support/report.ts';

/** Every row of the site map for everybody, everywhere: status and target as the table says. */
export async function paths(): Promise<number> {
  const report = new Report('every path, as guest, free and premium student, in each country, with and without prefix');
  const dataDir = temporaryDataDir('paths');
  const product = await startProduct({ dataDir, env: { LIMITS_SHARED_PROGRESS: '1000000/60' } });
  const records = openRecords(dataDir);
  try {
    const visits = everyVisit();
    const visitors = await visitorsOf(records);
    const began = performance.now();
    const wrong = await walkPaths(product.url, visits, visitors);
    report.fact(`${visits.length} requests in ${((performance.now() - began) / 1000).toFixed(1)} s`);
    for (const line of wrong) report.finding(line);
  } finally {
    await records.close();
    await product.stop();
    removeFolder(dataDir);
  }
  return report.end();
}
