import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon.tsx';
import { hidden } from '../Text/Text.css.ts';
import * as css from './Field.css.ts';

/** What a field is given to say about its control. */
export interface Described {
  label: ReactNode;
  name: string;
  hint?: ReactNode;
  error?: ReactNode;
  optional?: boolean | undefined;
  hideLabel?: boolean | undefined;
}
/** A control's own attributes, without what its frame gives it. */
export type Without<T> = Omit<T, 'className' | 'name' | 'aria-describedby' | 'aria-invalid'>;

/** What a control must carry so that its label, hint and error belong to it. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldFrameProps {
  /** The control's; its id is made of it, so two of one name on a page need ids of their own. */
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong and how to mend it; stands beside the control and is announced. */
  error?: ReactNode;
  optional?: boolean | undefined;
  hideLabel?: boolean | undefined;
  id?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** Label above, hint or error below, for a control of any kind. */
export function FieldFrame({
  name,
  label,
  hint,
  error,
  optional = false,
  hideLabel = false,
  id = `field-${name}`,
  children,
}: FieldFrameProps) {
  const { t } = useTranslation('frame');
  const described = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  return (
    <div className={css.field}>
      <label htmlFor={id} className={hideLabel ? hidden : css.label}>
        {label}
        {optional ? <span className={css.optional}> {t('optional')}</span> : null}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      {hint ? (
        <p className={css.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}

/** The words of an error, for a group of controls that has no frame. */
export const FieldError = ({ id, children }: { id: string; children: ReactNode }) => (
  <p className={css.error} id={id} role="alert">
    <Icon name="info" small />
    <span>{children}</span>
  </p>
);
