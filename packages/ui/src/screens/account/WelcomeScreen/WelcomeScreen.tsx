import { Trans, useTranslation } from 'react-i18next';
import { Button, Icon } from '../../../ui.ts';
import { AccountPage } from '../AccountPage.tsx';
import * as css from '../account.css.ts';
import type { WelcomeScreenProps } from '../props.ts';

const POINTS = ['program', 'free', 'place'] as const;

/** The first page after signing up by phone: what happens next, and the one step to take. */
export function WelcomeScreen({ fullName, selectProgram }: WelcomeScreenProps) {
  const { t } = useTranslation('account');
  return (
    <AccountPage title={t('welcome.title')} lead={<Trans t={t} i18nKey="welcome.lead" components={{ name: <bdi>{fullName}</bdi> }} />}>
      <ul className={css.steps}>
        {POINTS.map((point) => (
          <li key={point}>
            <Icon name="check" />
            <span>{t(`welcome.points.${point}`)}</span>
          </li>
        ))}
      </ul>
      <div className={css.actions}>
        <Button wide to={selectProgram} iconEnd="arrow">
          {t('welcome.action')}
        </Button>
      </div>
    </AccountPage>
  );
}
