import { directionOf, type Language } from '@darb/language';
import { useEffect, useRef, type ReactNode } from 'react';
import { Form, Link, type Place } from '../../navigation.tsx';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import * as css from './Menu.css.ts';

interface ItemLook {
  text: string;
  icon?: IconName | undefined;
  current?: boolean | undefined;
  /** The language that the words are in, when it is not the page's. */
  lang?: Language | undefined;
}
export type MenuItem = ItemLook &
  (
    | { to: Place; reload?: boolean | undefined; action?: undefined }
    /** A form of its own: what it sends besides what its button says. */
    | { to?: undefined; action: Place; fields: Readonly<Record<string, string>>; name?: string; value?: string }
    /** A button of the form that the menu stands in. */
    | { to?: undefined; action?: undefined; name: string; value: string }
  );

export interface MenuProps {
  /** What the trigger shows. */
  label: string;
  /** What it says, when that is more than it shows: "Language: English". */
  title?: string | undefined;
  icon?: IconName | undefined;
  /** In a header: on a phone the trigger is the icon alone, and the list opens below the header. */
  compact?: boolean;
  align?: 'start' | 'end';
  items: readonly MenuItem[];
  /** A row of the sidebar, as wide as it; the list opens upwards. */
  row?: boolean;
  /** Three dots alone; `label` is then what they say. */
  dots?: boolean;
  /** Instead of icon and label, such as an avatar; `label` is then its name. */
  trigger?: ReactNode;
  /** Something more at the end of the list, with actions of its own. */
  children?: ReactNode;
  /** Told when the list opens. */
  onOpen?: (() => void) | undefined;
}

const ITEM = 'a[href], button';

/** Arrows open the list and walk through it in a ring; Escape closes it and goes back to its button. */
function walk(this: HTMLDetailsElement, event: KeyboardEvent): void {
  if (event.key === 'Escape' && this.open) {
    this.open = false;
    this.querySelector('summary')?.focus();
    return;
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  this.open = true;
  const stops = [...this.querySelectorAll<HTMLElement>(ITEM)];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const next = at < 0 ? (step > 0 ? 0 : stops.length - 1) : (at + step + stops.length) % stops.length;
  stops[next]?.focus();
}

/**
 * A list of places and small actions behind a button. It is a `<details>`, so that it opens before and
 * without JavaScript; with it, arrows walk through it, and Escape, a choice or a touch elsewhere close it.
 */
export function Menu({
  label,
  title,
  icon,
  compact = false,
  row = false,
  align = 'end',
  dots = false,
  items,
  trigger,
  children,
  onOpen,
}: MenuProps) {
  const root = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const close = (event: Event) => {
      if (root.current?.open && event.target instanceof Node && !root.current.contains(event.target)) root.current.open = false;
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('focusin', close);
    const details = root.current;
    details?.addEventListener('keydown', walk);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('focusin', close);
      details?.removeEventListener('keydown', walk);
    };
  }, []);

  const chosen = () => {
    if (root.current) root.current.open = false;
  };

  /** The page stays, and whoever works by keys stays at the menu. */
  const chosenHere = () => {
    chosen();
    root.current?.querySelector('summary')?.focus();
  };

  return (
    <details
      ref={root}
      className={`${css.menu}${row ? ` ${css.rowMenu}` : ''}${compact ? ` ${css.headerMenu}` : ''}`}
      onToggle={onOpen && ((event) => event.currentTarget.open && onOpen())}
    >
      <summary
        className={`${css.trigger}${compact ? ` ${css.compact}` : ''}${row ? ` ${css.row}` : ''}`}
        aria-label={title ?? label}
        title={title}
      >
        {dots ? (
          <Icon name="more" />
        ) : (
          <>
            {trigger ?? (
              <>
                {icon ? <Icon name={icon} small={!row} /> : null}
                <span>{label}</span>
              </>
            )}
            <Icon name="down" small />
          </>
        )}
      </summary>
      <ul className={css.list({ align, inHeader: compact, opens: row ? 'above' : 'below' })}>
        {items.map((item) => (
          <li key={item.text}>
            {item.to !== undefined ? (
              <Link
                to={item.to}
                reload={item.reload}
                className={css.item}
                aria-current={item.current ? 'true' : undefined}
                onClick={chosen}
                {...languageOf(item)}
              >
                <Inside {...item} />
              </Link>
            ) : item.action === undefined ? (
              <button className={css.item} name={item.name} value={item.value} onClick={chosenHere} {...languageOf(item)}>
                <Inside {...item} />
              </button>
            ) : (
              <Form action={item.action} reload>
                {Object.entries(item.fields).map(([name, value]) => (
                  <input key={name} type="hidden" name={name} value={value} />
                ))}
                <button
                  name={item.name}
                  value={item.value}
                  className={css.item}
                  aria-current={item.current ? 'true' : undefined}
                  onClick={chosen}
                  {...languageOf(item)}
                >
                  <Inside {...item} />
                </button>
              </Form>
            )}
          </li>
        ))}
        {children ? <li>{children}</li> : null}
      </ul>
    </details>
  );
}

const languageOf = ({ lang }: ItemLook) => (lang ? { lang, dir: directionOf(lang) } : {});

const Inside = ({ icon, text, current = false }: ItemLook) => (
  <>
    {icon ? <Icon name={icon} small /> : null}
    <span>{text}</span>
    {current ? (
      <span className={css.check}>
        <Icon name="check" small />
      </span>
    ) : null}
  </>
);
