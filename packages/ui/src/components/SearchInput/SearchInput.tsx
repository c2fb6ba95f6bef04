import { forwardRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './search-input.css.ts';

export interface SearchInputProps {
  /** What the field is, for a screen reader. */
  label: string;
  placeholder: string;
  /** What its button does. */
  submit: string;
  query?: string | undefined;
  /** The id of the words that say what is wrong with it. */
  wrong?: string | undefined;
  onFocus: () => void;
}

/** Letters that the field takes: more than a search may have, and few enough for an address. */
const MOST = 1_000;

/** Words to search for, and the button that does: `query` of the form around it. */
export const SearchInput = forwardRef<HTMLInputElement, SearchInputProps>(function SearchInput(
  { label, placeholder, submit, query, wrong, onFocus },
  ref,
) {
  return (
    <div className={css.box}>
      <button className={css.go} aria-label={submit}>
        <Icon name="search" />
      </button>
      <input
        ref={ref}
        className={css.words}
        aria-label={label}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong}
        name="query"
        maxLength={MOST}
        type="search"
        dir="auto"
        autoComplete="off"
        enterKeyHint="search"
        placeholder={placeholder}
        defaultValue={query}
        onFocus={onFocus}
      />
    </div>
  );
});
