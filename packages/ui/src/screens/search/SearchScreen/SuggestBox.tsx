import { useEffect, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon, Link, LocalizedText } from '../../../ui.ts';
import type { SearchActions, Suggestion } from '../props.ts';
import * as css from './SuggestBox.css.ts';

export interface SuggestBoxProps {
  input: RefObject<HTMLInputElement | null>;
  action: string;
  country: string;
  actions: SearchActions;
}

/** A pause in typing after which it is asked for suggestions. */
const PAUSE_MS = 150;

/** Links of the box in their order, for the arrow keys. */
const linksIn = (box: HTMLElement | null): HTMLAnchorElement[] => [...(box?.querySelectorAll('a') ?? [])];

/** What is offered below the field: titles that begin so, and on this device what was searched for before. */
export function SuggestBox({ input, action, country, actions }: SuggestBoxProps) {
  const { t } = useTranslation('search');
  const [open, setOpen] = useState(true);
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
  const [recent, setRecent] = useState(actions.recent.list);
  const [box, setBox] = useState<HTMLDivElement | null>(null);

  useEffect(() => {
    const field = input.current;
    if (!field) return undefined;
    let pause: ReturnType<typeof setTimeout> | undefined;
    let asked = 0;
    const ask = () => {
      clearTimeout(pause);
      setOpen(true);
      const query = field.value.trim();
      const turn = (asked += 1);
      if (query === '') return setSuggestions([]);
      pause = setTimeout(() => {
        // an answer that comes late says nothing of what is typed by then
        void actions.suggest(query).then(
          (found) => turn === asked && setSuggestions(found),
          () => undefined,
        );
      }, PAUSE_MS);
      return undefined;
    };
    const move = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      const links = linksIn(box);
      const at = links.indexOf(document.activeElement as HTMLAnchorElement);
      const next = event.key === 'ArrowDown' ? links[at + 1] : at <= 0 ? field : links[at - 1];
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    const leave = (event: FocusEvent | PointerEvent) => {
      if (event.target instanceof Node && !field.form?.contains(event.target)) setOpen(false);
    };
    const show = () => setOpen(true);
    const close = () => setOpen(false);
    // what was typed while the box was on its way
    if (field.value !== field.defaultValue) ask();
    field.addEventListener('input', ask);
    field.addEventListener('focus', show);
    field.form?.addEventListener('keydown', move);
    field.form?.addEventListener('submit', close);
    document.addEventListener('focusin', leave);
    document.addEventListener('pointerdown', leave);
    return () => {
      clearTimeout(pause);
      field.removeEventListener('input', ask);
      field.removeEventListener('focus', show);
      field.form?.removeEventListener('keydown', move);
      field.form?.removeEventListener('submit', close);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('pointerdown', leave);
    };
  }, [input, box, actions]);

  if (!open || (suggestions.length === 0 && recent.length === 0)) return null;
  const searchFor = (query: string) => `${action}?${new URLSearchParams({ query, country })}`;
  return (
    <div className={css.box} ref={setBox}>
      {suggestions.length > 0 ? (
        <>
          <p className={css.title} id="suggestions">
            {t('suggestions')}
          </p>
          <ul aria-labelledby="suggestions">
            {suggestions.map(({ type, title, href }) => (
              <li key={href}>
                <Link className={css.row} to={href} onClick={() => setOpen(false)}>
                  <Icon name={type === 'lesson' ? 'play' : 'flag'} small />
                  <span className={css.name}>
                    <LocalizedText value={title} />
                  </span>
                  <span className={css.kind}>{t(`type.${type}`)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {recent.length > 0 ? (
        <>
          <div className={css.recentHead}>
            <p className={css.title} id="recent-searches">
              {t('recent')}
            </p>
            <button
              type="button"
              className={css.clear}
              onClick={() => {
                actions.recent.clear();
                setRecent([]);
                input.current?.focus();
              }}
            >
              {t('clearRecent')}
            </button>
          </div>
          <ul aria-labelledby="recent-searches">
            {recent.map((query) => (
              <li key={query} className={css.recent}>
                <Link className={css.row} to={searchFor(query)} onClick={() => setOpen(false)}>
                  <Icon name="clock" small />
                  <bdi className={css.name}>{query}</bdi>
                </Link>
                <button
                  type="button"
                  className={css.remove}
                  aria-label={t('removeRecent', { query })}
                  onClick={() => {
                    actions.recent.remove(query);
                    setRecent(actions.recent.list());
                    input.current?.focus();
                  }}
                >
                  <Icon name="close" small />
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
