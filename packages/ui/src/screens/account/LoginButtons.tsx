import { useTranslation } from 'react-i18next';
import { Link } from '../../ui.ts';
import * as css from './LoginButtons.css.ts';
import { LoginMark } from './LoginMark.tsx';
import type { LoginWay } from './login-props.ts';

/** The ways in by an account elsewhere, below the form; nothing where none is configured. */
export function LoginButtons({ logins }: { logins: readonly LoginWay[] }) {
  const { t } = useTranslation('account');
  if (logins.length === 0) return null;
  return (
    <div className={css.logins}>
      <p className={css.or}>{t('login.or')}</p>
      {logins.map(({ provider, to }) => (
        <Link key={provider} className={css.login} to={to} reload rel="nofollow">
          <LoginMark of={provider} />
          {t(`login.by.${provider}`)}
        </Link>
      ))}
    </div>
  );
}
