import { formatNumber, formatPercentage } from '@darb/language';
import { useTranslation } from 'react-i18next';
import { Button, Card, Chip, ErrorState, Link, LocalizedText, Num, PathBar, SubjectTile, cachedFragment, useLocale } from '../../../ui.ts';
import type { Place } from '../../../navigation.tsx';
import type { DashboardScreenProps, SubjectProgressRow } from '../props.ts';
import { ContinueSlab, continueOf } from './ContinueSlab.tsx';
import * as css from './DashboardScreen.css.ts';
import { WeekCard } from './WeekCard.tsx';

/** A student's first page: where they stopped, their subjects, their week (reference `dashboard`). */
export function DashboardScreen(props: DashboardScreenProps) {
  const { t } = useTranslation('progress');
  if (props.state === 'error') return <ErrorState headingLevel={1} title={t('dashboard.error')} retry={props.retry} />;
  return (
    <>
      <div className={css.greet}>
        <div>
          <h1>
            {t('dashboard.hello')} <bdi>{props.name}</bdi>
          </h1>
          <p>{t(`dashboard.lead.${leadOf(props)}`)}</p>
        </div>
        {props.streakDays > 1 ? (
          <Chip tone="reward" icon="sun">
            {t('dashboard.streak', { count: props.streakDays })}
          </Chip>
        ) : null}
      </div>
      <Continue {...continueOf(props)} />
      <div className={css.dash}>
        <div className={css.column}>
          <Card titleId="subjects-title" title={t('dashboard.subjects')} action={{ to: props.explore, text: t('dashboard.allSubjects') }}>
            {props.subjects.length === 0 ? <p className={css.soft}>{t('dashboard.noSubjects')}</p> : <Subjects subjects={props.subjects} />}
          </Card>
          <Facts facts={props.facts} />
        </div>
        <div className={css.column}>
          {props.today === null ? null : <TodayCard {...props.today} />}
          <WeekCard week={props.week} />
          {props.checkout === null ? null : <KeyCard checkout={props.checkout} testsOnly={props.testsOnly} />}
        </div>
      </div>
    </>
  );
}

type Shown = Exclude<DashboardScreenProps, { state: 'error' }>;

/** The one sentence below the name: a test is spoken of in other words than a lesson. */
function leadOf(props: Shown) {
  if (props.state === 'finished') return 'finished';
  const type = props.state === 'fresh' ? props.start?.type : props.step.type;
  if (props.state === 'fresh') return type === 'test' ? 'freshTest' : 'fresh';
  return type === 'test' ? 'test' : 'continue';
}

const Continue = cachedFragment(ContinueSlab);

const Facts = cachedFragment(function Facts({ facts }: Pick<DashboardScreenProps, 'facts'>) {
  const { t } = useTranslation('progress');
  const locale = useLocale();
  return (
    <Card>
      <dl className={css.facts}>
        {(['watchedLessons', 'correctQuestions', 'attemptedQuizzes', 'attemptedTests'] as const).map((fact) => (
          <div key={fact}>
            <dt>{t(`dashboard.facts.${fact}`, { count: facts[fact] })}</dt>
            <dd>
              <Num>{formatNumber(locale, facts[fact])}</Num>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
});

const TodayCard = cachedFragment(function TodayCard({ openCount, isDone, href }: NonNullable<DashboardScreenProps['today']>) {
  const { t } = useTranslation('progress');
  return (
    <Card titleId="today-title" title={t('dashboard.today.title')}>
      <div className={css.keyCard}>
        <p className={css.soft}>
          {openCount > 0 ? t('dashboard.today.open', { count: openCount }) : t(`dashboard.today.${isDone ? 'done' : 'rest'}`)}
        </p>
        <Button look={openCount > 0 ? 'primary' : 'line'} wide to={href}>
          {t(openCount > 0 ? 'dashboard.today.action' : 'dashboard.today.look')}
        </Button>
      </div>
    </Card>
  );
});

const KeyCard = cachedFragment(function KeyCard({ checkout, testsOnly }: { checkout: Place; testsOnly: boolean }) {
  const { t } = useTranslation('progress');
  return (
    <Card titleId="key-title" title={t('dashboard.key.title')}>
      <div className={css.keyCard}>
        <p className={css.soft}>{t(testsOnly ? 'dashboard.key.tests' : 'dashboard.key.text')}</p>
        <Button look="line" wide icon="key" to={checkout}>
          {t('dashboard.key.action')}
        </Button>
      </div>
    </Card>
  );
});

const Subjects = ({ subjects }: { subjects: SubjectProgressRow[] }) => (
  <ul>
    {subjects.map((subject) => (
      <Subject key={subject.id} {...subject} />
    ))}
  </ul>
);

const Subject = cachedFragment(function Subject(subject: SubjectProgressRow) {
  const { t } = useTranslation('progress');
  const locale = useLocale();
  return (
    <li>
      <Link className={css.row} to={subject.href}>
        <span className={css.tile}>
          <SubjectTile icon={subject.icon} bgColor={subject.bgColor} />
        </span>
        <span className={css.name}>
          <b>
            <LocalizedText value={subject.title} />
          </b>
          <span className={css.next}>
            {subject.next ? (
              <>
                {t('dashboard.next')} <LocalizedText value={subject.next} />
              </>
            ) : (
              t('dashboard.allDone')
            )}
          </span>
        </span>
        <PathBar percent={subject.progressPercentage} />
        <span className={css.percent}>
          <Num>{formatPercentage(locale, subject.progressPercentage)}</Num>
        </span>
      </Link>
    </li>
  );
});
