import { useTranslation } from 'react-i18next';
import { Button, Form } from '../../../ui.ts';
import { PlayerName } from '../PlayerName.tsx';
import type { ReportAsked } from '../props.ts';
import * as css from './LeaderboardScreen.css.ts';

/** Whose name is reported, and the two ways on. */
export function ReportForm({ player, owner, action, back, pending }: ReportAsked) {
  const { t } = useTranslation('leaderboard');
  return (
    <Form action={action} className={css.report}>
      <input type="hidden" name="owner" value={owner} />
      <div className={css.reported}>
        <PlayerName player={player} />
      </div>
      <div className={css.actions}>
        <Button pending={pending}>{t('report.action')}</Button>
        <Button look="quiet" to={back}>
          {t('report.back')}
        </Button>
      </div>
    </Form>
  );
}
