import { LANGUAGE_NAMES } from '@darb/language';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Icon, IconButton, Link, Menu, SkipLink, Wordmark, usePageLanguage } from '../ui.ts';
import { brand } from './brand.css.ts';
import { Footer } from './Footer.tsx';
import * as css from './guest-frame.css.ts';
import { HeadSearch } from './HeadSearch.tsx';
import type { Locate as LocateButton } from './Locate.tsx';
import type { GuestFrameProps } from './props.ts';

/**
 * What stands around a page for somebody who is not signed in: wordmark, language, curriculum, the way in,
 * and the foot.
 */
export function GuestFrame(props: GuestFrameProps) {
  const { t, i18n } = useTranslation(['guestFrame', 'frame']);
  const language = usePageLanguage();
  const { locate } = props;
  const [Locate, setLocate] = useState<typeof LocateButton | null>(null);
  // for the few who open the menu; where it cannot be fetched, the list is there all the same
  const fetchLocate = () =>
    void Promise.all([import('./Locate.tsx'), i18n.loadNamespaces('location')]).then(
      ([fetched]) => setLocate(() => fetched.Locate),
      () => undefined,
    );
  return (
    <>
      <SkipLink to="#main" />
      <header className={css.guestTop}>
        <Link className={brand} to={props.home} aria-label={t('frame:brandHome')}>
          <Wordmark height={38} withName={language === 'en'} />
        </Link>
        <nav className={css.guestNav} aria-label={t('frame:sections')}>
          {props.nav.map(({ key, href }) => (
            <Link key={key} to={href}>
              {t(`nav.${key}`)}
            </Link>
          ))}
        </nav>
        <div className={css.guestEnd}>
          {props.search ? <HeadSearch key={props.returnTo} {...props.search} /> : null}
          {props.search ? (
            <span className={css.searchIcon}>
              <IconButton icon="search" label={t('frame:nav.search')} to={`${props.search.action}?country=${props.search.country}`} />
            </span>
          ) : null}
          <Menu
            label={LANGUAGE_NAMES[language]}
            title={t('frame:languageIs', { language: LANGUAGE_NAMES[language] })}
            icon="globe"
            compact
            align="end"
            items={props.languages.map((choice) => ({
              to: choice.href,
              text: LANGUAGE_NAMES[choice.language],
              current: choice.current,
              lang: choice.language,
              reload: true,
            }))}
          />
          <Menu
            label={props.country.current.name}
            title={t('countryIs', { country: props.country.current.name })}
            icon="flag"
            compact
            align="end"
            items={props.country.options.map((choice) => ({
              to: choice.href,
              text: choice.name,
              current: choice.code === props.country.current.code,
              reload: true,
            }))}
            onOpen={locate && fetchLocate}
          >
            {Locate && locate ? <Locate locate={locate} /> : null}
          </Menu>
          {props.showSignIn ? (
            <Button look="line" compact to={props.signIn}>
              {t('frame:signIn')}
            </Button>
          ) : null}
        </div>
      </header>
      <main id="main" tabIndex={-1} className={css.guestMain}>
        {props.children}
      </main>
      <p role="status" className={css.told}>
        {props.countryChanged ? (
          <span className={css.toldNow}>
            <Icon name="check" small />
            {t('countryChanged', { country: props.country.current.name })}
          </span>
        ) : null}
      </p>
      {props.showFooter ? <Footer links={props.footer} elsewhere={props.elsewhere ?? []} preferences={props} /> : null}
    </>
  );
}
