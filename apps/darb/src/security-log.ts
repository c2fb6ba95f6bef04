import type { SecurityEvent } from '@darb/api';
import type { Log } from './log.ts';

/**
 * Writes security events to the log of the process: one line each with `part: "security"`, a refusal as a
 * warning. Every part of the product reports them here, so that one search finds them all.
 */
export const createSecurityLog =
  (log: Log) =>
  ({ event, ...said }: SecurityEvent): void =>
    log[said.outcome === 'success' ? 'info' : 'warn']({ part: 'security', ...said }, event);
