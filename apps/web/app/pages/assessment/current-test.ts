import type { Client, Test } from '@darb/contract';
import { isRefusal } from '../../server/session.ts';

/** The current attempt at a test, open or submitted; null where there is none, for it begins none. */
export const currentTest = (api: Client, { test, subtopic }: { test: number; subtopic: number }): Promise<Test | null> =>
  api.assessment.test({ test_id: test, subtopic_id: subtopic, begins: false }).catch((thrown: unknown) => {
    // of a test that is not there the cover says so
    if (isRefusal(thrown) && thrown.messageKey === 'content_not_found') return null;
    throw thrown;
  });
