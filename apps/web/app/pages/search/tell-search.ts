import type { InputOf, pipeline } from '@darb/contract';
import type { Given } from '../../server/page.ts';

type Told = Extract<InputOf<typeof pipeline.record>['body'], { event_type: 'search_query' | 'search_select' }>;

/**
 * Tells of a search, or of what was taken of it, where the student has allowed that (rule pipeline 4). Nobody
 * waits for it, and its loss harms nothing.
 */
export function tellSearch(
  { api, visit, context }: Pick<Given<'search'>, 'api' | 'visit' | 'context'>,
  event: Pick<Told, 'event_type' | 'event_content'>,
): void {
  if (visit.student?.statistics !== true) return;
  const record = {
    timestamp: new Date().toISOString(),
    user_id: null,
    user_type: 'signed_in' as const,
    source: 'web',
    body: event,
  };
  api.pipeline.record(record).catch((error: unknown) => context.report(error));
}
