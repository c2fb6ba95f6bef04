import { useTranslation } from 'react-i18next';
import { DialogPage } from '../../../ui.ts';
import type { ReportAsked } from '../props.ts';
import * as css from './LeaderboardScreen.css.ts';
import { ReportForm } from './ReportForm.tsx';

/** Whether a name is reported, as a part of the page: where no script runs. */
export function ReportPage(asked: ReportAsked) {
  const { t } = useTranslation('leaderboard');
  return (
    <div className={css.asked}>
      <DialogPage headingLevel={2} title={t('report.title')} description={t('report.text')} closeTo={asked.back}>
        <ReportForm {...asked} />
      </DialogPage>
    </div>
  );
}
