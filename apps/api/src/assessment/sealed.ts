import { createHash } from 'node:crypto';
import { SEAL_CLOCK_SECONDS, SEAL_DAYS, SEAL_HOURS } from '@darb/contract/limits';
import type { AttemptRow } from './queries.ts';

/** A hand-in without a connection (rule assessment 22), after its code was found to be that of its text. */
export interface Seal {
  code: string;
  /** When the device opened the attempt and sealed it, by the server's time as it knew it. */
  openedAt: Date;
  sealedAt: Date;
}

export const sealCode = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Whether a seal may still change an attempt that was closed without being handed in. */
export function takesSeal({ handedIn, startedAt, endsAt }: AttemptRow, now: Date): boolean {
  const until = endsAt ? endsAt.getTime() + SEAL_HOURS * 3_600_000 : startedAt.getTime() + SEAL_DAYS * 86_400_000;
  return handedIn === false && now.getTime() <= until;
}

/** Whether an answer was given within the time of its attempt. */
export const isInTime = ({ endsAt }: AttemptRow, actedAt: Date): boolean => endsAt === null || actedAt <= endsAt;

/**
 * Whether somebody set the device's own clock between opening and sealing: it then counted another time than
 * the one that nobody sets. For staff alone.
 */
export function clockChanged(seal: Seal, device: { frontendStartTime: Date | null; frontendEndTime: Date | null }): boolean {
  if (!device.frontendStartTime || !device.frontendEndTime) return false;
  const own = device.frontendEndTime.getTime() - device.frontendStartTime.getTime();
  return Math.abs(own - (seal.sealedAt.getTime() - seal.openedAt.getTime())) > SEAL_CLOCK_SECONDS * 1000;
}
