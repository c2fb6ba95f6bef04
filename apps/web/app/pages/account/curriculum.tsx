import { redirect } from '@remix-run/node';
import { CurriculumScreen } from '@darb/ui/screens/account/CurriculumScreen/CurriculumScreen';
import type { CurriculumScreenProps } from '@darb/ui/screens/account/props';
import { checkedForm } from '../../client/checked-form.ts';
import { useFormState } from '../../form-state.ts';
import { href, pathOf } from '../../href.ts';
import { action as actionOf, againAfter, againIfBroken } from '../../server/action.ts';
import { nextPath } from '../../server/guards.ts';
import { page } from '../../server/page.ts';
import { useScreen } from '../../shown-screen.ts';
import { programChoice } from './program-choice.ts';

const FIELDS = ['program_id'] as const;
type Fixed<Props = CurriculumScreenProps> = Props extends unknown ? Omit<Props, 'values' | 'problem' | 'pending'> : never;

export const loader = page('settingsCurriculum', async (given): Promise<{ screen: Fixed }> => {
  const { visit, student } = given;
  const next = nextPath(visit);
  const { programs, ...choice } = await programChoice(given, (at) => href(at, 'settingsCurriculum', null, { next }));
  const opened = programs.find(({ id }) => id === student.premium_program_id);
  const back = href(visit, 'accountSettings');
  const shared = { ...choice, back, keyOpens: opened?.title ?? null };
  if (programs.length === 0) return { screen: { state: 'empty', ...shared } };
  return { screen: { state: 'choose', programs, ...shared, current: student.program_id ?? 0, keep: back } };
});

export const action = actionOf('settingsCurriculum', async ({ visit, api, context, fields }) => {
  const broken = againIfBroken(fields, FIELDS, FIELDS);
  if (broken) return broken;
  try {
    await api.account.setProgram({ program_id: Number(fields.text('program_id')) });
    context.tell('program_updated');
    return redirect(nextPath(visit) ?? pathOf(visit, 'accountSettings'));
  } catch (thrown) {
    return againAfter(thrown, fields, FIELDS, { program_id: 'program_id' });
  }
});

export const clientAction = checkedForm(() => FIELDS);

export { revalidateWhenSent as shouldRevalidate } from '../../client/connection-lost.ts';

export default function CurriculumPage() {
  return <CurriculumScreen {...useScreen<typeof loader>()} {...useFormState<'program_id'>()} />;
}
