import { formatClock, formatNumber, formatPercentage } from '@darb/language';
import { useTranslation } from 'react-i18next';
import { Button, Chip, Icon, Ltr, Num, PathStrip, RichText, Slab, useLocale } from '../../../ui.ts';
import type { CollectableAnswer, MarkedProps, QuizOutcome } from '../props.ts';
import { MarkedAnswer } from './MarkedAnswer.tsx';
import * as css from './QuizScreen.css.ts';

const explains = ({ explanation }: MarkedProps): boolean => explanation.parts.length > 0;
const titleOf = ({ marked }: QuizOutcome) => (marked.some(explains) ? 'result.answers' : 'result.answersPlain');

/** How it went, and the way of the questions, each of which leads to its answer. */
export function Verdict(props: QuizOutcome) {
  const { t } = useTranslation(['outcome', 'assessment']);
  const locale = useLocale();
  const wrong = props.questionsCount - props.correctCount;
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
              label={t(titleOf(props))}
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
    </>
  );
}

/** Each question with its right answer and why. */
export function Answers(props: QuizOutcome) {
  const { t } = useTranslation(['outcome', 'assessment']);
  return (
    <section aria-labelledby="answers-title">
      <h2 id="answers-title" className={css.answersHead}>
        {t(titleOf(props))}
      </h2>
      <div className={css.reviews}>
        {props.marked.map((marked, index) => (
          <Review key={marked.question.id} marked={marked} number={index + 1} />
        ))}
      </div>
    </section>
  );
}

function Review({ marked, number }: { marked: CollectableAnswer; number: number }) {
  const { t } = useTranslation(['assessment', 'marks']);
  const partly = !marked.isCorrect && marked.points > 0;
  return (
    <article className={css.review} id={`question-${number}`}>
      <div className={css.reviewHead}>
        <h3>{t('questionNumber', { number })}</h3>
        <Chip
          tone={marked.isCorrect ? 'positive' : partly ? 'caution' : 'negative'}
          icon={marked.isCorrect ? 'check' : partly ? 'info' : 'close'}
        >
          {t(marked.isCorrect ? 'marks:right' : partly ? 'marks:partly' : marked.given ? 'marks:notRight' : 'marks:notAnswered')}
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
          {t('marks:collect')}
        </Button>
      </div>
    </article>
  );
}
