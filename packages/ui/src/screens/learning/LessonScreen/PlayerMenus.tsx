import { directionOf, formatMegabytes, type Language } from '@darb/language';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Ltr, useLocale, usePageLanguage } from '../../../ui.ts';
import type { PlayerVideo } from '../props.ts';
import * as css from './PlayerControls.css.ts';
import { useKeys } from './use-keys.ts';
import type { Quality } from './use-quality.ts';

interface Option<Value> {
  value: Value;
  text: string;
  note?: ReactNode;
  lang?: Language;
}

interface OptionMenuProps<Value> {
  /** Tells this menu from the player's others. */
  name: string;
  label: string;
  sign: ReactNode;
  title?: string;
  /** Something is switched on here: the button shows it, and says which. */
  on?: boolean;
  options: readonly Option<Value>[];
  value: Value;
  onChoose: (value: Value) => void;
}

/**
 * One of several, above the controls of a video. The button says what is chosen; the arrows go through the
 * list; Escape, Tab, a choice and a press elsewhere close it, and the focus goes back to its button.
 */
export function OptionMenu<Value extends string | number | null>({
  name,
  label,
  sign,
  title,
  on = false,
  options,
  value,
  onChoose,
}: OptionMenuProps<Value>) {
  const { t } = useTranslation('learning');
  const language = usePageLanguage();
  const id = `player-${name}`;
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  useKeys(root, (event) => {
    if (!open) return;
    const items = [...(root.current?.querySelectorAll<HTMLElement>('[role=menuitemradio]') ?? [])];
    const at = items.findIndex((item) => item === document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (to !== undefined) items.at(to % items.length)?.focus();
    else if (event.key === 'Escape') close();
    else if (event.key === 'Tab') return setOpen(false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    if (!open) return;
    root.current?.querySelector<HTMLElement>('[aria-checked=true]')?.focus();
    const outside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);

  const chosen = options.find((option) => option.value === value)?.text;
  return (
    <div ref={root} className={css.menu}>
      <button
        ref={button}
        type="button"
        className={css.control}
        data-on={on || undefined}
        aria-label={chosen === undefined ? label : t('player.chosen', { menu: label, choice: chosen })}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => (open ? close() : setOpen(true))}
      >
        {sign}
      </button>
      {open ? (
        // It stands where the player, which runs from left to right, puts it; its words run as the page does.
        <div id={id} className={css.popover}>
          <div lang={language} dir={directionOf(language)}>
            {title ? <p className={css.popoverTitle}>{title}</p> : null}
            <div role="menu" aria-label={title ?? label}>
              {options.map((option) => (
                <button
                  key={String(option.value)}
                  type="button"
                  role="menuitemradio"
                  tabIndex={-1}
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
          </div>
        </div>
      ) : null}
    </div>
  );
}

/** The qualities of a video, each with what it costs in megabytes. */
export function QualityMenu({
  sources,
  value,
  onChoose,
}: {
  sources: PlayerVideo['sources'];
  value: Quality;
  onChoose: (quality: Quality) => void;
}) {
  const { t } = useTranslation('learning');
  const locale = useLocale();
  const qualities = [...new Set(sources.map(({ quality }) => quality))];
  const cost = (quality: Quality) => Math.max(...sources.filter((source) => source.quality === quality).map(({ bytes }) => bytes));
  return (
    <OptionMenu
      name="quality"
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
