import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { issueKeys, removeFolder, startProduct, temporaryDataDir, type Product, type StartOptions } from '../support/product.ts';

const start = (name: string, options: StartOptions = {}): Promise<Product> =>
  startProduct({
    ...options,
    dataDir: temporaryDataDir(name),
    env: { LIMITS_NETWORK_PERIOD: '1000/180', LIMITS_NETWORK_DAY: '10000/86400' },
  });

/**
 * One product for all journeys, on a fresh data folder, and beside it one from the sources for those of
 * hydration; their addresses and the journeys' keys travel in the environment of the workers.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const [product, fromSources] = await Promise.all([start('e2e'), start('hydration', { development: true })]);
  process.env['DARB_URL'] = product.url;
  process.env['DARB_KEYS'] = issueKeys(product.dataDir, 200).join(',');
  process.env['DARB_CLAIMS'] = path.join(product.dataDir, 'claims');
  process.env['DARB_SOURCES_URL'] = fromSources.url;
  process.env['DARB_SOURCES_DATA'] = fromSources.dataDir;
  mkdirSync(process.env['DARB_CLAIMS']);
  return async () => {
    for (const started of [product, fromSources]) {
      await started.stop();
      removeFolder(started.dataDir);
    }
  };
}
