import { rowOf, type RowName } from '../site-map.ts';
import { sharedOf, type Visit } from '../visit.ts';
import type { WebContext } from './context.ts';
import { frameDataOf } from './frame-data.ts';
import { headDataOf } from './head-data.ts';
import type { Shown, Showing } from './shown.ts';

/**
 * What stands around a screen: head and frame, made of what several people may share, and apart from them
 * what is the student's own. The first two are kept for all who get the same (`docs/fast-path.md`).
 */
export async function aroundOf(
  name: RowName,
  visit: Visit,
  context: Pick<WebContext, 'api' | 'remember'>,
  { names = {}, stage, trail }: Pick<Showing<unknown>, 'names' | 'stage' | 'trail'>,
): Promise<Omit<Shown<unknown>, 'screen' | 'text'>> {
  const isSecret = rowOf(name).secret === true;
  const shared = isSecret ? { ...sharedOf(visit), path: '/', audience: null } : sharedOf(visit);
  const head = headDataOf(name, shared, names);
  return {
    head: trail && shared.audience === null ? { ...head, trail } : head,
    frame: await frameDataOf(name, shared, context, stage),
    personal: isSecret ? null : visit.student && { fullName: visit.student.full_name, picture: visit.student.image_small },
  };
}
