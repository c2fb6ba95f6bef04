import { useTranslation } from 'react-i18next';
import {
  Breadcrumbs,
  Button,
  Card,
  Facts,
  GateScene,
  Icon,
  LaterStyles,
  Link,
  LocalizedText,
  PathTrail,
  cachedFragment,
  useLocale,
} from '../../../ui.ts';
import { usePathStops } from '../../catalog/path-stops.tsx';
import type { Place } from '../../../navigation.tsx';
import { PageText } from '../../PageText/PageText.tsx';
import type { LessonHead, LessonScreenProps } from '../props.ts';
import { Feedback } from './Feedback.tsx';
import * as css from './LessonScreen.css.ts';
import * as below from './lesson-below.css.ts';
import { Player } from './Player.tsx';

/**
 * A lesson: its video and text, its quiz, the path that it lies on; or the gate before it (references
 * `lesson`, `lesson-locked`).
 */
export function LessonScreen(props: LessonScreenProps) {
  const { t } = useTranslation('learning');
  return (
    <div className={css.page}>
      <Crumbs crumbs={props.crumbs} />
      <div className={css.lesson}>
        <div>
          {props.state === 'ready' ? (
            <Player
              key={props.video.sources[0]?.src}
              title={props.title.text}
              video={props.video}
              dataSaver={props.dataSaver}
              onWatched={props.onWatched}
              onFailed={props.onFailed}
            />
          ) : (
            <Gate {...props} />
          )}
          <Title {...titleOf(props)} />
          {props.state === 'ready' ? (
            <>
              <div className={css.text}>
                <PageText text={props.text} />
              </div>
              <LaterStyles />
              {props.quiz ? <ToQuiz {...props.quiz} /> : null}
            </>
          ) : (
            <p className={css.text}>{t('gate.inside')}</p>
          )}
          <Turn previous={props.previous} next={props.next} filled={props.state === 'ready' && (props.quiz === null || props.quiz.done)} />
          {props.state === 'ready' ? <Opinion {...props} /> : null}
        </div>
        <Course path={props.path} />
      </div>
    </div>
  );
}

const Crumbs = cachedFragment(function Crumbs({ crumbs }: Pick<LessonHead, 'crumbs'>) {
  const items = crumbs.map(({ title, href }) => ({ text: <LocalizedText value={title} />, ...(href === null ? {} : { to: href }) }));
  return <Breadcrumbs items={items} />;
});

type TitleProps = Pick<LessonHead, 'title' | 'writtenIn' | 'index' | 'count' | 'duration' | 'collect'> & { watched: boolean };

const titleOf = (props: LessonScreenProps): TitleProps => {
  const { title, writtenIn, index, count, duration, collect } = props;
  return { title, writtenIn, index, count, duration, collect, watched: props.state === 'ready' && props.watched };
};

const Title = cachedFragment(function Title({ title, writtenIn, index, count, duration, collect, watched }: TitleProps) {
  const { t } = useTranslation('learning');
  const { language } = useLocale();
  return (
    <div className={css.titleRow}>
      <div>
        <h1>
          <LocalizedText value={title} />
        </h1>
        <p className={css.meta}>
          <Facts>
            <span>{t('place', { index, count })}</span>
            <Length seconds={duration} />
            {watched ? (
              <span className={css.done}>
                <Icon name="check" small />
                {t('watched')}
              </span>
            ) : null}
          </Facts>
        </p>
        {writtenIn === language ? null : <p className={css.meta}>{t(`writtenIn.${writtenIn}`)}</p>}
      </div>
      {collect === null ? null : (
        <Button look="quiet" compact icon="mark" to={collect}>
          {t('collect')}
        </Button>
      )}
    </div>
  );
});

const ToQuiz = cachedFragment(function ToQuiz({ href, done }: { href: Place; done: boolean }) {
  const { t } = useTranslation('learning');
  return (
    <section className={below.quiz} aria-labelledby="quiz-title">
      <div>
        <h2 id="quiz-title">{t(done ? 'quiz.doneTitle' : 'quiz.title')}</h2>
        <p>{t(done ? 'quiz.doneText' : 'quiz.text')}</p>
      </div>
      <Button look={done ? 'line' : 'primary'} to={href} iconEnd="arrow">
        {t(done ? 'quiz.again' : 'quiz.action')}
      </Button>
    </section>
  );
});

