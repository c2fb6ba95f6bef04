import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { laterDialog } from '../../later-dialog.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { PhoneCountry } from './countries.ts';
import * as css from './inputs.css.ts';

const CountryDialog = laterDialog(async () => (await import('./CountryDialog.tsx')).CountryDialog);

interface CountryPickerProps {
  name: string;
  first: readonly PhoneCountry[];
  all: () => Promise<readonly PhoneCountry[]>;
  chosen: PhoneCountry;
  onChoose: (country: PhoneCountry) => void;
}

/** The chosen country of a phone number, and the way to all others; needs JavaScript. */
export function CountryPicker({ name, chosen, onChoose, ...rest }: CountryPickerProps) {
  const { t } = useTranslation('phone');
  const [isOpen, setOpen] = useState(false);
  return (
    <span className={css.withMark}>
      <input type="hidden" name={name} value={chosen.code} />
      <button
        type="button"
        className={`${css.input({ select: true, ltr: true })} ${css.picker}`}
        aria-haspopup="dialog"
        aria-label={`${t('diallingCode')}: \u2066${chosen.dial}\u2069 ${chosen.name}`}
        onClick={() => setOpen(true)}
      >
        <span aria-hidden="true" className={css.picked}>
          <span>{chosen.dial}</span>
          <bdi className={css.pickedName}>{chosen.name}</bdi>
        </span>
      </button>
      <span className={css.mark}>
        <Icon name="down" small />
      </span>
      {isOpen ? (
        <Suspense>
          <CountryDialog
            {...rest}
            chosen={chosen.code}
            onClose={() => setOpen(false)}
            onChoose={(country) => {
              onChoose(country);
              setOpen(false);
            }}
          />
        </Suspense>
      ) : null}
    </span>
  );
}
