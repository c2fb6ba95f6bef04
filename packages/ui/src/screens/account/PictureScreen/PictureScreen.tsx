import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Card, FieldFrame, Form, useFormErrorText } from '../../../ui.ts';
import { laterDialog } from '../../../later-dialog.tsx';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Note, Problem, SettingsPage } from '../SettingsPage.tsx';
import * as css from '../settings.css.ts';
import type { PictureScreenProps } from '../props.ts';
import * as own from './PictureScreen.css.ts';

const PictureCrop = laterDialog(() => import('./PictureCrop.tsx').then(({ PictureCrop: Part }) => Part));

const TYPES = ['image/jpeg', 'image/png'];
const MAX_BYTES = 5_000_000;

/** What is wrong with a chosen file, before it is sent: a key of `formErrors`. */
const problemOf = ({ type, size }: File): string | null =>
  !TYPES.includes(type) ? 'field_picture_type' : size > MAX_BYTES ? 'field_picture_too_large' : null;

/** The student's picture: chosen, cut to a square in the browser, or taken away. */
export function PictureScreen({ state, back, fullName, picture, problem, pending, action }: PictureScreenProps) {
  const { t } = useTranslation('settings');
  const errorText = useFormErrorText();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<ImageBitmap | null>(null);
  const [broken, setBroken] = useState<string | null>(null);
  const forget = (why: string | null) => {
    if (input.current) input.current.value = '';
    setChosen(null);
    setBroken(why);
  };
  const choose = async (file: File | undefined) => {
    const found = file ? problemOf(file) : null;
    if (!file || found !== null) return forget(found);
    setBroken(null);
    await createImageBitmap(file).then(setChosen, () => forget('field_picture_type'));
  };
  // a file chosen before the script was here
  useEffect(() => {
    const early = input.current?.files?.[0];
    if (early) void choose(early);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, as React takes the page over
  }, []);
  const send = (file: File | null) => {
    if (!file || !input.current) return forget('field_picture_type');
    const files = new DataTransfer();
    files.items.add(file);
    input.current.files = files.files;
    setChosen(null);
    input.current.form?.requestSubmit();
  };
  return (
    <SettingsPage title={t('picture.title')} lead={t('picture.lead')} back={back} notes={<Note icon="user">{t('picture.note')}</Note>}>
      <Card>
        <Problem problem={problem} />
        <div className={own.self}>
          <Avatar name={fullName} picture={picture} large />
          <p className={css.soft}>{t(state === 'some' ? 'picture.some' : 'picture.none')}</p>
        </div>
        <Form action={action} encType="multipart/form-data">
          <FieldFrame name="image" label={t('picture.choose')} hint={t('picture.hint')} error={errorText(broken ?? problem?.fields.image)}>
            {(control) => (
              <div className={own.place}>
                <input
                  {...control}
                  ref={input}
                  type="file"
                  name="image"
                  accept={TYPES.join(',')}
                  required
                  className={own.file}
                  onChange={({ currentTarget }) => void choose(currentTarget.files?.[0])}
                />
                <span className={own.browse} aria-hidden="true">
                  {t('picture.browse')}
                </span>
                <span className={own.chosen}>{t('picture.chosen')}</span>
              </div>
            )}
          </FieldFrame>
          <div className={css.actions}>
            <Button pending={pending}>{t('picture.save')}</Button>
          </div>
        </Form>
        {state === 'some' ? (
          <Form action={action}>
            <input type="hidden" name="intent" value="remove" />
            <Button look="quiet" compact>
              {t('picture.remove')}
            </Button>
          </Form>
        ) : null}
      </Card>
      {chosen ? (
        <Suspense>
          <PictureCrop picture={chosen} onClose={() => forget(null)} onDone={send} />
        </Suspense>
      ) : null}
    </SettingsPage>
  );
}
