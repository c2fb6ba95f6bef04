import { useTranslation } from 'react-i18next';
import { Form, Link, Wordmark, usePageLanguage } from '../ui.ts';
import * as css from './guest-frame.css.ts';
import type { FooterLink, Preferences, Theme } from './props.ts';
import type { Place } from '../navigation.tsx';

const THEMES: readonly Theme[] = ['system', 'light', 'dark'];
const isRule = (key: string): boolean => ['terms', 'privacy', 'cookies'].includes(key);

/** The foot of a guest's page: where else to go, and how the page looks. */
export function Footer({ links, preferences }: { links: { key: FooterLink | 'practice'; href: Place }[]; preferences: Preferences }) {
  const { t } = useTranslation('frame');
  const language = usePageLanguage();
  const list = (shown: typeof links) => (
    <ul>
      {shown.map(({ key, href }) => (
        <li key={key}>
          <Link to={href}>{key === 'practice' ? t('nav.practice') : t(`footer.${key}`)}</Link>
        </li>
      ))}
    </ul>
  );
  return (
    <footer className={css.foot}>
      <div className={css.footIn}>
        <div>
          <span className={css.footBrand}>
            <Wordmark height={44} withName={language === 'en'} />
          </span>
          <p className={css.footLead}>{t('footer.lead')}</p>
        </div>
        <div className={css.footCols}>
          <div>
            <h2>{t('footer.platform')}</h2>
            {list(links.filter(({ key }) => !isRule(key)))}
          </div>
          <div>
            <h2>{t('footer.rules')}</h2>
            {list(links.filter(({ key }) => isRule(key)))}
          </div>
        </div>
        <div className={css.legal}>
          <p>{t('footer.legal')}</p>
          <ThemeForm preferences={preferences} />
        </div>
      </div>
    </footer>
  );
}

function ThemeForm({ preferences }: { preferences: Preferences }) {
  const { t } = useTranslation('frame');
  return (
    <Form action={preferences.preferencesAction} method="post">
      <input type="hidden" name="return" value={preferences.returnTo} />
      <div className={css.themeForm} role="group" aria-label={t('theme.title')}>
        <span className={css.themeName} aria-hidden>
          {t('theme.title')}
        </span>
        {THEMES.map((theme) => (
          <button key={theme} className={css.themeButton} name="theme" value={theme} aria-pressed={preferences.theme === theme}>
            {t(`theme.${theme}`)}
          </button>
        ))}
      </div>
    </Form>
  );
}
