import { forwardRef, type InputHTMLAttributes, type SelectHTMLAttributes } from 'react';
import { FieldFrame, type Described, type Without } from './FieldFrame.tsx';
import * as css from './inputs.css.ts';
import { Select, type SelectProps } from './Select.tsx';

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

export interface SelectFieldProps
  extends Described, Without<SelectHTMLAttributes<HTMLSelectElement>>, Pick<SelectProps, 'options' | 'placeholder'> {}

/** One of several, in the browser's own list: it works on every phone, without JavaScript. */
export const SelectField = ({ label, hint, error, optional, hideLabel, id, ...select }: SelectFieldProps) => {
  const { placeholder, value, defaultValue } = select;
  const startsOpen = placeholder !== undefined && value === undefined && defaultValue === undefined;
  return (
    <FieldFrame name={select.name} {...{ label, hint, error, optional, hideLabel, id }}>
      {(control) => <Select {...select} {...control} {...(startsOpen ? { defaultValue: '' } : {})} />}
    </FieldFrame>
  );
};
