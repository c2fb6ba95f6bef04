import { lazy, Suspense, useRef, useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeptFocus } from '../../../focus.ts';
import { useHydrated } from '../../../hydrated.ts';
import { twoColumns } from '../../../theme/media.ts';
import { Button, DialogPage, DifficultyWord, Form, Icon, IconButton, Notice, useAnswerErrorText } from '../../../ui.ts';
import { useNumberKeys } from '../number-keys.ts';
import { AnswerFields } from '../QuizScreen/AnswerFields.tsx';
import type { TestScreenProps } from '../props.ts';
import { QuestionFoot } from '../QuestionFoot.tsx';
import { SignedOut } from '../SignedOut.tsx';
import { HandIn, useHandInText } from './HandIn.tsx';
import { HandInPart } from './HandInPart.tsx';
import { AllQuestions, NearQuestions } from './Overview.tsx';
import type { TestDialogProps } from './TestDialog.tsx';
import { SealedView } from './SealedView.tsx';
import { TimeLeft } from './TimeLeft.tsx';
import * as css from './TestScreen.css.ts';

type In<State extends TestScreenProps['state']> = Extract<TestScreenProps, { state: State }>;

/** A test: one question at a time, all of them in view, handing in (references `test…`). */
export function TestScreen(props: TestScreenProps) {
  switch (props.state) {
    case 'question':
      return <QuestionView {...props} />;
    case 'submit':
      return <SubmitView {...props} />;
    case 'closed':
      return <ClosedView {...props} />;
    case 'sealed':
      return <SealedView {...props} />;
  }
}

const fetchDialog = () => import('./TestDialog.tsx');
const TestDialog = lazy(fetchDialog);

/**
 * What is shown above the question at `index`, and what a link does to show it: its page is opened where the
 * dialog cannot be fetched, as without a connection.
 */
function useDialog(index: number) {
  const [dialog, setDialog] = useState<{ shown: TestDialogProps['shown']; index: number } | null>(null);
  const isPassing = useRef(false);
  const show = (shown: TestDialogProps['shown']) => (event: MouseEvent<HTMLAnchorElement>) => {
    if (isPassing.current) return void (isPassing.current = false);
    event.preventDefault();
    const link = event.currentTarget;
    fetchDialog().then(
      () => setDialog({ shown, index }),
      () => {
        isPassing.current = true;
        link.click();
      },
    );
  };
  return { shown: dialog?.index === index ? dialog.shown : null, show, close: () => setDialog(null) };
}

/** Stands below everything that is pressed: it comes and goes while answers travel. */
function Kept({ count, signIn }: { count: number; signIn: string | undefined }) {
  const { t } = useTranslation(['test', 'assessment']);
  if (signIn)
    return (
      <div className={css.kept}>
        <SignedOut signIn={signIn} />
      </div>
    );
  return (
    <p className={css.keptLine} role="status">
      {count === 0 ? null : (
        <span className={css.keptWords}>
          <Icon name="device" small />
          <span>{t('kept', { count })}</span>
        </span>
      )}
    </p>
  );
}

function QuestionView(props: In<'question'>) {
  const { t } = useTranslation(['test', 'assessment']);
  const root = useRef<HTMLDivElement>(null);
  useNumberKeys(root);
  const isHydrated = useHydrated();
  const [hasPanel, setPanel] = useState(true);
  useKeptFocus(hasPanel);
  const dialog = useDialog(props.index);
  const { questions, question, form, index } = props;
  const here = index - 1;
  const showAll = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!window.matchMedia(twoColumns).matches) return dialog.show('overview')(event);
    event.preventDefault();
    setPanel(true);
  };
  const flagged = questions[here]?.flagged ?? false;
  return (
    <div className={hasPanel ? css.withPanel : undefined}>
      <TimeLeft minutes={props.minutesLeft} said={props.timeSaid} />
      <div ref={root}>
        <div className={css.near({ hasPanel })}>
          <NearQuestions questions={questions} here={here} />
          <Button look="quiet" compact icon="grid" to={props.handIn} onClick={showAll} aria-haspopup="dialog">
            {t('all')}
          </Button>
        </div>
        <Form action={form.action} method="post" noValidate key={`${question.id} ${JSON.stringify(props.given)}`}>
          <input type="hidden" name="attempt" value={props.attempt} />
          <input type="hidden" name="question_id" value={question.id} />
          {/* Enter in a field presses the first button of its form */}
          <button className={css.enter} name="intent" value="answer" tabIndex={-1} aria-hidden="true" />
          <div className={css.head}>
            <span>
              <DifficultyWord difficulty={question.difficulty} />
            </span>
            <Button look="quiet" compact icon="mark" name="intent" value={flagged ? 'unflag' : 'flag'} aria-pressed={flagged}>
              {t('flag')}
            </Button>
          </div>
          <AnswerFields question={question} given={props.given} form={form} pairs />
          <QuestionFoot pending={form.pending} action={t('save')} previous={props.previous} later={props.later} />
        </Form>
        <Kept count={props.unsentCount} signIn={props.signIn} />
      </div>
      {hasPanel ? (
        <aside className={css.panel} aria-labelledby="all-questions">
          <header className={css.panelHead}>
            <h2 id="all-questions">{t('all')}</h2>
            {isHydrated ? <IconButton icon="close" label={t('closeAll')} onClick={() => setPanel(false)} /> : null}
          </header>
          <AllQuestions questions={questions} here={here} />
          <HandInPart questions={questions} to={props.handIn} onHandIn={dialog.show('handIn')} />
        </aside>
      ) : null}
      {dialog.shown ? (
        <Suspense>
          <TestDialog
            shown={dialog.shown}
            attempt={props.attempt}
            questions={questions}
            here={here}
            form={form}
            problem={props.handInProblem}
            back={questions[here]?.href ?? props.handIn}
            handIn={props.handIn}
            onClose={dialog.close}
            onHandIn={dialog.show('handIn')}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

function SubmitView(props: In<'submit'>) {
  const { t } = useTranslation(['test', 'assessment']);
  const { questions } = props;
  const text = useHandInText(questions);
  return (
    <div className={css.withPanel}>
      <TimeLeft minutes={props.minutesLeft} said={props.timeSaid} />
      <div>
        <DialogPage title={t('handIn.title')} description={text}>
          <HandIn
            attempt={props.attempt}
            questions={questions}
            form={props.form}
            problem={props.handInProblem}
            back={questions.at(-1)?.href ?? props.later}
          />
        </DialogPage>
        <Kept count={props.unsentCount} signIn={props.signIn} />
      </div>
      <aside className={css.lyingPanel} aria-labelledby="all-questions">
        <h2 id="all-questions">{t('all')}</h2>
        <AllQuestions questions={questions} here={null} />
        <Button wide look="quiet" to={props.later}>
          {t('assessment:later')}
        </Button>
      </aside>
    </div>
  );
}

function ClosedView({ attempt, isSending, unsentCount, form, signIn }: In<'closed'>) {
  const { t } = useTranslation(['test', 'assessment']);
  const errorText = useAnswerErrorText();
  return (
    <>
      <DialogPage title={t('over.title')} description={t(isSending ? 'over.sending' : 'over.waiting')}>
        {form.problem && !isSending ? (
          <Notice tone="negative" live>
            {errorText(form.problem)}
          </Notice>
        ) : null}
        <Form action={form.action} method="post">
          <input type="hidden" name="attempt" value={attempt} />
          <Button wide name="intent" value="submit" pending={isSending}>
            {t('over.action')}
          </Button>
        </Form>
      </DialogPage>
      <Kept count={unsentCount} signIn={signIn} />
    </>
  );
}
