import { useTranslation } from 'react-i18next';
import { Button, Field, Form, TextArea, useCollectionErrorText } from '../../ui.ts';
import type { Place } from '../../navigation.tsx';
import type { NameForm } from './props.ts';
import * as css from './collection.css.ts';

interface NameFieldsProps {
  form: NameForm;
  /** What its button says. */
  action: string;
  /** Where it is left without a change. */
  cancel?: Place;
}

/** The name of a collection and what it is for; `intent` is `save`. */
export function NameFields({ form, action, cancel }: NameFieldsProps) {
  const { t } = useTranslation('collection');
  const errorText = useCollectionErrorText();
  return (
    <Form action={form.action} method="post" className={css.fields}>
      <input type="hidden" name="intent" value="save" />
      <Field
        label={t('name')}
        name="name"
        dir="auto"
        autoComplete="off"
        maxLength={80}
        required
        hint={t('nameHint')}
        defaultValue={form.name}
        error={errorText(form.problem)}
      />
      <TextArea label={t('description')} name="description" dir="auto" optional maxLength={300} rows={2} defaultValue={form.description} />
      <div className={css.buttons}>
        <Button>{action}</Button>
        {cancel === undefined ? null : (
          <Button look="quiet" to={cancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </Form>
  );
}
