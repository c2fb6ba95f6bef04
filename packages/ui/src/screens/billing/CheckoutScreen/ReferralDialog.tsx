import { useTranslation } from 'react-i18next';
import { Button, type Place } from '../../../ui.ts';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import * as css from './CheckoutScreen.css.ts';

export interface ReferralDialogProps {
  invite: Place;
  onClose: () => void;
}

/**
 * Tells who came by a friend's code that the friend has the reward, and where their own friends are invited
 * (rule billing 10). Loaded only for them.
 */
export default function ReferralDialog({ invite, onClose }: ReferralDialogProps) {
  const { t } = useTranslation('billing');
  return (
    <Dialog open onClose={onClose} title={t('referral.title')} description={t('referral.text')}>
      <div className={css.acts}>
        <Button wide to={invite}>
          {t('referral.invite')}
        </Button>
        <Button type="button" wide look="quiet" onClick={onClose}>
          {t('referral.later')}
        </Button>
      </div>
    </Dialog>
  );
}
