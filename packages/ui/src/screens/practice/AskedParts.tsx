import type { Localized } from '@darb/language';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusAfter } from '../../focus.ts';
import type { Place } from '../../navigation.tsx';
import { Button, Chip, DifficultyWord, Facts, Form, Icon, LocalizedText, Notice, PathStrip, RichText } from '../../ui.ts';
import { useNumberKeys } from '../assessment/number-keys.ts';
import type { AnswerForm, AnswerProps, MarkedProps, QuestionProps } from '../assessment/props.ts';
import * as footCss from '../assessment/QuestionFoot.css.ts';
import { AnswerFields } from '../assessment/QuizScreen/AnswerFields.tsx';
import { MarkedAnswer } from '../assessment/QuizScreen/MarkedAnswer.tsx';
import * as css from '../assessment/QuizScreen/QuizScreen.css.ts';
import { SignedOut } from '../assessment/SignedOut.tsx';
import * as own from './AskedParts.css.ts';
import { stationOf } from './levels.ts';
import type { RoundStation } from './props.ts';

/** One question of several, each of which is marked at once: of a round, of today's five, of a collection. */
interface AskedProps {
  /** What the road is called. */
  label: string;
  stations: RoundStation[];
  /** 1-based. */
  index: number;
  question: QuestionProps;
  subject?: Localized | null;
  /** Links at the foot, beside what comes next. */
  ways: ReactNode;
  unsentCount?: number;
  /** Where to sign in: the session ended, and what waits is sent after it. */
  signIn?: Place | undefined;
}

function Stations({ label, stations, index }: AskedProps) {
  return (
    <div className={css.path}>
      <PathStrip
        label={label}
        compact
        at={index - 1}
        stops={stations.map(({ state, href }, place) => ({
          id: String(place),
          state: stationOf[state],
          ...(state === 'here' ? { mark: place + 1 } : {}),
          to: href ?? undefined,
        }))}
      />
    </div>
  );
}

const About = ({ subject = null, question }: AskedProps) => (
  <p className={css.level}>
    <Facts>
      {subject === null ? null : (
        <span>
          <LocalizedText value={subject} />
        </span>
      )}
      <span>
        <DifficultyWord difficulty={question.difficulty} />
      </span>
    </Facts>
  </p>
);

const Foot = ({ main, children }: { main: ReactNode; children: ReactNode }) => (
  <div className={footCss.foot}>
    <span className={footCss.footMain}>{main}</span>
    <span className={footCss.footRow}>{children}</span>
  </div>
);

/** Comes and goes while answers travel, so it stands below everything that is pressed. */
function Unsent({ unsentCount = 0, signIn }: AskedProps) {
  const { t } = useTranslation('assessment');
  if (signIn === undefined && unsentCount === 0) return null;
  return (
    <div className={css.unsent}>
      {signIn === undefined ? (
        <Notice tone="info" live>
          {t('unsent', { count: unsentCount })}
        </Notice>
      ) : (
        <SignedOut signIn={signIn} />
      )}
    </div>
  );
}

interface AskedQuestionProps extends AskedProps {
  form: AnswerForm;
  given: AnswerProps | null;
  shownAt: string;
  /** What its button says. */
  check: string;
  /** Another question that is open; null for none. */
  next: Place | null;
}

/** A question to answer. Fields: those of `AnswerForm`, `question_id`, `shown_at`; `intent` is `answer`. */
export function AskedQuestion(props: AskedQuestionProps) {
  const { t } = useTranslation('assessment');
  const root = useRef<HTMLDivElement>(null);
  useNumberKeys(root);
  return (
    <div ref={root}>
      <Stations {...props} />
      <Form action={props.form.action} method="post" noValidate key={props.question.id}>
        <input type="hidden" name="question_id" value={props.question.id} />
        <input type="hidden" name="shown_at" value={props.shownAt} />
        <About {...props} />
        <AnswerFields question={props.question} given={props.given} form={props.form} pairs />
        <Foot
          main={
            <Button name="intent" value="answer" pending={props.form.pending}>
              {props.check}
            </Button>
          }
        >
          {props.next === null ? null : (
            <Button look="quiet" compact to={props.next}>
              {t('skip')}
            </Button>
          )}
          {props.ways}
        </Foot>
      </Form>
      <Unsent {...props} />
    </div>
  );
}

function Ask({ question }: AskedProps) {
  useFocusAfter();
  return (
    <h1 className={css.ask}>
      <RichText value={question.stem} />
    </h1>
  );
}

/** A question whose answer waits on this device. */
export function AskedKept(props: AskedProps & { title: string; text: string; main: ReactNode }) {
  return (
    <>
      <Stations {...props} />
      <About {...props} />
      <Ask {...props} />
      <Notice tone="info" title={props.title} live>
        {props.text}
      </Notice>
      <Foot main={props.main}>{props.ways}</Foot>
      <Unsent {...props} />
    </>
  );
}

interface AskedMarkedProps extends AskedProps {
  marked: MarkedProps;
  /** Where it is put into a collection; null where it stands in one. */
  collect: Place | null;
  /** What is said before the answers. */
  before?: ReactNode;
  /** What is said after the explanation. */
  children?: ReactNode;
  main: ReactNode;
}

/** A question that is answered: how it went, what is right, and why. */
export function AskedMarked(props: AskedMarkedProps) {
  const { t } = useTranslation('marks');
  const { isCorrect, points, explanation } = props.marked;
  const partly = !isCorrect && points > 0;
  return (
    <>
      <Stations {...props} />
      <About {...props} />
      <Ask {...props} />
      <p role="status" className={own.verdict}>
        <Chip tone={isCorrect ? 'positive' : partly ? 'caution' : 'negative'} icon={isCorrect ? 'check' : partly ? 'info' : 'close'}>
          {t(isCorrect ? 'right' : partly ? 'partly' : 'notRight')}
        </Chip>
      </p>
      <div className={own.parts}>
        {props.before}
        <MarkedAnswer marked={props.marked} />
        {explanation.parts.length > 0 ? (
          <div className={css.why}>
            <Icon name="info" />
            <div>
              <RichText value={explanation} />
            </div>
          </div>
        ) : null}
        {props.children}
        {props.collect === null ? null : (
          <div>
            <Button look="quiet" compact icon="mark" to={props.collect}>
              {t('collect')}
            </Button>
          </div>
        )}
      </div>
      <Foot main={props.main}>{props.ways}</Foot>
      <Unsent {...props} />
    </>
  );
}
