import { LANGUAGE_NAMES } from '@darb/language';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar, Form, Icon, Link, LocalizedText, Menu, SkipLink, Wordmark, usePageLanguage } from '../ui.ts';
import { brand } from './frame.css.ts';
import * as css from './student-frame.css.ts';
import type { StudentFrameProps, Theme } from './props.ts';

const THEMES: readonly Theme[] = ['system', 'light', 'dark'];

/** What stands around a student's page: the sidebar (overlay on a phone, icons on a tablet, words on a desk), and the way out. */
export function StudentFrame(props: StudentFrameProps) {
  const { t } = useTranslation('frame');
  const language = usePageLanguage();
  return (
    <div className={css.shell}>
      <SkipLink to="#main" />
      <header className={css.top}>
        <Drawer {...props} />
        <Link className={brand} to={props.home} aria-label={t('brandHome')}>
          <Wordmark height={32} withName={language === 'en'} />
        </Link>
        <Avatar name={props.student.fullName} />
      </header>
      <aside className={css.side} aria-label={t('sidebar')}>
        <Link className={css.sideBrand} to={props.home} aria-label={t('brandHome')}>
          <span className={css.brandSmall}>
            <Wordmark height={26} />
          </span>
          <span className={css.brandLarge}>
            <Wordmark height={40} withName={language === 'en'} />
          </span>
        </Link>
        <SideContent {...props} />
      </aside>
      <div className={css.column}>
        <main id="main" tabIndex={-1} className={css.main}>
          {props.children}
        </main>
        <footer className={css.smallFoot}>
          {props.footer.map(({ key, href }) => (
            <Link key={key} to={href}>
              {t(`footer.${key}`)}
            </Link>
          ))}
        </footer>
      </div>
    </div>
  );
}

function SideContent(props: StudentFrameProps) {
  const { t } = useTranslation('frame');
  return (
    <>
      <nav aria-label={t('sections')}>
        <ul className={css.navList}>
          {props.items.map((item) => (
            <li key={item.key}>
              <Link className={css.navLink} to={item.href} aria-current={item.current ? 'page' : undefined} title={t(`nav.${item.key}`)}>
                <Icon name={item.key === 'dashboard' ? 'home' : 'book'} />
                <span className={css.navWord}>{t(`nav.${item.key}`)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={css.low}>
        <Menu
          label={t('preferences')}
          icon="gear"
          row
          align="start"
          items={[
            ...props.languages.map((choice) => ({
              to: choice.href,
              text: LANGUAGE_NAMES[choice.language],
              current: choice.current,
              lang: choice.language,
              reload: true,
            })),
            ...THEMES.map((theme) => ({
              action: props.preferencesAction,
              fields: { theme, return: props.returnTo },
              text: t(`theme.${theme}`),
              current: props.theme === theme,
            })),
          ]}
        />
        <Form action={props.signOutAction} method="post">
          <button className={css.navLink} title={t('signOut')}>
            <Icon name="leave" />
            <span className={css.navWord}>{t('signOut')}</span>
          </button>
        </Form>
        <div className={css.who}>
          <Avatar name={props.student.fullName} />
          <span className={`${css.whoText} ${css.navWord}`}>
            <b>
              <bdi>{props.student.fullName}</bdi>
            </b>
            <span>{props.student.program ? <LocalizedText value={props.student.program} /> : t('noProgram')}</span>
          </span>
        </div>
      </div>
    </>
  );
}

/** The sidebar of a phone: opens without JavaScript; with it, Escape and a touch beside it close it. */
function Drawer(props: StudentFrameProps) {
  const { t } = useTranslation('frame');
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.current?.open) return;
      details.current.open = false;
      details.current.querySelector('summary')?.focus();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, []);
  const shut = () => {
    if (details.current) details.current.open = false;
  };
  return (
    <details ref={details} className={css.drawer}>
      <summary aria-label={t('menu')}>
        <Icon name="menu" />
      </summary>
      <button type="button" className={css.drawerScrim} aria-label={t('closeMenu')} tabIndex={-1} onClick={shut} />
      <div className={css.drawerPanel}>
        <SideContent {...props} />
      </div>
    </details>
  );
}
