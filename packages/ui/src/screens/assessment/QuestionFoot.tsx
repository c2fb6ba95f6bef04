import { useTranslation } from 'react-i18next';
import type { Place } from '../../navigation.tsx';
import { Button, cachedFragment } from '../../ui.ts';
import * as css from './QuestionFoot.css.ts';

interface QuestionFootProps {
  pending: boolean;
  /** What saving the answer is called. */
  action: string;
  previous: Place | null;
  later: Place;
}

/** What can be done with a question: save the answer and go on, back, pass over, leave for later. */
export const QuestionFoot = cachedFragment(function QuestionFoot({ pending, action, previous, later }: QuestionFootProps) {
  const { t } = useTranslation('assessment');
  return (
    <div className={css.foot}>
      <span className={css.footMain}>
        <Button name="intent" value="answer" iconEnd="arrow" pending={pending}>
          {action}
        </Button>
      </span>
      <span className={css.footRow}>
        {previous ? (
          <Button look="quiet" compact to={previous}>
            {t('previous')}
          </Button>
        ) : null}
        <Button look="quiet" compact name="intent" value="skip">
          {t('skip')}
        </Button>
        <Button look="quiet" compact to={later}>
          {t('later')}
        </Button>
      </span>
    </div>
  );
});
