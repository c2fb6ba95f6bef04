import type { Rich } from '@darb/language';
import { useTranslation } from 'react-i18next';
import { useFocusAfter } from '../../../focus.ts';
import { Breadcrumbs, Button, DifficultyWord, EmptyState, Form, Isolate, Notice, Page, RichText } from '../../../ui.ts';
import { AnswerFields } from '../../assessment/QuizScreen/AnswerFields.tsx';
import { MarkedAnswer } from '../../assessment/QuizScreen/MarkedAnswer.tsx';
import * as css from '../collection.css.ts';
import type { CollectedQuestionScreenProps } from '../props.ts';

/** A question of a collection, to be answered as often as one likes (rule collection 7). */
export function CollectedQuestionScreen(props: CollectedQuestionScreenProps) {
  const { t } = useTranslation('collection');
  const { collection, previous, next } = props;
  return (
    <Page>
      <Breadcrumbs items={[{ text: <Isolate>{collection.name}</Isolate>, to: collection.href }, { text: t('type.question') }]} />
      <Content {...props} />
      <nav className={css.buttons} aria-label={t('questionsOf')}>
        {previous ? (
          <Button look="line" compact to={previous}>
            {t('previous')}
          </Button>
        ) : null}
        {next ? (
          <Button look="line" compact to={next}>
            {t('next')}
          </Button>
        ) : null}
      </nav>
    </Page>
  );
}

function Content(props: CollectedQuestionScreenProps) {
  const { t } = useTranslation('collection');
  switch (props.state) {
    case 'question':
      return (
        <Form action={props.form.action} method="post" noValidate key={props.question.id} className={css.fields}>
          <p className={css.lead}>
            <DifficultyWord difficulty={props.question.difficulty} />
          </p>
          <AnswerFields question={props.question} given={null} form={props.form} />
          <div>
            <Button pending={props.form.pending}>{t('answer')}</Button>
          </div>
        </Form>
      );
    case 'marked': {
      const { marked } = props;
      return (
        <article className={css.fields}>
          <Asked stem={marked.question.stem} />
          <Notice tone={marked.isCorrect ? 'positive' : 'negative'} live>
            {t(marked.isCorrect ? 'right' : marked.points > 0 ? 'partly' : 'wrong')}
          </Notice>
          <MarkedAnswer marked={marked} />
          <section>
            <h2>{t('explanation')}</h2>
            <RichText as="p" value={marked.explanation} />
          </section>
          <div>
            <Button look="line" icon="retry" to={props.again}>
              {t('again')}
            </Button>
          </div>
        </article>
      );
    }
    case 'shut':
      return (
        <EmptyState
          headingLevel={1}
          title={t(`shut.${props.why}`)}
          action={props.subscribe ? <Button to={props.subscribe}>{t('shut.subscribe')}</Button> : null}
        />
      );
  }
}

function Asked({ stem }: { stem: Rich }) {
  useFocusAfter();
  return (
    <h1>
      <RichText value={stem} />
    </h1>
  );
}
