import { formatDate, formatNumber, formatTime } from '@darb/language';
import { useTranslation } from 'react-i18next';
import { cachedFragment } from '../../../fragment-cache.tsx';
import { Button, Chip, DrawnPart, Form, LaterStyles, Notice, Num, Slab, useLocale } from '../../../ui.ts';
import type { TestResult, TestResultScreenProps } from '../props.ts';
import * as words from '../slab-words.css.ts';
import * as shared from '../two-columns.css.ts';
import { Climb, crossing } from './Climb.tsx';
import { Review } from './Review.tsx';
import { Again, Difficulties, Topics, useOutOf } from './Sides.tsx';
import * as below from './result-details.css.ts';
import * as css from './TestResultScreen.css.ts';

/**
 * How a test went: the climb to the pass mark, what to see again, by topic and difficulty, and every question
 * with its right answer (references `test-result`, `test-result-failed`).
 */
export function TestResultScreen(props: TestResultScreenProps) {
  if (props.state === 'retake') return <Retake {...props} />;
  return (
    <div className={css.wideStage}>
      <DrawnPart id="top" of={props.result} as={Top} />
      <Late count={props.lateCount} />
      <LaterStyles />
      <DrawnPart id="details" of={props.result} as={Details} />
    </div>
  );
}

function Late({ count }: { count: number }) {
  const { t } = useTranslation(['testResult', 'outcome']);
  if (count === 0) return null;
  return (
    <div className={css.notice}>
      <Notice tone="info" live>
        {t('late', { count })}
      </Notice>
    </div>
  );
}

const Top = ({ review: _review, topics: _topics, difficulties: _difficulties, ...verdict }: TestResult) => <Verdict {...verdict} />;

const Details = cachedFragment(function Details({ review, topics, difficulties, ...verdict }: TestResult) {
  const againFirst = verdict.state === 'failed' && verdict.again.length > 0;
  const again =
    verdict.again.length > 0 ? (
      <div className={below.place({ order: 'again' })}>
        <Again again={verdict.again} />
      </div>
    ) : null;
  return (
    <>
      <Notices {...verdict} />
      <Figures {...verdict} />
      <div className={shared.columns}>
        <div className={`${shared.column} ${below.flow}`}>
          {againFirst ? again : null}
          <div className={below.place({ order: 'review' })}>
            <Review review={review} />
          </div>
        </div>
        <div className={`${shared.column} ${below.flow}`}>
          {againFirst ? null : again}
          <div className={below.place({ order: 'topics' })}>
            <Topics topics={topics} />
          </div>
          <div className={below.place({ order: 'difficulties' })}>
            <Difficulties difficulties={difficulties} />
          </div>
        </div>
      </div>
    </>
  );
});

type VerdictProps = Omit<TestResult, 'review' | 'topics' | 'difficulties'>;

const Verdict = cachedFragment(function Verdict(props: VerdictProps) {
  return (
    <Slab labelledBy="verdict" flush>
      <Head {...props} />
      <Climb {...props} />
    </Slab>
  );
});

/** Who passed is led on; who did not, to the lesson that helps most, and not to another try. */
function Head(props: VerdictProps) {
  const { t } = useTranslation(['testResult', 'outcome']);
  const locale = useLocale();
  const passed = props.state === 'passed';
  const count = props.correctCount;
  const numbers = {
    all: formatNumber(locale, props.questionsCount),
    pass: formatNumber(locale, props.passCount),
    question: formatNumber(locale, crossing(props.climb, props.passCount) + 1),
  };
  const [lesson] = props.again;
  const goOn = (
    <Button look={passed || !lesson ? 'cream' : 'creamLine'} to={props.next.href} iconEnd="arrow">
      {t(`next.${props.next.action}`)}
    </Button>
  );
  return (
    <div className={css.verdict}>
      <div className={css.two}>
        <div>
          <Chip tone="cream" icon={passed ? 'check' : 'retry'}>
            {t(passed ? 'passed' : 'failed')}
          </Chip>
          <h1 id="verdict">
            {passed
              ? t('passedTitle', { test: props.title.text })
              : t('failedTitle', { count: Math.max(1, Math.ceil(props.passCount - (props.climb.at(-1) ?? 0))) })}
          </h1>
          <p className={words.slabText}>{passed ? t('passedText', { count, ...numbers }) : t('failedText', { count, ...numbers })}</p>
          {passed ? <p className={words.slabText}>{t(`ending.${props.next.action}`, { title: props.next.title?.text ?? '' })}</p> : null}
          <div className={words.actions}>
            {passed || !lesson ? (
              goOn
            ) : (
              <Button look="cream" to={lesson.href} iconEnd="arrow">
                {t('toLesson')}
              </Button>
            )}
            <Button look="creamLine" to={props.retake}>
              {t('retake')}
            </Button>
          </div>
        </div>
        <p className={css.score}>
          <b>
            <Num>{formatNumber(locale, count)}</Num>
          </b>
          <span>{t('outcome:result.outOf', { count: props.questionsCount })}</span>
        </p>
      </div>
    </div>
  );
}

function Notices({ closedByTime, updatedAt, last, number }: VerdictProps) {
  const { t } = useTranslation(['testResult', 'outcome']);
  const locale = useLocale();
  return (
    <>
      {updatedAt !== null ? (
        <div className={css.notice}>
          <Notice tone="info">{t('updated', { date: formatDate(locale, updatedAt), time: formatTime(locale, updatedAt) })}</Notice>
        </div>
      ) : closedByTime ? (
        <div className={css.notice}>
          <Notice tone="info">{t('closedByTime')}</Notice>
        </div>
      ) : null}
      {last === null ? null : (
        <div className={css.notice}>
          <Notice tone="info">
            <p>{t('older', { number })}</p>
            <Button look="line" compact to={last}>
              {t('toLast')}
            </Button>
          </Notice>
        </div>
      )}
    </>
  );
}

function Figures({ state, timeSpent, number, bestBefore, unansweredCount }: VerdictProps) {
  const { t } = useTranslation(['testResult', 'outcome']);
  const locale = useLocale();
  const outOf = useOutOf();
  return (
    <dl className={css.facts}>
      <div>
        <dt>{t('time')}</dt>
        <dd>{t('outcome:minutesTaken', { count: Math.round(timeSpent / 60) })}</dd>
      </div>
      <div>
        <dt>{t('attempt')}</dt>
        <dd>
          <Num>{formatNumber(locale, number)}</Num>
        </dd>
      </div>
      {state === 'passed' && bestBefore ? (
        <div>
          <dt>{t('bestBefore')}</dt>
          <dd>{outOf(bestBefore)}</dd>
        </div>
      ) : (
        <div>
          <dt>{t('unanswered')}</dt>
          <dd>{t('outcome:countOf', { count: unansweredCount })}</dd>
        </div>
      )}
    </dl>
  );
}

/** Asks once whether to begin again. */
function Retake({ timed, attempt, action, back, pending }: Extract<TestResultScreenProps, { state: 'retake' }>) {
  const { t } = useTranslation(['testResult', 'outcome']);
  return (
    <div className={css.ask}>
      <h1>{t('retakeTitle')}</h1>
      <p>{t('retakeText')}</p>
      {timed ? <p>{t('retakeTimed')}</p> : null}
      <div className={words.actions}>
        <Form action={action} method="post">
          <input type="hidden" name="attempt" value={attempt} />
          <Button name="intent" value="retake" pending={pending}>
            {t('retake')}
          </Button>
        </Form>
        <Button look="quiet" to={back}>
          {t('retakeBack')}
        </Button>
      </div>
    </div>
  );
}
