import { useTranslation } from 'react-i18next';
import { Breadcrumbs, Button, Chip, EmptyState, LocalizedText, Notice, Page } from '../../../ui.ts';
import { RowLink, Rows } from '../../RowLink/RowLink.tsx';
import type { ExploreScreenProps } from '../props.ts';
import * as css from './ExploreScreen.css.ts';

/** The programs of a country, and the subjects of a program: the way into everything. */
export function ExploreScreen(props: ExploreScreenProps) {
  const { t } = useTranslation('catalog');
  switch (props.state) {
    case 'programs':
      return (
        <Page>
          <div>
            <h1>{t('explore.programs.title')}</h1>
            <p className={css.lead}>{t('explore.programs.lead', { country: props.countryName })}</p>
          </div>
          <Rows>
            {props.programs.map((program) => (
              <RowLink
                key={program.id}
                to={program.href}
                title={program.title}
                chip={program.mine ? <Chip tone="own">{t('explore.mine')}</Chip> : null}
                counts={[
                  t('explore.subjects', { count: program.subjectsCount }),
                  ...(program.lessonsCount > 0 ? [t('explore.lessons', { count: program.lessonsCount })] : []),
                  ...(program.testsCount > 0 ? [t('explore.tests', { count: program.testsCount })] : []),
                ]}
              />
            ))}
          </Rows>
        </Page>
      );
    case 'noPrograms':
      return (
        <Page>
          <EmptyState
            headingLevel={1}
            title={t('explore.noPrograms.title', { country: props.countryName })}
            action={<Button to={props.everywhere}>{t('explore.noPrograms.action')}</Button>}
          >
            {t('explore.noPrograms.text')}
          </EmptyState>
        </Page>
      );
    case 'noSubjects':
      return (
        <Page>
          <EmptyState
            headingLevel={1}
            title={<LocalizedText value={props.program} />}
            action={<Button to={props.back}>{t('explore.back')}</Button>}
          >
            {t('explore.noSubjects')}
          </EmptyState>
        </Page>
      );
    case 'subjects':
      return <Subjects {...props} />;
  }
}

function Subjects(props: Extract<ExploreScreenProps, { state: 'subjects' }>) {
  const { t } = useTranslation('catalog');
  return (
    <Page>
      <div>
        <Breadcrumbs items={[{ text: t('explore.programs.title'), to: props.back }, { text: <LocalizedText value={props.program} /> }]} />
        <h1>
          <LocalizedText value={props.program} />
        </h1>
        <p className={css.lead}>{t(props.testsOnly ? 'explore.testsLead' : 'explore.subjectsLead')}</p>
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
      <Rows columns={2}>
        {props.subjects.map((subject) => (
          <RowLink
            key={subject.id}
            to={subject.href}
            title={subject.title}
            tile={subject}
            counts={[
              ...(subject.lessonsCount > 0
                ? [t('explore.lessons', { count: subject.lessonsCount }), t('explore.quizzes', { count: subject.quizzesCount })]
                : []),
              ...(subject.testsCount > 0 ? [t('explore.tests', { count: subject.testsCount })] : []),
            ]}
          />
        ))}
      </Rows>
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
    </Page>
  );
}
