import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { openRecords } from '../support/records.ts';
import { issueKeys, removeFolder, startProduct, temporaryDataDir, type Product, type StartOptions } from '../support/product.ts';

const start = (name: string, options: StartOptions = {}): Promise<Product> =>
  startProduct({
    ...options,
    dataDir: temporaryDataDir(name),
    env: { LIMITS_NETWORK_PERIOD: '1000/180', LIMITS_NETWORK_DAY: '10000/86400' },
  });

/**
 * One product for all journeys, on a fresh data folder, beside it one with React for developers for those
 * of hydration, and one from the sources; their addresses and the journeys' keys travel in the environment
 * of the workers.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const [product, checked, sources] = await Promise.all([
    start('e2e'),
    start('hydration', { checked: true }),
    start('sources', { development: true }),
  ]);
  // no pack that ships has a subtopic that is to come: it is there before anybody reads its subject's path
  const records = openRecords(product.dataDir);
  await records.announceSubtopic(1602, 1699);
  await records.close();
  process.env['DARB_URL'] = product.url;
  process.env['DARB_DATA'] = product.dataDir;
  process.env['DARB_KEYS'] = issueKeys(product.dataDir, 300).join(',');
  process.env['DARB_CLAIMS'] = path.join(product.dataDir, 'claims');
  process.env['DARB_CHECKED_URL'] = checked.url;
  process.env['DARB_CHECKED_DATA'] = checked.dataDir;
  process.env['DARB_SOURCES_URL'] = sources.url;
  mkdirSync(process.env['DARB_CLAIMS']);
  return async () => {
    for (const started of [product, checked, sources]) {
      await started.stop();
      removeFolder(started.dataDir);
    }
  };
}
