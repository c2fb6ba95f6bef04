import { redirect } from '@remix-run/node';
import { countries, countryOf } from '@darb/contract/countries';
import { SelectProgramScreen } from '@darb/ui/screens/account/SelectProgramScreen/SelectProgramScreen';
import type { SelectProgramScreenProps } from '@darb/ui/screens/account/props';
import { checkedForm } from '../../client/checked-form.ts';
import { useFormState } from '../../form-state.ts';
import { href, pathOf } from '../../href.ts';
import { action as actionOf, againAfter, againIfBroken } from '../../server/action.ts';
import { nextPath } from '../../server/guards.ts';
import { page } from '../../server/page.ts';
import { useScreen } from '../../shown-screen.ts';

/** The same page after signing up, and for who has a program already. */
const ROWS = ['selectProgram', 'chooseProgram'] as const;
const FIELDS = ['program_id'] as const;
type Fixed<Props = SelectProgramScreenProps> = Props extends unknown ? Omit<Props, 'values' | 'problem' | 'pending'> : never;

/** The programs of the student's country, or of the one that was picked in the list (`?country=`). */
export const loader = page(ROWS, async ({ visit, student, search, api }): Promise<{ screen: Fixed }> => {
  const shown = countryOf(search.get('country') ?? visit.country);
  const { programs } = await api.catalog.programs({ country: shown.code });
  const next = nextPath(visit);
  const choice = {
    countryName: shown.name[visit.language],
    countries: countries
      .filter(({ published }) => published)
      .map(({ code, name }) => ({
        code,
        name: name[visit.language],
        href: href({ ...visit, country: code }, 'selectProgram', null, { next }),
        current: code === shown.code,
      })),
  };
  if (programs.length === 0) return { screen: { state: 'empty', ...choice } };
  const rows = [...programs]
    .sort((a, b) => b.order - a.order)
    .map(({ id, title, subjects_count, lessons_count, tests_count }) => ({
      id,
      title,
      subjectsCount: subjects_count,
      lessonsCount: lessons_count,
      testsCount: tests_count,
    }));
  if (student.program_id === null) return { screen: { state: 'choose', programs: rows, ...choice } };
  return { screen: { state: 'change', programs: rows, ...choice, current: student.program_id, dashboard: href(visit, 'dashboard') } };
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
