import type { RowName } from '../site-map.ts';
import type { Visit } from '../visit.ts';
import type { WebContext } from './context.ts';
import { frameDataOf } from './frame-data.ts';
import { headDataOf } from './head-data.ts';
import type { FrameData, Shown, Showing } from './shown.ts';

type Outside = Omit<Shown<unknown>, 'screen'>;

/** Heads that are given to more than one page. */
const shared = new WeakSet<object>();

/** Whether this very head, and with it everything of its frame but a student's name, was given to others, and will be again. */
export const isShared = (head: object): boolean => shared.has(head);

/** A frame that greets a student by this name. */
export const withName = (frame: FrameData, fullName: string): FrameData =>
  frame.kind === 'student' ? { ...frame, student: { ...frame.student, fullName } } : frame;

/** Longer than any address that the product writes. */
const LONGEST_PATH = 200;

/** Whether an address is one that others come back to. A query, and a path that is not there, are whatever somebody wrote, and push out what is asked for. */
const isOneOfOurs = ({ path, search, country }: Visit): boolean =>
  path.length <= LONGEST_PATH && (search.size === 0 || (search.size === 1 && search.get('country') === country));

/** What a student's page is told apart by, but for its screen and their name. */
const keyOf = (name: RowName, { prefix, path, language, country, theme, student }: Visit, names: Record<string, string>): string =>
  `outside ${name} ${prefix} ${path} ${language} ${country} ${theme} ${student?.program_id} ${JSON.stringify(names)}`;

/**
 * Head and frame of a page. A student's are made once for all who get the same, until content changes: some twenty addresses and texts, which then are the same
 * ones wherever they are looked up. A guest's page is kept whole, and a stage has a title of its own.
 */
export async function outsideOf(
  name: RowName,
  visit: Visit,
  context: Pick<WebContext, 'api' | 'remember'>,
  { names = {}, stage }: Pick<Showing<unknown>, 'names' | 'stage'>,
): Promise<Outside> {
  const made = async (of: Visit): Promise<Outside> => ({
    head: headDataOf(name, of, names),
    frame: await frameDataOf(name, of, context, stage),
  });
  const { student } = visit;
  if (student === null || stage || !isOneOfOurs(visit)) return made(visit);
  const { head, frame } = await context.remember(keyOf(name, visit, names), async () => {
    const outside = await made({ ...visit, student: { ...student, full_name: '' } });
    shared.add(outside.head);
    return outside;
  });
  return { head, frame: withName(frame, student.full_name) };
}
