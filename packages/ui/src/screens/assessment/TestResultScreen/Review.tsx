import { formatNumber } from '@darb/language';
import { useTranslation } from 'react-i18next';
import { Button, Card, Icon, Link, Num, RichText, useLocale } from '../../../ui.ts';
import { REVIEWS, type ReviewedQuestion, type TestResultScreenProps } from '../props.ts';
import { MarkedAnswer } from '../QuizScreen/MarkedAnswer.tsx';
import { why } from '../QuizScreen/QuizScreen.css.ts';
import * as css from './TestResultScreen.css.ts';

type Result = Extract<TestResultScreenProps, { state: 'passed' | 'failed' }>;

/** The questions of an attempt, closed rows of two lines; the first one is open. */
export function Review({ review: { show, tabs, questions } }: Pick<Result, 'review'>) {
  const { t } = useTranslation(['testResult', 'assessment']);
  const locale = useLocale();
  return (
    <Card titleId="review" title={t('reviewTitle')}>
      <nav className={css.tabs} aria-label={t('reviewTitle')}>
        {REVIEWS.map((name) => (
          <Link
            key={name}
            to={tabs[name].href}
            className={css.tab({ current: name === show })}
            aria-current={name === show ? 'page' : undefined}
          >
            {t(`show.${name}`)}
            <b>
              <Num>{formatNumber(locale, tabs[name].count)}</Num>
            </b>
          </Link>
        ))}
      </nav>
      {questions.length === 0 ? <p>{t('nothing')}</p> : null}
      <ol>
        {questions.map((question, index) => (
          <li key={question.number} className={css.question}>
            <Question {...question} open={index === 0} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Question({ open, ...marked }: ReviewedQuestion & { open: boolean }) {
  const { t } = useTranslation(['testResult', 'assessment']);
  const locale = useLocale();
  const partly = !marked.isCorrect && marked.points > 0;
  const tone = marked.isCorrect ? 'positive' : partly ? 'caution' : 'negative';
  const said = marked.isCorrect ? 'right' : partly ? 'partly' : marked.given ? 'notRight' : 'notAnswered';
  return (
    <details open={open} id={`question-${marked.number}`}>
      <summary className={css.summary}>
        <span className={css.sign({ tone })} aria-hidden="true">
          <Icon name={marked.isCorrect ? 'check' : partly ? 'info' : 'close'} small />
        </span>
        <span className={css.stem}>
          <span>
            <Num>{formatNumber(locale, marked.number)}</Num>. <RichText value={marked.question.stem} />
          </span>
        </span>
        <span className={css.word({ tone })}>
          {t(`assessment:result.${said}`)}
          <Icon name="down" small />
        </span>
      </summary>
      <div className={css.body}>
        <MarkedAnswer marked={marked} />
        {marked.explanation.parts.length > 0 ? (
          <div className={why}>
            <Icon name="info" />
            <div>
              <RichText value={marked.explanation} />
            </div>
          </div>
        ) : null}
        {marked.lesson ? (
          <div>
            <Button look="quiet" compact icon="play" to={marked.lesson.href}>
              {t('lessonOf', { lesson: marked.lesson.title.text })}
            </Button>
          </div>
        ) : null}
      </div>
    </details>
  );
}
