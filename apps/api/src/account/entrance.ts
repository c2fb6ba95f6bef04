import { availableParallelism } from 'node:os';
import { createGate } from '../gate.ts';

/** One processor is left to everybody else, and two threads of Node's four to the reading of films. */
const HASHERS = Math.max(1, Math.min(2, availableParallelism() - 1));
const WAITING = 200;

/**
 * Signing in, signing up and codes: what a stranger may order, and what costs most. While one of them waits
 * for the database another one is hashed, so there are more of them than hashers (rule account 40).
 */
export const atEntrance = createGate({ name: 'entrance', atOnce: 2 * HASHERS + 1, waiting: WAITING, fairWait: 10_000, retryAfter: 10 });

/** Passwords alone; whoever comes here has passed the entrance, which bounds how many wait. */
export const inHashing = createGate({ name: 'hashing', atOnce: HASHERS, waiting: WAITING, retryAfter: 10 });
