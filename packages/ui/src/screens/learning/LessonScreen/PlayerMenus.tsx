import { directionOf, formatMegabytes, type Language } from '@darb/language';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Ltr, useLocale, usePageLanguage } from '../../../ui.ts';
import type { PlayerVideo } from '../props.ts';
import * as css from './Player.css.ts';

interface Option<Value> {
  value: Value;
  text: string;
  note?: ReactNode;
  lang?: Language;
}

interface OptionMenuProps<Value> {
  label: string;
  sign: ReactNode;
  title?: string;
  pressed?: boolean;
  options: readonly Option<Value>[];
  value: Value;
  onChoose: (value: Value) => void;
}

/** One of several, above the controls of a video. Escape and a choice close it, and the focus goes back to its button. */
export function OptionMenu<Value extends string | number | null>({ label, sign, title, pressed, options, value, onChoose }: OptionMenuProps<Value>) {
  const language = usePageLanguage();
  const root = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (!root.current?.open) return;
    root.current.open = false;
    root.current.querySelector('summary')?.focus();
  };
  useEffect(() => {
    const outside = (event: Event) => {
      if (root.current?.open && event.target instanceof Node && !root.current.contains(event.target)) root.current.open = false;
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, []);
  return (
    <details ref={root} className={css.menu} onKeyDown={(event) => (event.key === 'Escape' ? close() : undefined)}>
      <summary className={css.control} aria-label={label} aria-pressed={pressed}>
        {sign}
      </summary>
      <div className={css.popover} dir={directionOf(language)} role="radiogroup" aria-label={label}>
        {title ? <p className={css.popoverTitle}>{title}</p> : null}
        {options.map((option) => (
          <button
            key={String(option.value)}
            type="button"
            role="radio"
            aria-checked={option.value === value}
            className={css.option}
            onClick={() => {
              onChoose(option.value);
              close();
            }}
          >
            <span {...(option.lang ? { lang: option.lang, dir: directionOf(option.lang) } : {})}>{option.text}</span>
            {option.note}
          </button>
        ))}
      </div>
    </details>
  );
}

/** The qualities of a video, each with what it costs in megabytes. */
export function QualityMenu({ sources, value, onChoose }: { sources: PlayerVideo['sources']; value: '240p' | '480p'; onChoose: (quality: '240p' | '480p') => void }) {
  const { t } = useTranslation('learning');
  const locale = useLocale();
  const qualities = [...new Set(sources.map(({ quality }) => quality))];
  const cost = (quality: string) => Math.max(...sources.filter((source) => source.quality === quality).map(({ bytes }) => bytes));
  return (
    <OptionMenu
      label={t('player.quality')}
      sign={value}
      title={t('player.qualityCost')}
      options={qualities.map((quality) => ({
        value: quality,
        text: t(quality === '240p' ? 'player.saver' : 'player.clear'),
        note: <Ltr>{t('player.megabytes', { amount: formatMegabytes(locale, cost(quality)) })}</Ltr>,
      }))}
      value={value}
      onChoose={onChoose}
    />
  );
}
