import { Button, Notice } from '../../../ui.ts';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import * as css from './CheckoutScreen.css.ts';

/**
 * Says why a key did not open anything (rule billing 5). Loaded only when it is needed; without JavaScript
 * the form says the same.
 */
export default function FailedDialog({
  title,
  text,
  kept,
  again,
  onClose,
}: {
  title: string;
  text: string;
  kept: string;
  again: string;
  onClose: () => void;
}) {
  return (
    <Dialog open onClose={onClose} title={title} description={kept}>
      <Notice tone="negative">{text}</Notice>
      <div className={css.acts}>
        <Button type="button" wide onClick={onClose}>
          {again}
        </Button>
      </div>
    </Dialog>
  );
}
