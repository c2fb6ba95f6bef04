import { formatDate, formatTime, isolated } from '@darb/language';
import { useTranslation } from 'react-i18next';
import { Button, Card, Chip, Facts, Form, Icon, Link, Notice, useErrorText, useLocale, type IconName } from '../../../ui.ts';
import { Note, SettingsPage } from '../SettingsPage.tsx';
import * as css from '../settings.css.ts';
import type { DeviceRow, DevicesScreenProps } from '../props.ts';
import * as own from './DevicesScreen.css.ts';

/** The sessions of the account: where, when, and the end of one or of all others. */
export function DevicesScreen({ state, devices, back, password, action, pending, problem }: DevicesScreenProps) {
  const { t } = useTranslation('settings');
  const errorText = useErrorText();
  return (
    <SettingsPage
      title={t('devices.title')}
      lead={t('devices.lead')}
      back={back}
      notes={
        <Note icon="info" title={t('devices.strangerTitle')}>
          {t('devices.strangerText')} <Link to={password}>{t('devices.toPassword')}</Link>
        </Note>
      }
    >
      {problem === null ? null : (
        <Notice tone="negative" live>
          {errorText(problem)}
        </Notice>
      )}
      <Card>
        <ul className={css.rows}>
          {devices.map((device) => (
            <Device key={device.id} device={device} action={action} pending={pending} />
          ))}
        </ul>
        {state === 'several' ? (
          <Form action={action} className={css.actions}>
            <input type="hidden" name="intent" value="endOthers" />
            <Button look="line" compact pending={pending}>
              {t('devices.endOthers')}
            </Button>
          </Form>
        ) : (
          <p className={css.soft}>{t('devices.only')}</p>
        )}
      </Card>
    </SettingsPage>
  );
}

const icons: Readonly<Record<DeviceRow['kind'], IconName>> = { phone: 'phone', tablet: 'phone', computer: 'computer', unknown: 'device' };

type DeviceProps = { device: DeviceRow } & Pick<DevicesScreenProps, 'action' | 'pending'>;

function Device({ device: { id, kind, browser, system, country, lastUsedAt, isThis }, action, pending }: DeviceProps) {
  const { t } = useTranslation('settings');
  const locale = useLocale();
  const names = [browser, system].filter((name) => name !== null);
  const when = isThis
    ? t('devices.now')
    : t('devices.lastUsed', { date: formatDate(locale, lastUsedAt, { dateStyle: 'medium' }), time: formatTime(locale, lastUsedAt) });
  return (
    <li className={`${css.row} ${css.withIcon}`}>
      <span className={css.icon} data-this={isThis || undefined}>
        <Icon name={icons[kind]} />
      </span>
      <div id={`device-${id}`}>
        <b className={css.value}>
          {t(`devices.kinds.${kind}`)}
          {isThis ? <Chip tone="own">{t('devices.this')}</Chip> : null}
        </b>
        <div className={own.about}>
          <Facts>
            {names.map((name) => (
              <span key={name}>
                <bdi>{name}</bdi>
              </span>
            ))}
          </Facts>
        </div>
        <div className={own.about}>{country === null ? when : t('devices.place', { country: isolated(country), when })}</div>
      </div>
      {isThis ? null : (
        <Form action={action}>
          <input type="hidden" name="intent" value="end" />
          <input type="hidden" name="id" value={id} />
          <button className={css.quiet} data-tone="negative" aria-describedby={`device-${id}`} aria-disabled={pending || undefined}>
            {t('devices.end')}
          </button>
        </Form>
      )}
    </li>
  );
}
