import { formatPercentage } from '@darb/language';
import { useTranslation } from 'react-i18next';
import {
  Avatar,
  Breadcrumbs,
  Button,
  Card,
  Chip,
  EmptyState,
  Facts,
  Link,
  LocalizedText,
  Notice,
  Num,
  Page,
  PathBar,
  PathTrail,
  Station,
  SubjectTile,
  Tabs,
  useLocale,
} from '../../../ui.ts';
import type { Place } from '../../../navigation.tsx';
import { usePathStops } from '../path-stops.tsx';
import type { AssessmentRow, SubjectScreenProps, SubtopicRow } from '../props.ts';
import * as css from './SubjectScreen.css.ts';

/** A subject: its learning paths, and with `tab=aj` the journey through its assessments. */
export function SubjectScreen(props: SubjectScreenProps) {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const onJourney = props.state === 'journey' || props.state === 'noAssessment';
  return (
    <Page>
      <div>
        <Breadcrumbs
          items={[{ text: <LocalizedText value={props.program} />, to: props.back }, { text: <LocalizedText value={props.title} /> }]}
        />
        <div className={css.head}>
          <div className={css.title}>
            <SubjectTile icon={props.icon} bgColor={props.bgColor} large />
            <h1>
              <LocalizedText value={props.title} />
            </h1>
          </div>
          {props.progressPercentage === null ? null : (
            <div className={css.bar}>
              <PathBar percent={props.progressPercentage} label={t('subject.progress')} />
              <Num>{formatPercentage(locale, props.progressPercentage)}</Num>
            </div>
          )}
          {props.next ? (
            <Button to={props.next.href} iconEnd="arrow">
              {t(props.next.started ? 'subject.continue' : `subject.start.${props.next.type}`)}
            </Button>
          ) : null}
        </div>
      </div>
      <SubjectNotice notice={props.notice} />
      <Tabs
        label={t('subject.tabs')}
        tabs={[
          { to: props.tabs.path, text: t('subject.path'), current: !onJourney },
          { to: props.tabs.journey, text: t('subject.journey'), current: onJourney },
        ]}
      />
      <Content {...props} />
      <Instructors instructors={props.instructors} />
    </Page>
  );
}

