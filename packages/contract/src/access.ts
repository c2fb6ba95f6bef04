import type { Call } from './call.ts';
import type { MessageKey } from './message-keys.ts';

/**
 * Who asks for something premium of a program: nobody who is signed in, a student of the program without and
 * with a subscription, a subscriber who has gone to another program, and a subscriber who sends the ids of
 * somebody else's attempts.
 */
export const ASKERS = ['guest', 'free', 'premium', 'otherProgram', 'otherStudent'] as const;
export type Asker = (typeof ASKERS)[number];

/** The refusals that say no to a person, not to what they sent. */
export const ACCESS_REFUSALS = [
  'token_invalid',
  'not_allowed',
  'not_subscribed',
  'subscription_ended',
  'other_program',
  'attempt_not_found',
] as const satisfies readonly MessageKey[];

/**
 * One cell of the access matrix: the key with which a call refuses somebody, or `answered`. It follows from
 * what the call declares, and `access-matrix.test.ts` tries each.
 */
export function accessOf({ who, refusals }: Pick<Call, 'who' | 'refusals'>, asker: Asker): (typeof ACCESS_REFUSALS)[number] | 'answered' {
  // nobody here is of the house
  if (who === 'staff' && asker !== 'guest') return 'not_allowed';
  switch (asker) {
    case 'guest':
      return who === 'anyone' ? 'answered' : 'token_invalid';
    case 'free':
      return refusals.includes('not_subscribed') ? 'not_subscribed' : 'answered';
    case 'premium':
      return 'answered';
    case 'otherProgram':
      return refusals.includes('other_program') ? 'other_program' : 'answered';
    case 'otherStudent':
      return refusals.includes('attempt_not_found') ? 'attempt_not_found' : 'answered';
  }
}
