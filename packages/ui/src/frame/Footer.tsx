import { useTranslation } from 'react-i18next';
import { Form, Link, Ltr, Wordmark, usePageLanguage } from '../ui.ts';
import * as css from './guest-frame.css.ts';
import type { FooterLink, GuestFooterLink, GuestFrameProps, Preferences, Theme } from './props.ts';
import type { Place } from '../navigation.tsx';

const THEMES: readonly Theme[] = ['system', 'light', 'dark'];
/** What stands together. */
const GROUPS = [
  ['platform', ['programs', 'keys', 'practice', 'news']],
  ['darb', ['about', 'team', 'careers', 'contact']],
  ['rules', ['terms', 'privacy', 'cookies']],
] as const;

/** What a student's foot does not have, which has few links. */
const isOwn = (key: FooterLink): key is GuestFooterLink => key === 'practice' || key === 'keys' || key === 'team' || key === 'careers';

interface FooterProps {
  links: GuestFrameProps['footer'];
  elsewhere: { name: string; href: Place }[];
  preferences: Preferences;
}

/** The foot of a guest's page: where else to go, and how the page looks. */
export function Footer({ links, elsewhere, preferences }: FooterProps) {
  const { t } = useTranslation(['guestFrame', 'frame']);
  const language = usePageLanguage();
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
          {GROUPS.map(([group, keys]) => (
            <div key={group}>
              <h2>{t(`footer.${group}`)}</h2>
              <ul>
                {keys.map((key) => {
                  const place = links[key];
                  return place === undefined ? null : (
                    <li key={key}>
                      <Link to={place}>{isOwn(key) ? t(`footer.${key}`) : t(`frame:footer.${key}`)}</Link>
                    </li>
                  );
                })}
              </ul>
            </div>
          ))}
          {elsewhere.length === 0 ? null : (
            <div>
              <h2>{t('footer.elsewhere')}</h2>
              <ul>
                {elsewhere.map(({ name, href }) => (
                  <li key={name}>
                    <Link to={href}>
                      <Ltr>{name}</Ltr>
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          )}
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
