import type { MouseEventHandler } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { HandIn, useHandInText, type HandInProps } from './HandIn.tsx';
import { AllQuestions } from './Overview.tsx';
import { HandInPart } from './HandInPart.tsx';
import * as css from './TestScreen.css.ts';

export interface TestDialogProps extends Omit<HandInProps, 'onGo'> {
  shown: 'overview' | 'handIn';
  here: number;
  handIn: string;
  onClose: () => void;
  onHandIn: MouseEventHandler<HTMLAnchorElement>;
}

/**
 * All questions, or the question whether to hand in, above the one that is shown. Fetched when it opens; both
 * stand on the page that hands in too.
 */
export default function TestDialog({ shown, here, handIn, onClose, onHandIn, ...given }: TestDialogProps) {
  const { t } = useTranslation(['test', 'assessment']);
  const text = useHandInText(given.questions);
  return shown === 'overview' ? (
    <Dialog open onClose={onClose} title={t('all')}>
      <div className={css.sheet}>
        <AllQuestions questions={given.questions} here={here} onGo={onClose} />
        <HandInPart questions={given.questions} to={handIn} onHandIn={onHandIn} />
      </div>
    </Dialog>
  ) : (
    <Dialog open onClose={onClose} title={t('handIn.title')} description={text}>
      <HandIn {...given} onGo={onClose} />
    </Dialog>
  );
}
