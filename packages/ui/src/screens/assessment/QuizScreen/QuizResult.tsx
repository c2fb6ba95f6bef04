import { useTranslation } from 'react-i18next';
import type { ComponentType } from 'react';
import { Button, DrawnPart, Form, LaterStyles, Notice } from '../../../ui.ts';
import type { QuizOutcome, QuizScreenProps } from '../props.ts';
import * as footCss from '../QuestionFoot.css.ts';
import * as css from './QuizScreen.css.ts';

type Result = Extract<QuizScreenProps, { state: 'result' }>;

export interface QuizResultProps extends Result {
  /** `QuizOutcomeView.tsx`, which a browser that got it as markup does without. */
  parts: Readonly<Record<'Verdict' | 'Answers', ComponentType<QuizOutcome>>>;
}

/**
 * How it went, each question with its right answer and why, and where the path goes on (reference
 * `quiz-result`).
 */
export function QuizResult({ outcome, lateCount, parts, ...ways }: QuizResultProps) {
  const { t } = useTranslation('outcome');
  return (
    <>
      <DrawnPart id="outcome" of={outcome} as={parts.Verdict} />
      {lateCount > 0 && (
        <div className={css.unsent}>
          <Notice tone="info" live>
            {t('result.late', { count: lateCount })}
          </Notice>
        </div>
      )}
      <Steps {...ways} />
      <LaterStyles />
      <DrawnPart id="answers" of={outcome} as={parts.Answers} />
      <Steps {...ways} />
    </>
  );
}

/**
 * Where to go on. Who passed is led forward; who did not, to another try or back to the lesson, and may go
 * on all the same.
 */
function Steps({ result, next, lesson, retakeAction }: Pick<Result, 'result' | 'next' | 'lesson' | 'retakeAction'>) {
  const { t } = useTranslation('outcome');
  const passed = result === 'passed';
  const retake = (
    <Form action={retakeAction} method="post">
      <Button look={passed ? 'quiet' : 'primary'} wide={!passed} name="intent" value="retake" icon="retry">
        {t('result.retake')}
      </Button>
    </Form>
  );
  const goOn = (
    <Button look={passed ? 'primary' : 'quiet'} to={next.href} iconEnd="arrow">
      {t(`result.next.${next.kind}`)}
    </Button>
  );
  return (
    <div className={footCss.foot}>
      <span className={footCss.footMain}>{passed ? goOn : retake}</span>
      <span className={footCss.footRow}>
        {passed ? (
          retake
        ) : (
          <>
            <Button look="quiet" to={lesson.href}>
              {t('result.toLesson')}
            </Button>
            {goOn}
          </>
        )}
      </span>
    </div>
  );
}
