import { availableParallelism } from 'node:os';
import { createGate } from '../gate.ts';

/**
 * Signing in, signing up and codes: what a stranger may order, and what costs most. One processor is left to
 * everybody else, and two threads of Node's four to the reading of films (rule account 40).
 */
export const atEntrance = createGate({
  name: 'entrance',
  atOnce: Math.max(1, Math.min(2, availableParallelism() - 1)),
  waiting: 50,
  retryAfter: 10,
});
