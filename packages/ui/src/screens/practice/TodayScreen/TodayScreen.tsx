import { formatDate } from '@darb/language';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Card, Chip, DifficultyWord, Facts, Form, Icon, LocalizedText, PathStrip, RichText, useLocale } from '../../../ui.ts';
import { useNumberKeys } from '../../assessment/number-keys.ts';
import * as footCss from '../../assessment/QuestionFoot.css.ts';
import { AnswerFields } from '../../assessment/QuizScreen/AnswerFields.tsx';
import { MarkedAnswer } from '../../assessment/QuizScreen/MarkedAnswer.tsx';
import * as quiz from '../../assessment/QuizScreen/QuizScreen.css.ts';
import { stationOf } from '../levels.ts';
import type { TodayScreenProps } from '../today-props.ts';
import { Plan } from './Plan.tsx';
import * as css from './TodayScreen.css.ts';

type In<State extends TodayScreenProps['state']> = Extract<TodayScreenProps, { state: State }>;

/** Today's five: what was answered wrongly comes back (reference `today-five`). */
export function TodayScreen(props: TodayScreenProps) {
  switch (props.state) {
    case 'question':
      return <QuestionView {...props} />;
    case 'marked':
      return <MarkedView {...props} />;
    case 'plan':
      return <Plan {...props} />;
    case 'reset':
      return <Reset {...props} />;
  }
}

function Stations({ stations, index }: Pick<In<'question'>, 'stations' | 'index'>) {
  const { t } = useTranslation('today');
  return (
    <div className={quiz.path}>
      <PathStrip
        label={t('title')}
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

const About = ({ subject, question }: Pick<In<'question'>, 'subject' | 'question'>) => (
  <p className={quiz.level}>
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

function Ways({ dashboard, plan, skip = null }: Pick<In<'question'>, 'dashboard' | 'plan'> & { skip?: string | null }) {
  const { t } = useTranslation(['today', 'assessment']);
  return (
    <span className={footCss.footRow}>
      {skip === null ? null : (
        <Button look="quiet" compact to={skip}>
          {t('assessment:skip')}
        </Button>
      )}
      <Button look="quiet" compact to={plan}>
        {t('plan')}
      </Button>
      <Button look="quiet" compact to={dashboard}>
        {t('assessment:later')}
      </Button>
    </span>
  );
}

function QuestionView(props: In<'question'>) {
  const { t } = useTranslation('today');
  const root = useRef<HTMLDivElement>(null);
  useNumberKeys(root);
  return (
    <div ref={root}>
      <Stations {...props} />
      <Form action={props.form.action} method="post" noValidate key={props.question.id}>
        <input type="hidden" name="question_id" value={props.question.id} />
        <input type="hidden" name="shown_at" value={props.shownAt} />
        <About {...props} />
        <AnswerFields question={props.question} given={null} form={props.form} pairs />
        <div className={footCss.foot}>
          <span className={footCss.footMain}>
            <Button name="intent" value="answer" pending={props.form.pending}>
              {t('check')}
            </Button>
          </span>
          <Ways {...props} skip={props.next} />
        </div>
      </Form>
    </div>
  );
}

function MarkedView(props: In<'marked'>) {
  const { t } = useTranslation(['today', 'outcome']);
  const { isCorrect, points, explanation } = props.marked;
  const partly = !isCorrect && points > 0;
  return (
    <>
      <Stations {...props} />
      <About {...props} />
      <h1 className={quiz.ask}>
        <RichText value={props.question.stem} />
      </h1>
      <p role="status" className={css.verdict}>
        <Chip tone={isCorrect ? 'positive' : partly ? 'caution' : 'negative'} icon={isCorrect ? 'check' : partly ? 'info' : 'close'}>
          {t(isCorrect ? 'outcome:result.right' : partly ? 'outcome:result.partly' : 'outcome:result.notRight')}
        </Chip>
      </p>
      <div className={css.parts}>
        <MarkedAnswer marked={props.marked} />
        {explanation.parts.length > 0 ? (
          <div className={quiz.why}>
            <Icon name="info" />
            <div>
              <RichText value={explanation} />
            </div>
          </div>
        ) : null}
        <Return {...props} />
      </div>
      <div className={footCss.foot}>
        <span className={footCss.footMain}>
          <Button to={props.next ?? props.plan} iconEnd="arrow">
            {t(props.next === null ? 'finish' : 'next')}
          </Button>
        </span>
        <Ways {...props} />
      </div>
    </>
  );
}

/** When the question was answered, how, and when it comes back. */
function Return({ history, comesBackOn, guess, isGuessed }: In<'marked'>) {
  const { t } = useTranslation('today');
  const locale = useLocale();
  const dayOf = (day: string) => formatDate(locale, day, { day: 'numeric', month: 'short' });
  return (
    <Card titleId="return" title={t('return.title')}>
      <div className={css.road}>
        <PathStrip
          label={t('return.title')}
          at={history.length - 1}
          stops={[
            ...history.map(({ day, isCorrect }, index) => ({
              id: day,
              state: isCorrect ? ('right' as const) : ('wrong' as const),
              label: index === history.length - 1 ? t('return.today') : dayOf(day),
            })),
            ...(comesBackOn === null ? [] : [{ id: 'next', state: 'todo' as const, label: dayOf(comesBackOn), note: t('return.here') }]),
          ]}
        />
      </div>
      {guess === null ? null : (
        <Form action={guess.action} method="post" className={css.guess}>
          <Button look="line" compact name="intent" value="guessed" pending={guess.pending}>
            {t('guess.action')}
          </Button>
          <span className={quiz.hint}>{t('guess.text')}</span>
        </Form>
      )}
      {isGuessed ? <p className={quiz.hint}>{t('guess.done')}</p> : null}
    </Card>
  );
}

function Reset({ action, back, pending }: In<'reset'>) {
  const { t } = useTranslation('today');
  return (
    <Card>
      <h1>{t('reset.title')}</h1>
      <p className={css.soft}>{t('reset.text')}</p>
      <div className={css.acts}>
        <Form action={action} method="post">
          <Button name="intent" value="reset" pending={pending}>
            {t('reset.confirm')}
          </Button>
        </Form>
        <Button look="quiet" to={back}>
          {t('reset.back')}
        </Button>
      </div>
    </Card>
  );
}
