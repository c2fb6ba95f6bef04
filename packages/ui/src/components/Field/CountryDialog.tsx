import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Ltr } from '../Text/Text.tsx';
import { findCountries, type PhoneCountry } from './countries.ts';
import * as css from './country-dialog.css.ts';
import { Field } from './Field.tsx';

interface CountryDialogProps {
  /** What is there before all others have come. */
  first: readonly PhoneCountry[];
  /** Asks for all countries, in the order in which they are offered. */
  all: () => Promise<readonly PhoneCountry[]>;
  chosen: string;
  onChoose: (country: PhoneCountry) => void;
  onClose: () => void;
}

/** All countries with their dialling codes, to be found by typing. It is fetched when it opens. */
export function CountryDialog({ first, all, chosen, onChoose, onClose }: CountryDialogProps) {
  const { t } = useTranslation(['phone', 'frame']);
  const id = useId();
  const [tries, setTries] = useState(0);
  const [countries, setCountries] = useState(first);
  const [state, setState] = useState<'waiting' | 'ready' | 'failed'>('waiting');
  const [typed, setTyped] = useState('');
  const [marked, setMarked] = useState(0);
  useEffect(() => {
    let isGone = false;
    all().then(
      (given) => {
        if (isGone) return;
        setCountries(given);
        setState('ready');
      },
      () => isGone || setState('failed'),
    );
    return () => {
      isGone = true;
    };
  }, [all, tries]);
  const found = findCountries(countries, typed);
  const at = Math.min(marked, found.length - 1);
  const idOf = (country: PhoneCountry) => `${id}-${country.code}`;
  useEffect(() => document.getElementById(`${id}-${found[at]?.code}`)?.scrollIntoView({ block: 'nearest' }), [id, found, at]);
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    const country = found[at];
    if (step !== undefined) setMarked(Math.max(0, Math.min(found.length - 1, at + step)));
    else if (event.key === 'Enter' && country) onChoose(country);
    else return;
    event.preventDefault();
  };
  const current = found[at];
  return (
    <Dialog open onClose={onClose} title={t('country.title')}>
      <Field
        label={t('country.find')}
        name="phone-country"
        hint={t('country.hint')}
        type="text"
        role="combobox"
        aria-expanded
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={current ? idOf(current) : undefined}
        autoComplete="off"
        dir="auto"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setMarked(0);
        }}
        onKeyDown={onKeyDown}
      />
      <ul className={css.list} role="listbox" id={`${id}-list`} aria-label={t('diallingCode')}>
        {found.map((country, index) => (
          <li
            key={country.code}
            id={idOf(country)}
            role="option"
            aria-selected={country.code === chosen}
            data-marked={index === at || undefined}
            className={css.option}
            tabIndex={-1}
            onKeyDown={onKeyDown}
            onClick={() => onChoose(country)}
          >
            <span className={css.letters} aria-hidden="true">
              {country.code}
            </span>
            <span>{country.name}</span>
            <Ltr>{country.dial}</Ltr>
          </li>
        ))}
      </ul>
      <p role="status" className={css.said}>
        {state === 'failed' ? t('country.failed') : found.length === 0 && state === 'ready' ? t('country.none') : null}
      </p>
      {state === 'failed' ? (
        <Button
          type="button"
          look="quiet"
          compact
          icon="retry"
          onClick={() => {
            setState('waiting');
            setTries(tries + 1);
          }}
        >
          {t('frame:retry')}
        </Button>
      ) : null}
    </Dialog>
  );
}
