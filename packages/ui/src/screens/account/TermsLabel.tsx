import { Trans, useTranslation } from 'react-i18next';
import { Link, type Place } from '../../ui.ts';

/** What one agrees to who makes an account; what was typed stays behind in its own window. */
export function TermsLabel({ terms, privacy }: { terms: Place; privacy: Place }) {
  const { t } = useTranslation('account');
  return (
    <Trans
      t={t}
      i18nKey="signUp.terms"
      components={{
        terms: <Link to={terms} target="_blank" rel="noopener" />,
        privacy: <Link to={privacy} target="_blank" rel="noopener" />,
      }}
    />
  );
}
