import { forwardRef, type InputHTMLAttributes, type SelectHTMLAttributes } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { FieldFrame, type Described, type Without } from './FieldFrame.tsx';
import * as css from './inputs.css.ts';

export interface FieldProps extends Described, Without<InputHTMLAttributes<HTMLInputElement>> {
  /** For what is written from left to right in every language: an address, a code. */
  ltr?: boolean | undefined;
}

/** One line of text. `error` keeps what was typed: give it back as `defaultValue`. */
export const Field = forwardRef<HTMLInputElement, FieldProps>(function Field(
  { label, hint, error, optional, hideLabel, ltr = false, id, ...input },
  ref,
) {
  return (
    <FieldFrame name={input.name} {...{ label, hint, error, optional, hideLabel, id }}>
      {(control) => <input {...(ltr ? { dir: 'ltr' } : {})} {...input} {...control} ref={ref} className={css.input({ ltr })} />}
    </FieldFrame>
  );
});

export interface Option {
  value: string;
  text: string;
  disabled?: boolean | undefined;
}

export interface SelectFieldProps extends Described, Without<SelectHTMLAttributes<HTMLSelectElement>> {
  options: readonly Option[];
  /** Stands where nothing is chosen yet. */
  placeholder?: string | undefined;
}

/** One of several, in the browser's own list: it works on every phone, without JavaScript. */
export const SelectField = ({ label, hint, error, optional, hideLabel, id, options, placeholder, ...select }: SelectFieldProps) => (
  <FieldFrame name={select.name} {...{ label, hint, error, optional, hideLabel, id }}>
    {(control) => (
      <span className={css.withMark}>
        <select
          {...select}
          {...control}
          {...(placeholder !== undefined && select.value === undefined && select.defaultValue === undefined ? { defaultValue: '' } : {})}
          className={css.input({ select: true })}
        >
          {placeholder === undefined ? null : (
            <option value="" disabled>
              {placeholder}
            </option>
          )}
          {options.map(({ value, text, disabled }) => (
            <option key={value} value={value} disabled={disabled}>
              {text}
            </option>
          ))}
        </select>
        <span className={css.mark}>
          <Icon name="down" small />
        </span>
      </span>
    )}
  </FieldFrame>
);
