import { useTranslation } from 'react-i18next';
import { Breadcrumbs, Button, Chip, EmptyState, Icon, Link, LocalizedText, Notice, SubjectTile } from '../../../ui.ts';
import type { ExploreScreenProps } from '../props.ts';
import * as css from './ExploreScreen.css.ts';

/** The programs of a country, and the subjects of a program: the way into everything. */
export function ExploreScreen(props: ExploreScreenProps) {
  const { t } = useTranslation('catalog');
  switch (props.state) {
    case 'programs':
      return (
        <div className={css.page}>
          <div>
            <h1>{t('explore.programs.title')}</h1>
            <p className={css.lead}>{t('explore.programs.lead', { country: props.countryName })}</p>
          </div>
          <ul className={css.list}>
            {props.programs.map((program) => (
              <li key={program.id}>
                <Link className={css.row} to={program.href}>
                  <span>
                    <span className={css.nameLine}>
                      <b>
                        <LocalizedText value={program.title} />
                      </b>
                      {program.mine ? <Chip tone="own">{t('explore.mine')}</Chip> : null}
                    </span>
                    <span className={css.counts}>
                      <span>{t('explore.subjects', { count: program.subjectsCount })}</span>
                      <span>{t('explore.lessons', { count: program.lessonsCount })}</span>
                    </span>
                  </span>
                  <span className={css.chevron}>
                    <Icon name="chev" />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      );
    case 'noPrograms':
      return (
        <div className={css.page}>
          <EmptyState
            headingLevel={1}
            title={t('explore.noPrograms.title', { country: props.countryName })}
            action={<Button to={props.everywhere}>{t('explore.noPrograms.action')}</Button>}
          >
            {t('explore.noPrograms.text')}
          </EmptyState>
        </div>
      );
    case 'noSubjects':
      return (
        <div className={css.page}>
          <EmptyState
            headingLevel={1}
            title={<LocalizedText value={props.program} />}
            action={<Button to={props.back}>{t('explore.back')}</Button>}
          >
            {t('explore.noSubjects')}
          </EmptyState>
        </div>
      );
    case 'subjects':
      return <Subjects {...props} />;
  }
}

function Subjects(props: Extract<ExploreScreenProps, { state: 'subjects' }>) {
  const { t } = useTranslation('catalog');
  return (
    <div className={css.page}>
      <div>
        <Breadcrumbs items={[{ text: t('explore.programs.title'), to: props.back }, { text: <LocalizedText value={props.program} /> }]} />
        <h1>
          <LocalizedText value={props.program} />
        </h1>
        <p className={css.lead}>{t('explore.subjectsLead')}</p>
      </div>
      {props.otherProgram ? (
        <Notice
          tone="info"
          action={
            <Button look="line" compact to={props.otherProgram.selectProgram}>
              {t('otherProgram.action')}
            </Button>
          }
        >
          {t('otherProgram.text')}
        </Notice>
      ) : null}
      <ul className={css.subjects}>
        {props.subjects.map((subject) => (
          <li key={subject.id}>
            <Link className={css.subject} to={subject.href}>
              <SubjectTile icon={subject.icon} bgColor={subject.bgColor} large />
              <span>
                <b>
                  <LocalizedText value={subject.title} />
                </b>
                <span className={css.counts}>
                  <span>{t('explore.lessons', { count: subject.lessonsCount })}</span>
                  <span>{t('explore.quizzes', { count: subject.quizzesCount })}</span>
                </span>
              </span>
              <span className={css.chevron}>
                <Icon name="chev" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {props.signUp ? (
        <Notice
          tone="info"
          action={
            <Button compact to={props.signUp}>
              {t('guest.action')}
            </Button>
          }
        >
          {t('guest.text')}
        </Notice>
      ) : null}
    </div>
  );
}
