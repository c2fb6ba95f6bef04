import { createHmac } from 'node:crypto';
import { Refusal } from '@darb/contract';
import type { Context } from './context.ts';
import { vagueNetwork } from './network.ts';

/**
 * What somebody will ask about after an attack: what happened, to whom, by what proof, from where, with what
 * end (rule account 43). It holds ids and pseudonyms alone, no name, address, number or token.
 */
export interface SecurityEvent {
  event: 'sign_up' | 'code_request' | 'sign_in' | 'refresh' | 'sign_out' | 'family_end' | 'limit' | 'foreign_origin' | 'ticket_replay';
  outcome: 'success' | 'refused';
  /** What proved who it is, or should have. */
  how?: 'password' | 'code' | 'refresh_token' | 'access_token';
  /** Why it was refused: a message key, or a word of ours. */
  reason?: string;
  /** The student's id, where it is known. */
  student?: string;
  /** The pseudonym of the number or mail address that was given. */
  login?: string;
  /** The network without its last part (`vagueNetwork`). */
  network?: string;
  /** The pseudonym of the client's id. */
  client?: string;
  /** The request that it belongs to, as in the log's other lines. */
  requestId?: string;
}

/** The same text has the same pseudonym as long as the server's secret stays, and nobody can turn it back. */
export const pseudonymOf = (secret: Uint8Array, text: string): string =>
  createHmac('sha256', secret).update(`pseudonym\0${text}`).digest('base64url').slice(0, 16);

type Asking = Pick<Context, 'options' | 'address' | 'clientId' | 'requestId'>;

/** Reports an event with where it came from. */
export function report({ options, address, clientId, requestId }: Asking, said: SecurityEvent): void {
  options.onSecurityEvent({
    ...said,
    network: vagueNetwork(address),
    ...(clientId === null ? {} : { client: pseudonymOf(options.sessionSecret, clientId) }),
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
