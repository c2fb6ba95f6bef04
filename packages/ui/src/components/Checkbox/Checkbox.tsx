import type { InputHTMLAttributes, ReactNode } from 'react';
import { FieldError } from '../Field/FieldFrame.tsx';
import * as css from './Checkbox.css.ts';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type' | 'name'> {
  label: ReactNode;
  name: string;
  hint?: ReactNode;
  error?: ReactNode;
}

/** Yes or no, with its words beside it; the whole row can be touched. */
export function Checkbox({ label, hint, error, ...input }: CheckboxProps) {
  const id = `field-${input.name}`;
  const described = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  return (
    <div>
      <label className={css.row}>
        <input
          {...input}
          type="checkbox"
          className={css.box}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
        />
        <span>{label}</span>
        {hint ? (
          <span className={css.hint} id={`${id}-hint`}>
            {hint}
          </span>
        ) : null}
      </label>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}
