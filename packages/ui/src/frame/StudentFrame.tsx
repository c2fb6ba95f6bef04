import { formatNumber, LANGUAGE_NAMES } from '@darb/language';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
// not by the package's door: it is in every page's chunk, and would take along whatever stands behind that
import { Avatar } from '../components/Avatar/Avatar.tsx';
import { Icon } from '../components/Icon/Icon.tsx';
import { IconButton } from '../components/IconButton/IconButton.tsx';
import { Menu } from '../components/Menu/Menu.tsx';
import { LocalizedText } from '../components/RichText/RichText.tsx';
import { Num, SkipLink, VisuallyHidden } from '../components/Text/Text.tsx';
import { Wordmark } from '../components/Wordmark/Wordmark.tsx';
import { useHydrated } from '../hydrated.ts';
import { useLocale, usePageLanguage } from '../locale.tsx';
import { Form, Link } from '../navigation.tsx';
import { brand } from './brand.css.ts';
import { HeadSearch } from './HeadSearch.tsx';
import { SECTIONS, type Section } from './sections.ts';
import * as css from './student-frame.css.ts';
import type { SectionCounts, StudentFooterLink, StudentFrameProps, Theme } from './props.ts';

const THEMES: readonly Theme[] = ['system', 'light', 'dark'];

/**
 * What stands around a student's page: the sidebar (overlay on a phone, icons on a tablet, words on a
 * desk), and the way out.
 */
export function StudentFrame(props: StudentFrameProps) {
  const { t } = useTranslation(['studentFrame', 'frame']);
  return (
    <div className={css.shell}>
      <SkipLink to="#main" />
      <header className={css.top}>
        <Drawer {...props} />
        <TopBrand home={props.home} />
        <span className={css.topEnd}>
          {props.search ? (
            <IconButton icon="search" label={t('frame:nav.search')} to={`${props.search.action}?country=${props.search.country}`} />
          ) : null}
          <Avatar name={props.student.fullName} picture={props.student.picture} />
        </span>
      </header>
      <aside className={css.side} aria-label={t('sidebar')}>
        <SideBrand home={props.home} />
        <SideContent {...props} titled={useHydrated()} />
      </aside>
      <div className={css.column}>
        {props.search ? (
          <div className={css.head}>
            <HeadSearch key={props.returnTo} {...props.search} />
          </div>
        ) : null}
        <main id="main" tabIndex={-1} className={css.main}>
          {props.children}
        </main>
        <Foot footer={props.footer} />
      </div>
    </div>
  );
}

function TopBrand({ home }: Pick<StudentFrameProps, 'home'>) {
  const { t } = useTranslation(['studentFrame', 'frame']);
  return (
    <Link className={brand} to={home} aria-label={t('frame:brandHome')}>
      <Wordmark height={32} withName={usePageLanguage() === 'en'} />
    </Link>
  );
}

function SideBrand({ home }: Pick<StudentFrameProps, 'home'>) {
  const { t } = useTranslation(['studentFrame', 'frame']);
  return (
    <Link className={css.sideBrand} to={home} aria-label={t('frame:brandHome')}>
      <span className={css.brandSmall}>
        <Wordmark height={26} />
      </span>
      <span className={css.brandLarge}>
        <Wordmark height={40} withName={usePageLanguage() === 'en'} />
      </span>
    </Link>
  );
}

function Foot({ footer }: Pick<StudentFrameProps, 'footer'>) {
  const { t } = useTranslation(['studentFrame', 'frame']);
  return (
    <footer className={css.smallFoot}>
      {(Object.keys(footer) as StudentFooterLink[]).map((key) => (
        <Link key={key} to={footer[key] ?? ''}>
          {t(`frame:footer.${key}`)}
        </Link>
      ))}
    </footer>
  );
}

/** How much waits in a section: a figure to see, a sentence to hear. */
function Count({ count }: { count: number }) {
  const { t } = useTranslation(['studentFrame', 'frame']);
  const locale = useLocale();
  return (
    <>
      <span className={css.navCount} aria-hidden="true">
        <Num>{formatNumber(locale, count)}</Num>
      </span>
      <VisuallyHidden>{t('waiting', { count })}</VisuallyHidden>
    </>
  );
}

const sections = Object.keys(SECTIONS) as Section[];

/** Names on the icons of the mini sidebar. They come with JavaScript: in each document they would weigh. */
type Titled = { titled?: boolean };
type SectionsProps = Pick<StudentFrameProps, 'places' | 'section'> & Titled & { counts: SectionCounts | undefined };

function Sections({ places, section, titled, counts = {} }: SectionsProps) {
  const { t } = useTranslation(['studentFrame', 'frame']);
  return (
    <nav aria-label={t('frame:sections')}>
      <ul className={css.navList}>
        {sections.map((key) => {
          const place = places[key];
          return place === undefined ? null : (
            <li key={key}>
              <Link
                className={css.navLink}
                to={place}
                aria-current={key === section ? 'page' : undefined}
                title={titled ? t(`nav.${key}`) : undefined}
              >
                <Icon name={SECTIONS[key]} />
                <span className={css.navWord}>{t(`nav.${key}`)}</span>
                {counts[key] ? <Count count={counts[key] ?? 0} /> : null}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

type ChoicesProps = Titled &
  Pick<StudentFrameProps, 'languages' | 'theme' | 'preferencesAction' | 'returnTo' | 'settings' | 'signOutAction'>;

function Choices(props: ChoicesProps) {
  const { t } = useTranslation(['studentFrame', 'frame']);
  return (
    <>
      <Menu
        label={t('preferences')}
        icon="gear"
        row
        align="start"
        items={[
          { to: props.settings, text: t('settings') },
          ...props.languages.map((choice) => ({
            to: choice.href,
            text: LANGUAGE_NAMES[choice.language],
            current: choice.current,
            lang: choice.language,
            reload: true,
          })),
          ...THEMES.map((theme) => ({
            action: props.preferencesAction,
            fields: { return: props.returnTo },
            name: 'theme',
            value: theme,
            text: t(`frame:theme.${theme}`),
            current: props.theme === theme,
          })),
        ]}
      />
      <Form action={props.signOutAction} method="post">
        <button className={css.navLink} title={props.titled ? t('signOut') : undefined}>
          <Icon name="leave" />
          <span className={css.navWord}>{t('signOut')}</span>
        </button>
      </Form>
    </>
  );
}

function SideContent({ titled, ...props }: StudentFrameProps & Titled) {
  const { t } = useTranslation(['studentFrame', 'frame']);
  const { languages, theme, preferencesAction, returnTo, settings, signOutAction } = props;
  return (
    <>
      <Sections places={props.places} section={props.section} titled={titled} counts={props.student.counts} />
      <div className={css.low}>
        <Choices {...{ languages, theme, preferencesAction, returnTo, settings, signOutAction, titled }} />
        <Link className={css.who} to={settings}>
          <VisuallyHidden>{t('settings')}: </VisuallyHidden>
          <Avatar name={props.student.fullName} picture={props.student.picture} />
          <span className={css.whoText}>
            <b dir="auto">{props.student.fullName}</b>
            <span>{props.student.program ? <LocalizedText value={props.student.program} /> : t('noProgram')}</span>
          </span>
        </Link>
      </div>
    </>
  );
}

/** The sidebar of a phone: opens without JavaScript; with it, Escape and a touch beside it close it. */
function Drawer(props: StudentFrameProps) {
  const { t } = useTranslation(['studentFrame', 'frame']);
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
