import * as Radix from '@radix-ui/react-dialog';
import { useDirection } from '@radix-ui/react-direction';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { keepFocus } from '../../focus.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './Dialog.css.ts';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  /** A drawing that reaches the upper edges. */
  art?: ReactNode;
  children: ReactNode;
}

/**
 * A dialog above the page; on a phone a sheet from below. Escape, the scrim and the cross close it, and the
 * focus goes back to where it was. Load it lazily, and give the same content its own page with `DialogPage`
 * for readers without JavaScript.
 */
export function Dialog({ open, onClose, title, description, art, children }: DialogProps) {
  const { t } = useTranslation('frame');
  const dir = useDirection();
  const opener = useRef<Element | null>(null);
  // Radix gives the focus back to a trigger of its own alone, and every dialog here is opened from outside
  const giveBack = (event: Event): void => {
    event.preventDefault();
    if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
    keepFocus();
  };
  return (
    <Radix.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Radix.Portal>
        <Radix.Overlay className={css.scrim}>
          <Radix.Content
            className={`${css.dialog} ${css.floating}`}
            dir={dir}
            onOpenAutoFocus={() => void (opener.current = document.activeElement)}
            onCloseAutoFocus={giveBack}
            {...(description ? {} : { 'aria-describedby': undefined })}
          >
            {art ? <div className={css.art}>{art}</div> : null}
            <Radix.Title className={css.title}>{title}</Radix.Title>
            {description ? <Radix.Description className={css.description}>{description}</Radix.Description> : null}
            {children}
            <span className={css.close}>
              <Radix.Close asChild>
                <IconButton icon="close" label={t('close')} />
              </Radix.Close>
            </span>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
