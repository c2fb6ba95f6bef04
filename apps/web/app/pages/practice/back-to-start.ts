import type { RowName } from '../../site-map.ts';
import type { Given } from '../../server/page.ts';
import { isRefusal } from '../../server/session.ts';

const LEADS_BACK: ReadonlySet<string> = new Set(['content_not_found', 'other_program', 'round_locked']);

/** What a page of a practice asks for; what cannot be loaded leads back to the start, which says why. */
export async function orBackToStart<Name extends RowName, Result>(
  { context, to }: Pick<Given<Name>, 'context' | 'to'>,
  ask: () => Promise<Result>,
): Promise<Result> {
  try {
    return await ask();
  } catch (thrown) {
    if (!isRefusal(thrown) || !LEADS_BACK.has(thrown.messageKey)) throw thrown;
    context.tell(thrown.messageKey);
    throw to('startPractice');
  }
}
