import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchInput } from '../components/SearchInput/SearchInput.tsx';
import { Form } from '../navigation.tsx';
import type { SuggestBox as Suggestions } from '../screens/search/SearchScreen/SuggestBox.tsx';
import type { SearchActions } from '../screens/search/props.ts';
import * as css from './head-search-field.css.ts';
import type { HeadSearchProps } from './props.ts';

/** The field in a page's head, ready to be typed in; what is offered below it goes with the page. */
export function HeadSearchField({ action, country, fetchActions }: HeadSearchProps) {
  const { t, i18n } = useTranslation('frame');
  const input = useRef<HTMLInputElement>(null);
  const [offered, setOffered] = useState<{ Box: typeof Suggestions; actions: SearchActions } | null>(null);
  const fetchBox = () => {
    if (offered || !fetchActions) return;
    // without them the form is a form all the same
    void Promise.all([import('../screens/search/SearchScreen/SuggestBox.tsx'), fetchActions(), i18n.loadNamespaces('search')]).then(
      ([{ SuggestBox: Box }, actions]) => setOffered({ Box, actions }),
      () => undefined,
    );
  };
  useEffect(() => input.current?.focus(), []);
  return (
    <Form action={action} method="get" className={css.form} onSubmit={() => offered?.actions.recent.add(input.current?.value.trim() ?? '')}>
      <input type="hidden" name="country" value={country} />
      <SearchInput ref={input} label={t('nav.search')} placeholder={t('nav.search')} submit={t('nav.search')} onFocus={fetchBox} />
      {offered ? <offered.Box input={input} action={action} country={country} actions={offered.actions} /> : null}
    </Form>
  );
}
