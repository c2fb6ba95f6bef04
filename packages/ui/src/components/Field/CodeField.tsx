import type { ReactNode } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import * as css from './inputs.css.ts';

export interface CodeFieldProps {
  label: ReactNode;
  name: string;
  /** How many digits the code has. More may be typed: spaces and dashes of a pasted one do no harm. */
  digits: number;
  hint?: ReactNode;
  error?: ReactNode;
  defaultValue?: string | undefined;
  opensFocused?: boolean | undefined;
}

/**
 * The code that was sent to a phone or an address, in one field, in any digits. Phones offer it from the
 * message.
 */
export const CodeField = ({ label, name, digits, hint, error, defaultValue, opensFocused }: CodeFieldProps) => (
  <FieldFrame {...{ name, label, hint, error }}>
    {(control) => (
      <input
        {...control}
        name={name}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        required
        spellCheck={false}
        size={digits}
        defaultValue={defaultValue}
        // The page asks for nothing but this code, and a phone's keyboard should be open when it comes.
        {...(opensFocused ? { autoFocus: true } : {})}
        className={css.input({ code: true })}
      />
    )}
  </FieldFrame>
);
