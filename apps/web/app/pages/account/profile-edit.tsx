import { redirect } from '@remix-run/node';
import { ProfileEditScreen } from '@darb/ui/screens/account/ProfileEditScreen/ProfileEditScreen';
import type { ProfileEditScreenProps } from '@darb/ui/screens/account/props';
import { checkedForm } from '../../client/checked-form.ts';
import type { Typed } from '../../field-check.ts';
import { useFormState } from '../../form-state.ts';
import { href, pathOf } from '../../href.ts';
import { action as actionOf, againAfter, againIfBroken } from '../../server/action.ts';
import { page } from '../../server/page.ts';
import { notFound } from '../../server/session.ts';
import { useScreen } from '../../shown-screen.ts';

const FIELDS = ['full_name', 'alias', 'bio'] as const;
type Field = (typeof FIELDS)[number];
type Fixed = Omit<ProfileEditScreenProps, 'values' | 'problem' | 'pending'> & { own: Record<Field, string> };
/** Alias and bio may be left empty. */
const checkedOf = (form: Typed) => FIELDS.filter((field) => field === 'full_name' || form.text(field).trim() !== '');

/** Nobody edits somebody else: another student's address is as one that there is not. */
export const loader = page('profileEdit', ({ visit, student, params }): { screen: Fixed } => {
  if (params.userId !== student.id) throw notFound();
  return {
    screen: {
      state: 'ready',
      back: href(visit, 'accountSettings'),
      picture: student.image,
      changePicture: href(visit, 'settingsPicture'),
      own: { full_name: student.full_name, alias: student.alias ?? '', bio: student.bio ?? '' },
    },
  };
});

export const action = actionOf('profileEdit', async ({ visit, student, params, context, api, fields }) => {
  if (params.userId !== student.id) throw notFound();
  const broken = againIfBroken<Field>(fields, FIELDS, checkedOf(fields));
  if (broken) return broken;
  const given = (field: Field): string | null => (fields.text(field).trim() === '' ? null : fields.text(field));
  try {
    await api.account.updateStudent({ full_name: fields.text('full_name'), alias: given('alias'), bio: given('bio') });
    context.tell('profile_updated');
    return redirect(pathOf(visit, 'accountSettings'));
  } catch (thrown) {
    return againAfter<Field>(thrown, fields, FIELDS, {
      full_name: 'full_name',
      alias: 'alias',
      bio: 'bio',
      username_validate_fail: 'alias',
      username_already_used: 'alias',
    });
  }
});

export const clientAction = checkedForm(checkedOf);

export { revalidateWhenSent as shouldRevalidate } from '../../client/connection-lost.ts';

export default function ProfileEditPage() {
  const { own, ...screen } = useScreen<typeof loader>();
  return <ProfileEditScreen {...screen} {...useFormState<Field>(own)} />;
}
