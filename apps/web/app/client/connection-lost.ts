import type { ClientActionFunctionArgs, ShouldRevalidateFunctionArgs } from '@remix-run/react';

/** Whether something thrown is a request that never got an answer, in the words of the three engines. */
export const isConnectionLost = (thrown: unknown): boolean =>
  thrown instanceof TypeError && /^(?:failed to fetch|networkerror|load failed)/i.test(thrown.message);

/** Sends a form; where its request gets no answer the page has what `otherwise` makes, not an error page. */
export async function sentOr<Data extends object>({ serverAction }: ClientActionFunctionArgs, otherwise: () => Data) {
  try {
    return await serverAction<Data>();
  } catch (thrown) {
    if (!isConnectionLost(thrown)) throw thrown;
    return { ...otherwise(), unsent: true };
  }
}

/** The `clientAction` of a page with one form: what was typed stays, with a word on the connection. */
export const keepForm = (args: ClientActionFunctionArgs) =>
  sentOr<object>(args, () => ({ problem: { fields: {}, form: 'you_are_offline', retryAfter: null }, values: {} }));

/** After a form that could not be sent nothing is asked for again: that would fail too. */
export function revalidateWhenSent({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const isUnsent = typeof actionResult === 'object' && actionResult !== null && 'unsent' in actionResult;
  return !isUnsent && defaultShouldRevalidate;
}
