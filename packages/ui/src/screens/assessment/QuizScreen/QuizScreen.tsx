import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, DifficultyWord, ErrorState, Form, Notice, PathStrip, cachedFragment, useAnswerErrorText } from '../../../ui.ts';
import type { QuizScreenProps, StationState } from '../props.ts';
import type { Place } from '../../../navigation.tsx';
import { useNumberKeys } from '../number-keys.ts';
import { QuestionFoot } from '../QuestionFoot.tsx';
import * as footCss from '../QuestionFoot.css.ts';
import { SignedOut } from '../SignedOut.tsx';
import { AnswerFields } from './AnswerFields.tsx';
import * as css from './QuizScreen.css.ts';

/** A quiz: one question at a time, and handing in (reference `quiz`). `QuizResult` shows what came of it. */
export function QuizScreen(props: Exclude<QuizScreenProps, { state: 'result' }>) {
  const { t } = useTranslation('quiz');
  const errorText = useAnswerErrorText();
  switch (props.state) {
    case 'question':
      return <QuestionView {...props} />;
    case 'review':
      return <ReviewView {...props} />;
    case 'error':
      return (
        <ErrorState headingLevel={1} title={t('error')} retry={props.retry}>
          {errorText(props.problem)}
        </ErrorState>
      );
  }
}

const Stations = cachedFragment(function Stations({
  stations,
  label,
}: {
  stations: { state: StationState; href: Place }[];
  label: string;
}) {
  const answered = stations.filter(({ state }) => state === 'answered').length;
  const here = stations.findIndex(({ state }) => state === 'here');
  return (
    <div className={css.path}>
      <PathStrip
        label={label}
        compact
        at={here >= 0 ? here : answered === stations.length ? stations.length : answered - 1}
        stops={stations.map(({ state, href }, index) => ({
          id: String(index),
          state: state === 'answered' ? 'done' : state === 'here' ? 'here' : 'todo',
          ...(state === 'here' ? { mark: index + 1 } : {}),
          to: href,
        }))}
      />
    </div>
  );
});

/**
 * Comes and goes while answers travel, so it stands below everything that is pressed: nothing may move
 * under a finger.
 */
function Unsent({ count, signIn }: { count: number; signIn?: Place }) {
  const { t } = useTranslation('assessment');
  if (signIn)
    return (
      <div className={css.unsent}>
        <SignedOut signIn={signIn} />
      </div>
    );
  return count === 0 ? null : (
    <div className={css.unsent}>
      <Notice tone="info" live>
        {t('unsent', { count })}
      </Notice>
    </div>
  );
}

function QuestionView(props: Extract<QuizScreenProps, { state: 'question' }>) {
  const { t } = useTranslation('assessment');
  const form = useRef<HTMLDivElement>(null);
  useNumberKeys(form);
  return (
    <div ref={form}>
      <Stations stations={props.stations} label={t('questionOf', { index: props.index, count: props.count })} />
      <Form action={props.form.action} method="post" noValidate key={props.question.id}>
        <input type="hidden" name="question_id" value={props.question.id} />
        <p className={css.level}>
          <DifficultyWord difficulty={props.question.difficulty} />
        </p>
        <AnswerFields question={props.question} given={props.given} form={props.form} />
        <QuestionFoot
          pending={props.form.pending}
          action={t(props.isLast ? 'confirmLast' : 'confirm')}
          previous={props.previous}
          later={props.later}
        />
      </Form>
      <Unsent count={props.unsentCount} {...(props.signIn ? { signIn: props.signIn } : {})} />
    </div>
  );
}

function ReviewView(props: Extract<QuizScreenProps, { state: 'review' }>) {
  const { t } = useTranslation(['quiz', 'assessment']);
  const errorText = useAnswerErrorText();
  return (
    <>
      <Stations stations={props.stations} label={t('review.title')} />
      <h1>{t('review.title')}</h1>
      <p className={css.hint}>
        {props.openQuestions.length === 0 ? t('review.complete') : t('review.open', { count: props.openQuestions.length })}
      </p>
      {props.openQuestions.length > 0 ? (
        <ul className={css.openList}>
          {props.openQuestions.map(({ number, href }) => (
            <li key={number}>
              <Button look="line" compact to={href}>
                {t('assessment:questionNumber', { number })}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {props.form.problem ? (
        <Notice tone="negative" live>
          {errorText(props.form.problem)}
        </Notice>
      ) : null}
      <Form action={props.form.action} method="post">
        <div className={footCss.foot}>
          <span className={footCss.footMain}>
            <Button name="intent" value="submit" pending={props.form.pending}>
              {t('review.submit')}
            </Button>
          </span>
          <span className={footCss.footRow}>
            <Button look="quiet" compact to={props.later}>
              {t('assessment:later')}
            </Button>
          </span>
        </div>
      </Form>
      <Unsent count={props.unsentCount} {...(props.signIn ? { signIn: props.signIn } : {})} />
    </>
  );
}
