import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldError, Form, SearchInput } from '../../../ui.ts';
import type { SearchActions, SearchScreenProps } from '../props.ts';
import type { SuggestBox } from './SuggestBox.tsx';
import * as css from './SearchScreen.css.ts';

const WRONG = 'query-wrong';

type SearchFieldProps = Pick<SearchScreenProps, 'action' | 'query' | 'country'> & {
  tooLong?: boolean;
  actions: SearchActions;
};

/**
 * What is looked for. A plain form; when it is touched, what is typed gets suggestions, and recent searches
 * stand below it.
 */
export function SearchField({ action, query, country, tooLong = false, actions }: SearchFieldProps) {
  const { t } = useTranslation('search');
  const [Box, setBox] = useState<typeof SuggestBox | null>(null);
  const input = useRef<HTMLInputElement>(null);
  // without it the form is a form all the same
  const fetchBox = () =>
    void import('./SuggestBox.tsx').then(
      (fetched) => setBox(() => fetched.SuggestBox),
      () => undefined,
    );
  return (
    <Form
      action={action}
      method="get"
      role="search"
      className={css.form}
      onSubmit={() => actions.recent.add(input.current?.value.trim() ?? '')}
    >
      <input type="hidden" name="country" value={country} />
      <SearchInput
        ref={input}
        label={t('field')}
        placeholder={t('field')}
        submit={t('submit')}
        query={query}
        wrong={tooLong ? WRONG : undefined}
        onFocus={fetchBox}
      />
      {Box ? <Box input={input} action={action} country={country} actions={actions} /> : null}
      {tooLong ? <FieldError id={WRONG}>{t('tooLong')}</FieldError> : null}
    </Form>
  );
}
