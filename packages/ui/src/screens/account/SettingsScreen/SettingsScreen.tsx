import { LANGUAGE_NAMES, LANGUAGES } from '@darb/language';
import { useTranslation } from 'react-i18next';
import { Button, Card, Checkbox, Form, Isolate, Link, Num, Page } from '../../../ui.ts';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { AccountRows } from './AccountRows.tsx';
import { Segments } from '../Segments.tsx';
import * as css from '../settings.css.ts';
import * as own from './SettingsScreen.css.ts';
import type { SettingsScreenProps, VisiblePart } from '../props.ts';

const VISIBLE: readonly VisiblePart[] = ['full_name', 'picture', 'bio', 'program'];
const THEMES = ['system', 'light', 'dark'] as const;

/** All that a student may set, and the ways to the pages of the settings. */
export function SettingsScreen(props: SettingsScreenProps) {
  const { t } = useTranslation('settings');
  const { places } = props;
  const parts = [
    ['account', t('account.title'), true],
    ['look', t('look.title'), true],
    ['visibility', t('visibility.title'), props.visibility !== null],
    ['billings', t('billings.title'), true],
    ['devices', t('devices.title'), places.devices !== null],
    ['data', t('data.title'), true],
  ] as const;
  return (
    <Page>
      <h1>{t('title')}</h1>
      <div className={own.parted}>
        <nav className={own.names} aria-label={t('parts')}>
          {parts.map(([part, name, isThere]) =>
            isThere ? (
              <a key={part} className={own.name} href={`#${part}`}>
                {name}
              </a>
            ) : null,
          )}
        </nav>
        <div className={own.parts}>
          <Account {...props} />
          <Look {...props} />
          <Visibility {...props} />
          <Card title={t('billings.title')} titleId="billings" action={{ to: places.billings, text: t('show') }}>
            <p className={css.soft}>{t('billings.lead')}</p>
          </Card>
          {places.invite ? (
            <Card title={t('invite.title')} titleId="invite" action={{ to: places.invite, text: t('show') }}>
              <p className={css.soft}>{t('invite.lead')}</p>
            </Card>
          ) : null}
          {places.devices ? (
            <Card title={t('devices.title')} titleId="devices" action={{ to: places.devices, text: t('show') }}>
              <p className={css.soft}>{t('devices.lead')}</p>
            </Card>
          ) : null}
          <Data {...props} />
        </div>
      </div>
    </Page>
  );
}

function Account(props: SettingsScreenProps) {
  const { t } = useTranslation('settings');
  const { fullName, alias, picture, places } = props;
  return (
    <Card as="section">
      <div className={own.self} id="account">
        <Avatar name={fullName} picture={picture} large />
        <div>
          <h2>
            <Isolate>{fullName}</Isolate>
          </h2>
          <p className={css.soft}>{alias ? <bdi dir="ltr">@{alias}</bdi> : t('account.noAlias')}</p>
          <div className={own.ways}>
            {places.picture ? (
              <Link className={css.quiet} to={places.picture}>
                {t('account.changePicture')}
              </Link>
            ) : null}
            {places.edit ? (
              <Link className={css.quiet} to={places.edit}>
                {t('account.edit')}
              </Link>
            ) : null}
          </div>
        </div>
      </div>
      <AccountRows {...props} />
    </Card>
  );
}

function Look({ look, action, pending }: SettingsScreenProps) {
  const { t } = useTranslation('settings');
  const { digits } = look;
  return (
    <Card title={t('look.title')} titleId="look">
      <Form action={action} className={own.groups} reload>
        <input type="hidden" name="intent" value="look" />
        <Segments
          legend={t('look.language')}
          name="language"
          chosen={look.language}
          options={LANGUAGES.map((language) => ({ value: language, text: LANGUAGE_NAMES[language], lang: language }))}
        />
        {digits === undefined ? null : (
          <Segments
            legend={t('look.digits')}
            name="numbering_system"
            chosen={digits ?? 'country'}
            options={[
              { value: 'country', text: t('look.countryDigits') },
              { value: 'latn', text: <Num>123</Num> },
              { value: 'arab', text: <Num>١٢٣</Num> },
            ]}
          />
        )}
        <Segments
          legend={t('look.theme')}
          name="theme"
          chosen={look.theme}
          options={THEMES.map((theme) => ({ value: theme, text: t(`look.themes.${theme}`) }))}
        />
        <div>
          <Button look="line" compact pending={pending}>
            {t('save')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

function Visibility({ visibility, action, pending }: SettingsScreenProps) {
  const { t } = useTranslation('settings');
  if (visibility === null) return null;
  return (
    <Card title={t('visibility.title')} titleId="visibility">
      <p className={css.soft}>{t('visibility.lead')}</p>
      <Form action={action} className={own.groups}>
        <input type="hidden" name="intent" value="visibility" />
        <div className={own.ticks}>
          {VISIBLE.map((part) => (
            <Checkbox key={part} name={part} label={t(`visibility.${part}`)} defaultChecked={visibility[part]} />
          ))}
        </div>
        <div>
          <Button look="line" compact pending={pending}>
            {t('save')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

function Data({ places, signOutAction }: SettingsScreenProps) {
  const { t } = useTranslation('settings');
  return (
    <Card title={t('data.title')} titleId="data">
      <ul className={css.rows}>
        {places.data ? (
          <li className={css.row}>
            <b>{t('data.lead')}</b>
            <Link className={css.quiet} to={places.data} aria-label={t('data.open')}>
              {t('show')}
            </Link>
          </li>
        ) : null}
        <li className={css.row}>
          <b>{t('data.signOut')}</b>
          <Form action={signOutAction}>
            <button className={css.quiet}>{t('data.signOutAction')}</button>
          </Form>
        </li>
      </ul>
    </Card>
  );
}
