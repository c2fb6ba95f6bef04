import { useState, type InputHTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../hydrated.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { FieldFrame, type Described } from './FieldFrame.tsx';
import * as css from './inputs.css.ts';

export interface PasswordFieldProps extends Described, Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'name' | 'type' | 'dir'> {
  autoComplete: 'current-password' | 'new-password';
}

/**
 * A password that can be shown. The switch comes with JavaScript; without it the field is an ordinary one.
 */
export function PasswordField({ label, hint, error, optional, hideLabel, id, ...input }: PasswordFieldProps) {
  const { t } = useTranslation('frame');
  const [shown, setShown] = useState(false);
  const isHydrated = useHydrated();
  return (
    <FieldFrame name={input.name} {...{ label, hint, error, optional, hideLabel, id }}>
      {(control) => (
        <span className={css.withMark} dir="ltr">
          <input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            dir="ltr"
            autoCapitalize="off"
            spellCheck={false}
            className={`${css.input({ ltr: true })} ${css.withReveal}`}
          />
          {isHydrated ? (
            <span className={css.reveal}>
              <IconButton
                icon={shown ? 'eyeOff' : 'eye'}
                label={shown ? t('hidePassword') : t('showPassword')}
                aria-controls={control.id}
                onClick={() => setShown(!shown)}
              />
            </span>
          ) : null}
        </span>
      )}
    </FieldFrame>
  );
}
