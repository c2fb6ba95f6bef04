import { formatDate, formatTime, isolated } from '@darb/language';
import { useTranslation } from 'react-i18next';
import { Button, Card, Chip, Form, Icon, Link, Notice, useErrorText, useLocale } from '../../../ui.ts';
import { Note, SettingsPage } from '../SettingsPage.tsx';
import * as css from '../settings.css.ts';
import type { DeviceRow, DevicesScreenProps } from '../props.ts';

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
        <Icon name={kind === 'phone' || kind === 'tablet' ? 'phone' : 'device'} />
      </span>
      <div>
        <b className={css.value} id={`device-${id}`}>
          {t(`devices.kinds.${kind}`)}
          {names.map((name) => (
            <bdi key={name}>{name}</bdi>
          ))}
          {isThis ? <Chip tone="own">{t('devices.this')}</Chip> : null}
        </b>
        <span className={css.soft}>{country === null ? when : t('devices.place', { country: isolated(country), when })}</span>
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
