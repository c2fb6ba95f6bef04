import { redirect } from '@remix-run/node';
import { PictureScreen } from '@darb/ui/screens/account/PictureScreen/PictureScreen';
import type { PictureScreenProps } from '@darb/ui/screens/account/props';
import { keepForm } from '../../client/connection-lost.ts';
import { useFormState } from '../../form-state.ts';
import { href, pathOf } from '../../href.ts';
import { action as actionOf, again, againAfter } from '../../server/action.ts';
import { page } from '../../server/page.ts';
import { isRefusal } from '../../server/session.ts';
import { useScreen } from '../../shown-screen.ts';

const FIELDS = ['image'] as const;
type Fixed = Omit<PictureScreenProps, 'values' | 'problem' | 'pending'>;

/** What the API finds wrong with a file, in words of the form. */
const PROBLEMS: Readonly<Record<string, string>> = {
  too_big: 'field_picture_too_large',
  too_large: 'field_picture_too_large',
  'failed-upload-image': 'failed-upload-image',
};
const wrong = (rule: string) => ({ fields: { image: PROBLEMS[rule] ?? 'field_picture_type' } });

export const loader = page('settingsPicture', ({ visit, student }): { screen: Fixed } => ({
  screen: {
    state: student.image === null ? 'none' : 'some',
    back: href(visit, 'accountSettings'),
    fullName: student.full_name,
    picture: student.image,
  },
}));

/** Takes the picture away (`intent=remove`), or sets it: the browser has cut it, else its middle is kept. */
export const action = actionOf('settingsPicture', async ({ visit, context, api, fields }) => {
  try {
    if (fields.text('intent') === 'remove') await api.account.removePicture({});
    else {
      const [image] = fields.files('image');
      if (!image) return again(fields, FIELDS, wrong('required'));
      await api.account.setPicture({ image: new Uint8Array(await image.arrayBuffer()) });
    }
    context.tell('image_updated');
    return redirect(pathOf(visit, 'settingsPicture'));
  } catch (thrown) {
    if (!isRefusal(thrown)) throw thrown;
    const rule = thrown.messageKey === 'rule_broken' ? (thrown.errors[0]?.rule ?? '') : thrown.messageKey;
    if (thrown.messageKey === 'rule_broken' || rule in PROBLEMS) return again(fields, FIELDS, wrong(rule));
    return againAfter<'image'>(thrown, fields, FIELDS, {});
  }
});

export const clientAction = keepForm;

export { revalidateWhenSent as shouldRevalidate } from '../../client/connection-lost.ts';

export default function PicturePage() {
  return <PictureScreen {...useScreen<typeof loader>()} {...useFormState<'image'>()} />;
}