function Instructors({ instructors }: Pick<SubjectScreenProps, 'instructors'>) {
  const { t } = useTranslation('catalog');
  if (instructors.length === 0) return null;
  return (
    <section aria-labelledby="instructors-title">
      <h2 id="instructors-title" className={css.instructorsTitle}>
        {t('subject.instructors')}
      </h2>
      <ul className={css.instructors}>
        {instructors.map(({ name, about }) => (
          <li key={name.text} className={css.instructor}>
            <Avatar name={name.text} />
            <span>
              <b>
                <LocalizedText value={name} />
              </b>
              <span className={css.note}>
                <LocalizedText value={about} />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Content(props: SubjectScreenProps) {
  const { t } = useTranslation('catalog');
  switch (props.state) {
    case 'path':
      return (
        <>
          {props.topics.map((topic) => (
            <section key={topic.id} className={css.topic} aria-labelledby={`topic-${topic.id}`}>
              <h2 id={`topic-${topic.id}`}>
                <LocalizedText value={topic.title} />
              </h2>
              <div className={css.subtopics}>
                {topic.subtopics.map((subtopic) => (
                  <Subtopic key={subtopic.id} subtopic={subtopic} />
                ))}
              </div>
            </section>
          ))}
        </>
      );
    case 'emptyPath':
      return (
        <EmptyState
          title={t('subject.emptyTitle')}
          action={
            <Button look="line" to={props.back}>
              {t('subject.otherSubjects')}
            </Button>
          }
        >
          {t('subject.emptyText')}
        </EmptyState>
      );
    case 'journey':
      return (
        <>
          {props.noResults ? <Notice tone="info">{t('subject.noResults')}</Notice> : null}
          <ul>
            {props.assessments.map((assessment) => (
              <li key={assessment.id}>
                <Assessment assessment={assessment} />
              </li>
            ))}
          </ul>
        </>
      );
    case 'tests':
      return <Tests {...props} />;
    case 'noAssessment':
      return (
        <EmptyState
          title={t('subject.noAssessmentTitle')}
          action={props.start ? <Button to={props.start}>{t('subject.start.lesson')}</Button> : undefined}
        >
          {t('subject.noAssessmentText')}
        </EmptyState>
      );
  }
}

function Subtopic({ subtopic }: { subtopic: SubtopicRow }) {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const { stops, at } = usePathStops(subtopic.items);
  return (
    <Card>
      <div className={css.subtopicHead}>
        <h3>
          <LocalizedText value={subtopic.title} />
        </h3>
        {subtopic.progressPercentage === null ? null : (
          <span className={css.share}>
            <Num>{formatPercentage(locale, subtopic.progressPercentage)}</Num>
          </span>
        )}
      </div>
      {stops.length === 0 ? (
        <p className={css.note}>{t('subject.comingSoon')}</p>
      ) : (
        <PathTrail label={subtopic.title.text} stops={stops} at={at} />
      )}
    </Card>
  );
}

const Tests = ({ topics }: Extract<SubjectScreenProps, { state: 'tests' }>) => (
  <div className={css.subtopics}>
    {topics.map((topic) => (
      <TestsOfTopic key={topic.id} {...topic} />
    ))}
  </div>
);

function TestsOfTopic({ id, title, items }: Extract<SubjectScreenProps, { state: 'tests' }>['topics'][number]) {
  const { stops, at } = usePathStops(items);
  return (
    <Card titleId={`topic-${id}`} title={<LocalizedText value={title} />}>
      <PathTrail label={title.text} stops={stops} at={at} />
    </Card>
  );
}

function Assessment({ assessment }: { assessment: AssessmentRow }) {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const { best } = assessment;
  return (
    <Link className={css.row} to={assessment.href}>
      <Station state={best?.result === 'passed' ? 'done' : assessment.locked ? 'locked' : 'todo'} test={assessment.type === 'test'} />
      <span>
        <b>
          <LocalizedText value={assessment.title} />
        </b>
        <span className={css.note}>
          <Facts>
            <span>
              <LocalizedText value={assessment.subtopicTitle} />
            </span>
            {assessment.type === 'test' ? <span>{t('subject.test')}</span> : null}
            <span>{t('subject.questions', { count: assessment.questionsCount })}</span>
            {best ? <span>{t('subject.attempts', { count: best.attempts })}</span> : null}
          </Facts>
        </span>
      </span>
      {best ? (
        <Chip tone={best.result === 'passed' ? 'positive' : 'negative'} icon={best.result === 'passed' ? 'check' : 'retry'}>
          {t(`subject.${best.result}`)} <Num>{formatPercentage(locale, best.percentage)}</Num>
        </Chip>
      ) : (
        <Chip icon={assessment.locked ? 'key' : undefined}>{assessment.locked ? t('path.locked') : t('subject.notTried')}</Chip>
      )}
    </Link>
  );
}

function SubjectNotice({ notice }: { notice: SubjectScreenProps['notice'] }) {
  const { t } = useTranslation('catalog');
  switch (notice?.kind) {
    case undefined:
      return null;
    case 'guest':
      return <Leading to={notice.signUp} action={t('guest.action')} text={t('guest.text')} />;
    case 'otherProgram':
      return (
        <Leading
          to={notice.selectProgram}
          action={t('otherProgram.action')}
          text={t('otherProgram.text')}
          second={notice.checkout === null ? null : { to: notice.checkout, action: t('otherProgram.subscribe') }}
        />
      );
    case 'free':
      return <Leading to={notice.checkout} action={t('free.action')} text={t(notice.testsOnly ? 'free.tests' : 'free.text')} />;
  }
}

interface LeadingProps {
  to: Place;
  action: string;
  text: string;
  second?: { to: Place; action: string } | null;
}

const Leading = ({ to, action, text, second = null }: LeadingProps) => (
  <Notice
    tone="info"
    action={
      <span className={css.ways}>
        <Button look="line" compact to={to}>
          {action}
        </Button>
        {second === null ? null : (
          <Button look="quiet" compact to={second.to}>
            {second.action}
          </Button>
        )}
      </span>
    }
  >
    {text}
  </Notice>
);
