import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../ui.ts';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import type { ReportAsked } from '../props.ts';
import { ReportForm } from './ReportForm.tsx';

/** Asks whether to report a name, above the board. Fetched when it is asked. */
export default function ReportDialog(asked: ReportAsked) {
  const { t } = useTranslation('leaderboard');
  const [way, setWay] = useState<HTMLAnchorElement | null>(null);
  return (
    <>
      <Link to={asked.back} ref={setWay} hidden />
      <Dialog open onClose={() => way?.click()} title={t('report.title')} description={t('report.text')}>
        <ReportForm {...asked} />
      </Dialog>
    </>
  );
}
