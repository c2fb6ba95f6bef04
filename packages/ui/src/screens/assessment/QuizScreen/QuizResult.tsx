import { formatClock, formatNumber, formatPercentage } from '@darb/language';
import { useTranslation } from 'react-i18next';
import { Button, Chip, Form, Icon, Ltr, Notice, Num, PathStrip, RichText, Slab, useLocale } from '../../../ui.ts';
import type { CollectableAnswer, MarkedProps, QuizScreenProps } from '../props.ts';
import * as footCss from '../QuestionFoot.css.ts';
import { MarkedAnswer } from './MarkedAnswer.tsx';
import * as css from './QuizScreen.css.ts';

/**
 * How it went, each question with its right answer and why, and where the path goes on (reference
 * `quiz-result`).
 */
export function QuizResult(props: Extract<QuizScreenProps, { state: 'result' }>) {
  const { t } = useTranslation(['outcome', 'assessment']);
  const locale = useLocale();
  const wrong = props.questionsCount - props.correctCount;
  const explains = ({ explanation }: MarkedProps): boolean => explanation.parts.length > 0;
  const answersTitle = t(props.marked.some(explains) ? 'result.answers' : 'result.answersPlain');
  // a text that sends to explanations would lead nowhere where there are none
  const failedText = props.marked.some((marked) => !marked.isCorrect && explains(marked)) ? 'result.failedText' : 'result.failedTextPlain';
  return (
    <>
      <Slab labelledBy="verdict" flush>
        <div className={css.verdict}>
          <div className={css.two}>
            <div>
              <Chip tone={props.result === 'passed' ? 'positive' : 'caution'} icon={props.result === 'passed' ? 'check' : 'retry'}>
                {t(`result.${props.result}`)}
              </Chip>
              <h1 id="verdict">{t(`result.${props.result}Title`)}</h1>
              <p>
                {wrong === 0 ? t('result.allRight') : t(props.result === 'passed' ? 'result.passedText' : failedText, { count: wrong })}
              </p>
            </div>
            <p className={css.score}>
              <b>
                <Num>{formatNumber(locale, props.correctCount)}</Num>
              </b>
              <span>{t('result.outOf', { count: props.questionsCount })}</span>
            </p>
          </div>
          <div className={css.verdictStrip}>
            <PathStrip
              label={answersTitle}
              compact
              at={props.marked.length}
              achieved={0}
              stops={props.marked.map(({ isCorrect, question }, index) => ({
                id: String(question.id),
                state: isCorrect ? 'right' : 'wrong',
                to: `#question-${index + 1}`,
              }))}
            />
          </div>
        </div>
      </Slab>
      {props.lateCount > 0 && (
        <div className={css.unsent}>
          <Notice tone="info" live>
            {t('result.late', { count: props.lateCount })}
          </Notice>
        </div>
      )}
      <dl className={css.facts}>
        <div>
          <dt>{t('result.time')}</dt>
          <dd>
            <Ltr>{formatClock(props.timeSpent)}</Ltr>
          </dd>
        </div>
        <div>
          <dt>{t('result.accuracy')}</dt>
          <dd>
            <Num>{formatPercentage(locale, props.percentage)}</Num>
          </dd>
        </div>
        <div>
          <dt>{t('result.wrong')}</dt>
          <dd>
            <Num>{formatNumber(locale, wrong)}</Num>
          </dd>
        </div>
      </dl>
      <Steps {...props} />
      <section aria-labelledby="answers">
        <h2 id="answers" className={css.answersHead}>
          {answersTitle}
        </h2>
        <div className={css.reviews}>
          {props.marked.map((marked, index) => (
            <Review key={marked.question.id} marked={marked} number={index + 1} />
          ))}
        </div>
      </section>
      <Steps {...props} />
    </>
  );
}

/**
 * Where to go on. Who passed is led forward; who did not, to another try or back to the lesson, and may go
 * on all the same.
 */
function Steps({ result, next, lesson, retakeAction }: Extract<QuizScreenProps, { state: 'result' }>) {
  const { t } = useTranslation(['outcome', 'assessment']);
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

function Review({ marked, number }: { marked: CollectableAnswer; number: number }) {
  const { t } = useTranslation(['outcome', 'assessment']);
  const partly = !marked.isCorrect && marked.points > 0;
  return (
    <article className={css.review} id={`question-${number}`}>
      <div className={css.reviewHead}>
        <h3>{t('assessment:questionNumber', { number })}</h3>
        <Chip
          tone={marked.isCorrect ? 'positive' : partly ? 'caution' : 'negative'}
          icon={marked.isCorrect ? 'check' : partly ? 'info' : 'close'}
        >
          {t(marked.isCorrect ? 'result.right' : partly ? 'result.partly' : marked.given ? 'result.notRight' : 'result.notAnswered')}
        </Chip>
      </div>
      <div>
        <RichText value={marked.question.stem} />
      </div>
      <MarkedAnswer marked={marked} />
      {marked.explanation.parts.length > 0 && (
        <div className={css.why}>
          <Icon name="info" />
          <div>
            <RichText value={marked.explanation} />
          </div>
        </div>
      )}
      <div>
        <Button look="quiet" compact icon="mark" to={marked.collect}>
          {t('collect')}
        </Button>
      </div>
    </article>
  );
}
