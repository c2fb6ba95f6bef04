import { formatNumber, formatTime } from '@darb/language';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cachedFragment } from '../../../fragment-cache.tsx';
import { Arch, Breadcrumbs, Button, DrawnPart, Dunes, Form, LocalizedText, Num, Page, Slab, useLocale } from '../../../ui.ts';
import type { TestCoverScreenProps } from '../props.ts';
import * as words from '../slab-words.css.ts';
import * as shared from '../two-columns.css.ts';
import { CoverDetails } from './CoverDetails.tsx';
import { LessonRoad, QuestionRoad } from './CoverRoad.tsx';
import * as css from './TestCoverScreen.css.ts';

type Begun<State> = Extract<TestCoverScreenProps, { state: State }>;
type BeginProps = Pick<Begun<'begin'>, 'title' | 'lessons' | 'questionsCount' | 'passCount' | 'minutes' | 'action' | 'number' | 'pending'>;

/** What it begins with: nothing of what came before, so that many students get the same. */
const beginOf = ({ title, lessons, questionsCount, passCount, minutes, action, number, pending }: BeginProps): BeginProps => ({
  ...{ title, lessons, questionsCount, passCount },
  ...{ minutes, action, number, pending },
});

/** What stands before a test: what it asks, how it went so far, and the one button that begins or goes on. */
export function TestCoverScreen(props: TestCoverScreenProps) {
  return (
    <Page>
      <Crumbs crumbs={props.crumbs} />
      <div>
        <Slab labelledBy="cover" flush>
          {props.state === 'begin' ? (
            <div className={css.goal} style={{ inlineSize: `${600 / (Math.min(props.lessons.length, 5) + 1)}%` }}>
              <Arch />
            </div>
          ) : null}
          <Dunes />
          {props.state === 'begin' ? <Begin {...beginOf(props)} /> : <Continue {...props} />}
        </Slab>
        <DrawnPart id="details" className={shared.columns} of={props.details} as={CoverDetails} />
      </div>
    </Page>
  );
}

const Crumbs = cachedFragment(function Crumbs({ crumbs }: Pick<TestCoverScreenProps, 'crumbs'>) {
  const { t } = useTranslation(['testCover', 'outcome']);
  return (
    <Breadcrumbs
      items={[...crumbs.map(({ title, href }) => ({ text: <LocalizedText value={title} />, to: href })), { text: t('eyebrow') }]}
    />
  );
});

const Figure = ({ value, children }: { value: number; children: ReactNode }) => {
  const locale = useLocale();
  return (
    <div>
      <dt>{children}</dt>
      <dd>
        <Num>{formatNumber(locale, value)}</Num>
      </dd>
    </div>
  );
};

const Begin = cachedFragment(function Begin(props: BeginProps) {
  const { t } = useTranslation(['testCover', 'outcome']);
  const [first, last] = [props.lessons[0], props.lessons.at(-1)];
  const { minutes } = props;
  return (
    <>
      <div className={css.head}>
        <p className={css.eyebrow}>{t('eyebrow')}</p>
        <h1 id="cover">
          <LocalizedText value={props.title} />
        </h1>
        <p className={words.slabText}>
          {first && last && first !== last ? t('lead', { first: first.title.text, last: last.title.text }) : t('leadPlain')}
        </p>
        <dl className={css.figures}>
          <Figure value={props.questionsCount}>{t('questions', { count: props.questionsCount })}</Figure>
          {minutes ? (
            <Figure value={minutes.count}>{t(minutes.kind === 'limit' ? 'minutes' : 'suggested', { count: minutes.count })}</Figure>
          ) : null}
          <Figure value={props.passCount}>{t('passCount', { count: props.passCount })}</Figure>
        </dl>
        <div className={words.actions}>
          <Form action={props.action} method="post">
            <Button look="cream" name="intent" value="begin" iconEnd="arrow" pending={props.pending}>
              {props.number === 1 ? t('begin') : t('beginAgain', { number: props.number })}
            </Button>
          </Form>
        </div>
      </div>
      <LessonRoad lessons={props.lessons} />
    </>
  );
});

function Continue(props: Begun<'continue'>) {
  const { t } = useTranslation(['testCover', 'outcome']);
  const locale = useLocale();
  const countOf = (wanted: 'answered' | 'skipped') => props.questions.filter((state) => state === wanted).length;
  return (
    <>
      <div className={css.head}>
        <p className={css.eyebrow}>{t('eyebrowOpen')}</p>
        <h1 id="cover">
          <LocalizedText value={props.title} />
        </h1>
        <p className={words.slabText}>{t('openLead', { number: props.here })}</p>
        {props.endsAt === null ? null : <p className={words.slabText}>{t('endsAt', { time: formatTime(locale, props.endsAt) })}</p>}
        <dl className={css.figures}>
          <Figure value={countOf('answered')}>{t('answered', { count: countOf('answered') })}</Figure>
          <Figure value={countOf('skipped')}>{t('skipped')}</Figure>
          {props.minutesLeft === null ? null : <Figure value={props.minutesLeft}>{t('minutesLeft', { count: props.minutesLeft })}</Figure>}
        </dl>
        <div className={words.actions}>
          <Button look="cream" to={props.to} iconEnd="arrow">
            {t('continue', { number: props.here })}
          </Button>
          <Button look="creamLine" to={props.handIn}>
            {t('handIn')}
          </Button>
        </div>
      </div>
      <QuestionRoad questions={props.questions} here={props.here} />
    </>
  );
}
