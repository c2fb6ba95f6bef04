import { formatDate } from '@darb/language';
import { useTranslation } from 'react-i18next';
import type { Place } from '../../../navigation.tsx';
import { Button, Card, Form, LaterStyles, PathStrip, useLocale } from '../../../ui.ts';
import * as quiz from '../../assessment/QuizScreen/QuizScreen.css.ts';
import { AskedKept, AskedMarked, AskedQuestion } from '../AskedParts.tsx';
import type { TodayScreenProps } from '../today-props.ts';
import { Plan } from './Plan.tsx';
import * as css from './TodayScreen.css.ts';

type In<State extends TodayScreenProps['state']> = Extract<TodayScreenProps, { state: State }>;

/** Today's five: what was answered wrongly comes back (reference `today-five`). */
export function TodayScreen(props: TodayScreenProps) {
  switch (props.state) {
    case 'question':
    case 'kept':
    case 'marked':
      return <AskedToday {...props} />;
    case 'plan':
      return <Plan {...props} />;
    case 'reset':
      return <Reset {...props} />;
  }
}

function Ways({ dashboard, plan }: Pick<In<'question'>, 'dashboard' | 'plan'>) {
  const { t } = useTranslation(['today', 'assessment']);
  return (
    <>
      <Button look="quiet" compact to={plan}>
        {t('plan')}
      </Button>
      <Button look="quiet" compact to={dashboard}>
        {t('assessment:later')}
      </Button>
    </>
  );
}

function AskedToday(props: In<'question' | 'kept' | 'marked'>) {
  const { t } = useTranslation('today');
  const around = { label: t('title'), ways: <Ways {...props} /> };
  switch (props.state) {
    case 'question':
      return (
        <>
          <AskedQuestion {...props} {...around} check={t('check')} />
          <LaterStyles />
        </>
      );
    case 'kept': {
      const next = props.next === null ? null : <Next to={props.next} />;
      return <AskedKept {...props} {...around} title={t('kept.title')} text={t('kept.text')} main={next} />;
    }
    case 'marked':
      return (
        <AskedMarked {...props} {...around} main={<Next to={props.next ?? props.plan} isLast={props.next === null} />}>
          <Return {...props} />
        </AskedMarked>
      );
  }
}

function Next({ to, isLast = false }: { to: Place; isLast?: boolean }) {
  const { t } = useTranslation('today');
  return (
    <Button to={to} iconEnd="arrow">
      {t(isLast ? 'finish' : 'next')}
    </Button>
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
