import type { MouseEventHandler } from 'react';
import { useTranslation } from 'react-i18next';
import type { Place } from '../../../navigation.tsx';
import { Button } from '../../../ui.ts';
import type { TestQuestionProps } from '../props.ts';
import * as css from './TestScreen.css.ts';

interface HandInPartProps {
  questions: readonly TestQuestionProps[];
  to: Place;
  /** Asks above the page instead. */
  onHandIn: MouseEventHandler<HTMLAnchorElement>;
}

/** The way to handing in, below all questions, and what it will say. */
export function HandInPart({ questions, to, onHandIn }: HandInPartProps) {
  const { t } = useTranslation(['test', 'assessment']);
  const count = questions.filter(({ state }) => state !== 'answered').length;
  return (
    <>
      <Button wide look="line" to={to} onClick={onHandIn} aria-haspopup="dialog">
        {t('handIn.action')}
      </Button>
      <p className={css.note}>{count === 0 ? t('allAnswered') : t('openCount', { count })}</p>
    </>
  );
}
