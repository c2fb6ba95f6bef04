import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { issueKeys, removeFolder, startProduct, temporaryDataDir } from '../support/product.ts';

/**
 * One product for all journeys, on a fresh data folder; its address and their keys travel in the environment
 * of the workers.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const dataDir = temporaryDataDir('e2e');
  const product = await startProduct({ dataDir, env: { LIMITS_NETWORK_PERIOD: '1000/180', LIMITS_NETWORK_DAY: '10000/86400' } });
  process.env['DARB_URL'] = product.url;
  process.env['DARB_KEYS'] = issueKeys(dataDir, 200).join(',');
  process.env['DARB_CLAIMS'] = path.join(dataDir, 'claims');
  mkdirSync(process.env['DARB_CLAIMS']);
  return async () => {
    await product.stop();
    removeFolder(dataDir);
  };
}
