import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Chip, DifficultyWord, Form, Icon, Notice, PathStrip, RichText } from '../../../ui.ts';
import type { Place } from '../../../navigation.tsx';
import { useNumberKeys } from '../../assessment/number-keys.ts';
import * as footCss from '../../assessment/QuestionFoot.css.ts';
import { AnswerFields } from '../../assessment/QuizScreen/AnswerFields.tsx';
import { MarkedAnswer } from '../../assessment/QuizScreen/MarkedAnswer.tsx';
import * as css from '../../assessment/QuizScreen/QuizScreen.css.ts';
import * as own from './RoundScreen.css.ts';
import { SignedOut } from '../../assessment/SignedOut.tsx';
import { levelName, stationOf } from '../levels.ts';
import type { RoundScreenProps, RoundStation } from '../props.ts';

type Asked = Exclude<RoundScreenProps, { state: 'shut' }>;
type In<State extends RoundScreenProps['state']> = Extract<RoundScreenProps, { state: State }>;

/** A round: one question at a time, each answer marked at once with why (rule practice 1). */
export function RoundScreen(props: RoundScreenProps) {
  switch (props.state) {
    case 'question':
      return <QuestionView {...props} />;
    case 'kept':
      return <KeptView {...props} />;
    case 'marked':
      return <MarkedView {...props} />;
    case 'shut':
      return <ShutView {...props} />;
  }
}

/** The questions of the round, on the road; the level's name stands at its head. */
function Stations({ level, stations, index }: { level: number; stations: RoundStation[]; index: number }) {
  const { t } = useTranslation('practice');
  return (
    <div className={css.path}>
      <PathStrip
        label={t('round.of', { level: t(`levels.${levelName(level)}`) })}
        compact
        at={index - 1}
        stops={stations.map(({ state, href }, place) => ({
          id: String(place),
          state: stationOf[state],
          ...(state === 'here' ? { mark: place + 1 } : {}),
          to: href,
        }))}
      />
    </div>
  );
}

/** Comes and goes while answers travel, so it stands below everything that is pressed. */
function Unsent({ unsentCount, signIn }: Pick<Asked, 'unsentCount' | 'signIn'>) {
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

function Head({ question, chip }: { question: Asked['question']; chip: ReactNode }) {
  return (
    <>
      <p className={css.level}>
        <DifficultyWord difficulty={question.difficulty} />
      </p>
      <h1 className={css.ask}>
        <RichText value={question.stem} />
      </h1>
      {chip}
    </>
  );
}

function Foot({ main, skip = null, progress }: { main: ReactNode; skip?: Place | null; progress: Place }) {
  const { t } = useTranslation('assessment');
  return (
    <div className={footCss.foot}>
      <span className={footCss.footMain}>{main}</span>
      <span className={footCss.footRow}>
        {skip === null ? null : (
          <Button look="quiet" compact to={skip}>
            {t('skip')}
          </Button>
        )}
        <Button look="quiet" compact to={progress}>
          {t('later')}
        </Button>
      </span>
    </div>
  );
}

function QuestionView(props: In<'question'>) {
  const { t } = useTranslation('practice');
  const root = useRef<HTMLDivElement>(null);
  useNumberKeys(root);
  return (
    <div ref={root}>
      <Stations {...props} />
      <Form action={props.form.action} method="post" noValidate key={props.question.id}>
        <input type="hidden" name="question_id" value={props.question.id} />
        <input type="hidden" name="shown_at" value={props.shownAt} />
        <p className={css.level}>
          <DifficultyWord difficulty={props.question.difficulty} />
        </p>
        <AnswerFields question={props.question} given={props.given} form={props.form} pairs />
        <Foot
          main={
            <Button name="intent" value="answer" pending={props.form.pending}>
              {t('round.check')}
            </Button>
          }
          skip={props.next}
          progress={props.progress}
        />
      </Form>
      <Unsent {...props} />
    </div>
  );
}

function KeptView(props: In<'kept'>) {
  const { t } = useTranslation('practice');
  return (
    <>
      <Stations {...props} />
      <Head
        question={props.question}
        chip={
          <Notice tone="info" title={t('round.kept.title')} live>
            {t('round.kept.text')}
          </Notice>
        }
      />
      <Foot
        main={
          props.next === null ? null : (
            <Button to={props.next} iconEnd="arrow">
              {t('round.next')}
            </Button>
          )
        }
        progress={props.progress}
      />
      <Unsent {...props} />
    </>
  );
}

function MarkedView(props: In<'marked'>) {
  const { t } = useTranslation(['practice', 'outcome']);
  const { isCorrect, points, explanation } = props.marked;
  const partly = !isCorrect && points > 0;
  return (
    <>
      <Stations {...props} />
      <Head
        question={props.question}
        chip={
          <p role="status" className={own.verdict}>
            <Chip tone={isCorrect ? 'positive' : partly ? 'caution' : 'negative'} icon={isCorrect ? 'check' : partly ? 'info' : 'close'}>
              {t(isCorrect ? 'outcome:result.right' : partly ? 'outcome:result.partly' : 'outcome:result.notRight')}
            </Chip>
          </p>
        }
      />
      <div className={css.reviews}>
        <div className={css.review}>
          {props.isEarlier ? <Notice tone="info">{t('round.earlier')}</Notice> : null}
          <MarkedAnswer marked={props.marked} />
          {explanation.parts.length > 0 ? (
            <div className={css.why}>
              <Icon name="info" />
              <div>
                <RichText value={explanation} />
              </div>
            </div>
          ) : null}
          {isCorrect || props.level === 6 ? null : <p className={css.hint}>{t('round.comesBack')}</p>}
        </div>
      </div>
      <Foot
        main={
          <Button to={props.next ?? props.completed} iconEnd="arrow">
            {t(props.next === null ? 'round.finish' : 'round.next')}
          </Button>
        }
        progress={props.progress}
      />
      <Unsent {...props} />
    </>
  );
}

function ShutView({ level, checkout, progress }: In<'shut'>) {
  const { t } = useTranslation('practice');
  return (
    <>
      <h1>{t('round.shut.title', { level: t(`levels.${levelName(level)}`) })}</h1>
      <p className={own.text}>{t(checkout === null ? 'round.shut.textPlain' : 'round.shut.text')}</p>
      <div className={footCss.foot}>
        {checkout === null ? null : (
          <span className={footCss.footMain}>
            <Button to={checkout} icon="key">
              {t('round.shut.action')}
            </Button>
          </span>
        )}
        <span className={footCss.footRow}>
          <Button look="quiet" to={progress}>
            {t('round.shut.back')}
          </Button>
        </span>
      </div>
    </>
  );
}
