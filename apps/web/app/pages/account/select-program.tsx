import { redirect } from '@remix-run/node';
import { SelectProgramScreen } from '@darb/ui/screens/account/SelectProgramScreen/SelectProgramScreen';
import type { SelectProgramScreenProps } from '@darb/ui/screens/account/props';
import { checkedForm } from '../../client/checked-form.ts';
import { useFormState } from '../../form-state.ts';
import { href, pathOf } from '../../href.ts';
import { action as actionOf, againAfter, againIfBroken } from '../../server/action.ts';
import { nextPath } from '../../server/guards.ts';
import { page } from '../../server/page.ts';
import { useScreen } from '../../shown-screen.ts';
import { programChoice } from './program-choice.ts';

/** The same page after signing up, and for who has a program already. */
const ROWS = ['selectProgram', 'chooseProgram'] as const;
const FIELDS = ['program_id'] as const;
type Fixed<Props = SelectProgramScreenProps> = Props extends unknown ? Omit<Props, 'values' | 'problem' | 'pending'> : never;

export const loader = page(ROWS, async (given): Promise<{ screen: Fixed }> => {
  const { visit, student } = given;
  const next = nextPath(visit);
  const { programs, ...choice } = await programChoice(given, (at) => href(at, 'selectProgram', null, { next }));
  if (programs.length === 0) return { screen: { state: 'empty', ...choice } };
  if (student.program_id === null) return { screen: { state: 'choose', programs, ...choice } };
  return { screen: { state: 'change', programs, ...choice, current: student.program_id, dashboard: href(visit, 'dashboard') } };
});

export const action = actionOf(ROWS, async ({ visit, student, api, context, fields }) => {
  const broken = againIfBroken(fields, FIELDS, FIELDS);
  if (broken) return broken;
  try {
    await api.account.setProgram({ program_id: Number(fields.text('program_id')) });
    if (student.program_id !== null) context.tell('program_updated');
    return redirect(nextPath(visit) ?? pathOf(visit, 'dashboard'));
  } catch (thrown) {
    return againAfter(thrown, fields, FIELDS, { program_id: 'program_id' });
  }
});

export const clientAction = checkedForm(() => FIELDS);

export { revalidateWhenSent as shouldRevalidate } from '../../client/connection-lost.ts';

export default function SelectProgramPage() {
  return <SelectProgramScreen {...useScreen<typeof loader>()} {...useFormState<'program_id'>()} />;
}
