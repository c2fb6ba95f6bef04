import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { Button } from '../../../ui.ts';
import * as css from './MatchScreen.css.ts';

interface LeaveDialogProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Asks, once, whether a match is to be left: that loses it. Fetched when it opens. */
export default function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  const { t } = useTranslation('match');
  return (
    <Dialog open onClose={onStay} title={t('leave.title')} description={t('leave.text')}>
      <div className={css.acts}>
        <Button type="button" onClick={onStay}>
          {t('leave.stay')}
        </Button>
        <Button type="button" look="line" onClick={onLeave}>
          {t('leave.go')}
        </Button>
      </div>
    </Dialog>
  );
}
