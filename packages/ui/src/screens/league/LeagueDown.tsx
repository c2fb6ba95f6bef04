import { useTranslation } from 'react-i18next';
import { Button, Notice, type Place } from '../../ui.ts';

/** The league does not answer: what stays, and that the page looks again by itself. */
export function LeagueDown({ retry }: { retry: Place }) {
  const { t } = useTranslation(['league', 'frame']);
  return (
    <Notice
      tone="info"
      live
      title={t('down.title')}
      action={
        <Button look="line" compact icon="retry" to={retry}>
          {t('frame:retry')}
        </Button>
      }
    >
      {t('down.text')}
    </Notice>
  );
}
