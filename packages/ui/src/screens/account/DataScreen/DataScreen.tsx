import { useTranslation } from 'react-i18next';
import { Button, Card, Notice, useErrorText } from '../../../ui.ts';
import { SettingsPage } from '../SettingsPage.tsx';
import * as css from '../settings.css.ts';
import type { DataScreenProps } from '../props.ts';

/** A copy of all that is kept about the student, and the way to having it deleted. */
export function DataScreen({ back, file, deletion, problem }: DataScreenProps) {
  const { t } = useTranslation('settings');
  const errorText = useErrorText();
  return (
    <SettingsPage title={t('data.title')} lead={t('data.lead')} back={back}>
      {problem === null ? null : <Notice tone="negative">{errorText(problem)}</Notice>}
      <Card title={t('data.copyTitle')} titleId="copy">
        <p className={css.soft}>{t('data.copyText')}</p>
        <div className={css.actions}>
          <Button look="line" icon="download" to={file} reload>
            {t('data.download')}
          </Button>
        </div>
      </Card>
      <Card title={t('data.deletionTitle')} titleId="deletion">
        <p className={css.soft}>{t('data.deletionText')}</p>
        <div className={css.actions}>
          <Button look="quiet" to={deletion}>
            {t('data.toDeletion')}
          </Button>
        </div>
      </Card>
    </SettingsPage>
  );
}
