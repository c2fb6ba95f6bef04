import { isRouteErrorResponse, type ClientActionFunctionArgs, type ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { isScriptMissing } from './reload-once.ts';

/** Whether something thrown is a request that never got an answer, in the words of the three engines. */
export const isConnectionLost = (thrown: unknown): boolean =>
  thrown instanceof TypeError && /^(?:failed to fetch|networkerror|load failed)/i.test(thrown.message) && !isScriptMissing(thrown);

/** Whether a server answered that it failed: our fault, and no reason to type again. */
const isServersFault = (thrown: unknown): boolean => isRouteErrorResponse(thrown) && thrown.status >= 500;

/**
 * Sends a form; where its request gets no answer, or none but that the server failed, the page has what
 * `otherwise` makes, not an error page.
 */
export async function sentOr<Data extends object>(
  { serverAction }: ClientActionFunctionArgs,
  otherwise: (reason: 'you_are_offline' | 'general_error') => Data,
) {
  try {
    return await serverAction<Data>();
  } catch (thrown) {
    const isOurs = isServersFault(thrown);
    if (!isOurs && !isConnectionLost(thrown)) throw thrown;
    return { ...otherwise(isOurs ? 'general_error' : 'you_are_offline'), unsent: true };
  }
}

/** The `clientAction` of a page with one form: what was typed stays, with a word on the connection. */
export const keepForm = (args: ClientActionFunctionArgs) =>
  sentOr<object>(args, (form) => ({ problem: { fields: {}, form, retryAfter: null }, values: {} }));

/** After a form that could not be sent nothing is asked for again: that would fail too. */
export function revalidateWhenSent({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const isUnsent = typeof actionResult === 'object' && actionResult !== null && 'unsent' in actionResult;
  return !isUnsent && defaultShouldRevalidate;
}
