import { formatNumber } from '@darb/language';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../../hydrated.ts';
import { Button, Card, Icon, Link, Num, RichText, useLocale } from '../../../ui.ts';
import { REVIEWS, type ReviewedQuestion, type TestResult } from '../props.ts';
import { MarkedAnswer } from '../QuizScreen/MarkedAnswer.tsx';
import { why } from '../QuizScreen/QuizScreen.css.ts';
import * as css from './result-details.css.ts';

/** The questions of an attempt, closed rows of two lines; one of them is open. */
export function Review({ review: { show, tabs, questions } }: Pick<TestResult, 'review'>) {
  const { t } = useTranslation(['testResult', 'marks']);
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
        {questions.map((question) => (
          <li key={question.number} className={css.question} id={`question-${question.number}`}>
            <Question {...question} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

/**
 * A row, and what it opened. Opening another one is a page of its own: all answers and explanations of sixty
 * questions would weigh several times what a first view may.
 */
function Question({ number, stem, isCorrect, points, isAnswered, toggle, opened }: ReviewedQuestion) {
  const { t } = useTranslation(['testResult', 'marks']);
  const locale = useLocale();
  const isHydrated = useHydrated();
  const partly = !isCorrect && points > 0;
  const tone = isCorrect ? 'positive' : partly ? 'caution' : 'negative';
  const said = isCorrect ? 'right' : partly ? 'partly' : isAnswered ? 'notRight' : 'notAnswered';
  return (
    <>
      <Link
        className={css.row}
        // a whole new document begins at its top, unless it is told where
        to={isHydrated ? toggle : `${toggle}#question-${number}`}
        keepsPlace
        aria-expanded={opened !== null}
      >
        <span className={css.sign({ tone })} aria-hidden="true">
          <Icon name={isCorrect ? 'check' : partly ? 'info' : 'close'} small />
        </span>
        <span className={css.stem}>
          <span>
            <Num>{formatNumber(locale, number)}</Num>. <RichText value={stem} />
          </span>
        </span>
        <span className={css.word({ tone })}>
          {t(`marks:${said}`)}
          <Icon name="down" small />
        </span>
      </Link>
      {opened === null ? null : <Opened {...opened} />}
    </>
  );
}

function Opened({ lesson, collect, ...marked }: NonNullable<ReviewedQuestion['opened']>) {
  const { t } = useTranslation(['testResult', 'marks']);
  return (
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
      <div>
        {lesson ? (
          <Button look="quiet" compact icon="play" to={lesson.href}>
            {t('lessonOf', { lesson: lesson.title.text })}
          </Button>
        ) : null}
        <Button look="quiet" compact icon="mark" to={collect}>
          {t('marks:collect')}
        </Button>
      </div>
    </div>
  );
}