/** Before anything was said it is the same form for everybody. */
const AskedFeedback = cachedFragment(function AskedFeedback({ action, unsent }: { action: Place; unsent: boolean }) {
  return <Feedback feedback={null} action={action} saved={false} unsent={unsent} refused={null} />;
});

const Opinion = ({
  feedback,
  feedbackAction,
  feedbackSaved,
  feedbackUnsent = false,
  feedbackRefused = null,
}: Extract<LessonScreenProps, { state: 'ready' }>) =>
  feedback === null && !feedbackSaved && !feedbackRefused ? (
    <AskedFeedback action={feedbackAction} unsent={feedbackUnsent} />
  ) : (
    <Feedback feedback={feedback} action={feedbackAction} saved={feedbackSaved} unsent={feedbackUnsent} refused={feedbackRefused} />
  );

function Length({ seconds }: { seconds: number }) {
  const { t } = useTranslation('learning');
  return <span>{seconds < 90 ? t('seconds', { count: Math.round(seconds) }) : t('minutes', { count: Math.round(seconds / 60) })}</span>;
}

function Gate(props: Extract<LessonScreenProps, { state: 'mustSignUp' | 'mustSubscribe' }>) {
  const { t } = useTranslation('learning');
  const words = props.whileWatching ? (`gate.ended.${props.state}` as const) : (`gate.${props.state}` as const);
  return (
    <section className={below.gateBox} aria-labelledby="gate-title" role={props.whileWatching ? 'alert' : undefined}>
      <GateScene />
      <div className={below.gate}>
        <Icon name="key" />
        <h2 id="gate-title">{t(`${words}.title`)}</h2>
        <p>{t(props.state === 'mustSubscribe' && props.checkout === null ? 'gate.noCheckout' : `${words}.text`)}</p>
        <div className={below.gateActions}>
          {props.state === 'mustSignUp' && props.whileWatching ? (
            <Button look="cream" to={props.signIn}>
              {t('gate.ended.mustSignUp.action')}
            </Button>
          ) : props.state === 'mustSignUp' ? (
            <>
              <Button look="cream" to={props.signUp}>
                {t('gate.mustSignUp.action')}
              </Button>
              <Button look="creamLine" to={props.signIn}>
                {t('gate.mustSignUp.signIn')}
              </Button>
            </>
          ) : (
            <>
              {props.checkout ? (
                <Button look="cream" icon="key" to={props.checkout}>
                  {t('gate.mustSubscribe.action')}
                </Button>
              ) : null}
              <Button look="creamLine" to={props.explore}>
                {t('gate.mustSubscribe.free')}
              </Button>
            </>
          )}
        </div>
      </div>
    </section>
  );
}

const Turn = cachedFragment(function Turn({ previous, next, filled }: Pick<LessonHead, 'previous' | 'next'> & { filled: boolean }) {
  const { t } = useTranslation('learning');
  if (!previous && !next) return null;
  return (
    <nav className={below.turn} aria-label={t('turn')}>
      {previous ? (
        <Link className={below.turnLink} to={previous.href}>
          <Icon name="back" />
          <span>
            <small>{t('previous')}</small>
            <b>
              <LocalizedText value={previous.title} />
            </b>
          </span>
        </Link>
      ) : null}
      {next ? (
        <Link className={`${below.nextLink} ${filled ? below.nextFilled : ''}`} to={next.href}>
          <span>
            <small>{t('next')}</small>
            <b>
              <LocalizedText value={next.title} />
            </b>
          </span>
          <Icon name="arrow" />
        </Link>
      ) : null}
    </nav>
  );
});

const Course = cachedFragment(function Course({ path }: Pick<LessonHead, 'path'>) {
  const { t } = useTranslation('learning');
  const { stops, at } = usePathStops(path.items);
  return (
    <aside className={css.course} aria-label={path.title.text}>
      <Card titleId="course-title" title={<LocalizedText value={path.title} />}>
        <p className={css.courseSub}>
          <Facts>
            <span>{t('lessonsLeft', { count: path.lessonsLeft })}</span>
            {path.testAhead ? <span>{t('testAhead')}</span> : null}
          </Facts>
        </p>
        <PathTrail label={path.title.text} stops={stops} at={at} />
      </Card>
    </aside>
  );
});
