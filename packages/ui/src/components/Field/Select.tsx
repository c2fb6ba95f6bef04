import type { SelectHTMLAttributes } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './inputs.css.ts';

export interface Option {
  value: string;
  text: string;
  disabled?: boolean | undefined;
}

export interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'children'> {
  options: readonly Option[];
  /** Stands where nothing is chosen yet. */
  placeholder?: string | undefined;
  /** Its options are read from left to right. */
  ltr?: boolean;
}

/** The browser's own list with our mark; a field gives it its label. */
export const Select = ({ options, placeholder, ltr = false, ...select }: SelectProps) => (
  <span className={css.withMark}>
    <select {...select} className={css.input({ select: true, ltr })}>
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
);
