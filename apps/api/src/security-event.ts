import { createHmac } from 'node:crypto';
import { Refusal } from '@darb/contract';
import type { Context } from './context.ts';
import { vagueNetwork } from './network.ts';
import type { SecurityEvent } from './options.ts';

/** The same text has the same pseudonym as long as the server's secret stays, and nobody can turn it back. */
export const pseudonymOf = (secret: Uint8Array, text: string): string =>
  createHmac('sha256', secret).update(`pseudonym\0${text}`).digest('base64url').slice(0, 16);

type Asking = Pick<Context, 'options' | 'address' | 'clientId' | 'requestId'>;

/** Reports an event with where it came from. */
export function report({ options, address, clientId, requestId }: Asking, said: SecurityEvent): void {
  options.onSecurityEvent({
    ...said,
    network: vagueNetwork(address),
    ...(clientId === null ? {} : { client: pseudonymOf(options.sessionSecrets[0], clientId) }),
    ...(requestId === undefined ? {} : { requestId }),
  });
}

/**
 * Does `act` and reports its end: done, for the student that `studentOf` finds in it, or why it was refused.
 */
export async function witnessed<Done>(
  context: Asking,
  said: Omit<SecurityEvent, 'outcome'>,
  act: () => Promise<Done>,
  studentOf: (done: Done) => string | undefined = () => undefined,
): Promise<Done> {
  try {
    const done = await act();
    const student = studentOf(done);
    report(context, { ...said, outcome: 'success', ...(student === undefined ? {} : { student }) });
    return done;
  } catch (error) {
    report(context, { ...said, outcome: 'refused', reason: error instanceof Refusal ? error.messageKey : 'general_error' });
    throw error;
  }
}
