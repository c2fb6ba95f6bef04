import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../hydrated.ts';
import { CountryPicker } from './CountryPicker.tsx';
import type { PhoneCountry } from './countries.ts';
import { FieldFrame } from './FieldFrame.tsx';
import * as css from './inputs.css.ts';
import { Select } from './Select.tsx';

export type { PhoneCountry } from './countries.ts';

export interface PhoneFieldProps {
  label: ReactNode;
  /** The name under which the number is sent, and the one of its country. */
  name: string;
  codeName: string;
  /** The countries that are offered first; without JavaScript these alone, and the way to all. */
  codes: readonly PhoneCountry[];
  otherCodes?: string | null | undefined;
  /** Asks for all countries. It is called when their list opens; without it there are no others. */
  allCodes?: (() => Promise<readonly PhoneCountry[]>) | undefined;
  defaultCode?: string | undefined;
  defaultNumber?: string | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean | undefined;
}

/** A choice as it is read; the code is isolated, or its sign would stand behind it in Arabic. */
const textOf = ({ dial, name }: PhoneCountry): string => (dial === '' ? name : `\u2066${dial}\u2069 ${name}`);

/**
 * The country's dialling code and the number, in the order in which a phone is dialled. Any digits, spaces
 * and dashes may be typed.
 */
export function PhoneField({
  label,
  name,
  codeName,
  codes,
  otherCodes,
  allCodes,
  defaultCode,
  defaultNumber,
  hint,
  error,
  required,
}: PhoneFieldProps) {
  const { t } = useTranslation('phone');
  const isHydrated = useHydrated();
  const [picked, setPicked] = useState<PhoneCountry | null>(null);
  const chosen = picked ?? codes.find(({ code }) => code === defaultCode) ?? codes[0];
  return (
    <FieldFrame {...{ name, label, hint, error }}>
      {(control) => (
        <div className={css.phone}>
          {isHydrated && allCodes && chosen ? (
            <CountryPicker name={codeName} first={codes} all={allCodes} chosen={chosen} onChoose={setPicked} />
          ) : (
            <Select
              name={codeName}
              aria-label={t('diallingCode')}
              autoComplete="country"
              ltr
              options={codes.map((country) => ({ value: country.code, text: textOf(country) }))}
              {...(defaultCode ? { defaultValue: defaultCode } : {})}
            />
          )}
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
          {otherCodes ? (
            <noscript className={css.otherCodes}>
              <a href={otherCodes}>{t('otherCountry')}</a>
            </noscript>
          ) : null}
        </div>
      )}
    </FieldFrame>
  );
}
