import { Field } from '../../../ui.ts';

/**
 * A key of 16 characters; spaces, dashes and small letters do no harm, so nothing is rewritten while it is
 * typed.
 */
export const KeyField = ({
  label,
  hint,
  error,
  defaultValue,
}: {
  label: string;
  hint: string;
  error: string | undefined;
  defaultValue: string | undefined;
}) => (
  <Field
    label={label}
    name="voucher"
    ltr
    hint={hint}
    error={error}
    defaultValue={defaultValue}
    autoComplete="off"
    autoCapitalize="characters"
    spellCheck={false}
    placeholder="XXXX-XXXX-XXXX-XXXX"
    required
  />
);
