import { account } from './account.ts';
import { assessment } from './assessment.ts';
import { billing } from './billing.ts';
import { catalog } from './catalog.ts';
import { league } from './league.ts';
import { learning } from './learning.ts';
import { progress } from './progress.ts';

/** Everything that crosses the wire, one group a capability. */
export const contract = { account, catalog, learning, assessment, progress, billing, league } as const;

export * from './account.ts';
export * from './assessment.ts';
export * from './billing.ts';
export * from './call.ts';
export * from './catalog.ts';
export * from './client.ts';
export * from './content.ts';
export * from './countries.ts';
export * from './league.ts';
export * from './learning.ts';
export * from './progress.ts';
export { everyCall, isMessageKey, messageKeys, rowOf, type MessageKey, type MessageKeyRow } from './message-keys.ts';
