import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from './FieldFrame.tsx';
import * as css from './inputs.css.ts';
import { Select, type Option } from './Select.tsx';

export interface PhoneFieldProps {
  label: ReactNode;
  /** The name under which the number is sent, and the one of its country. */
  name: string;
  codeName: string;
  /** `value` is what is sent (JO), `text` what is read (+962 الأردن). */
  codes: readonly Option[];
  defaultCode?: string | undefined;
  defaultNumber?: string | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean | undefined;
}

/**
 * The country's dialling code and the number, in the order in which a phone is dialled. Any digits, spaces
 * and dashes may be typed.
 */
export function PhoneField({ label, name, codeName, codes, defaultCode, defaultNumber, hint, error, required }: PhoneFieldProps) {
  const { t } = useTranslation('frame');
  return (
    <FieldFrame {...{ name, label, hint, error }}>
      {(control) => (
        <div className={css.phone}>
          <Select
            name={codeName}
            aria-label={t('diallingCode')}
            autoComplete="country"
            ltr
            options={codes}
            {...(defaultCode ? { defaultValue: defaultCode } : {})}
          />
          <input
            {...control}
            name={name}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            dir="ltr"
            required={required}
            defaultValue={defaultNumber}
            className={css.input({ ltr: true, phone: true })}
          />
        </div>
      )}
    </FieldFrame>
  );
}
