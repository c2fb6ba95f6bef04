import { useTranslation } from 'react-i18next';
import { Blocks, Breadcrumbs, Button, Card, GateScene, Icon, Link, LocalizedText, PathTrail } from '../../../ui.ts';
import { usePathStops } from '../../catalog/path-stops.tsx';
import type { LessonHead, LessonScreenProps } from '../props.ts';
import { Feedback } from './Feedback.tsx';
import * as css from './LessonScreen.css.ts';
import { Player } from './Player.tsx';

/** A lesson: its video and text, its quiz, the path that it lies on; or the gate before it (references `lesson`, `lesson-locked`). */
export function LessonScreen(props: LessonScreenProps) {
  const { t } = useTranslation('learning');
  return (
    <div className={css.page}>
      <Breadcrumbs
        items={props.crumbs.map(({ title, href }) => ({ text: <LocalizedText value={title} />, ...(href === null ? {} : { to: href }) }))}
      />
      <div className={css.lesson}>
        <div>
          {props.state === 'ready' ? (
            <Player
              key={props.video.sources[0]?.src}
              title={props.title.text}
              video={props.video}
              dataSaver={props.dataSaver}
              onWatched={props.onWatched}
            />
          ) : (
            <Gate {...props} />
          )}
          <div className={css.titleRow}>
            <div>
              <h1>
                <LocalizedText value={props.title} />
              </h1>
              <p className={css.meta}>
                <span>{t('place', { index: props.index, count: props.count })}</span>
                <Length seconds={props.duration} />
                {props.state === 'ready' && props.watched ? (
                  <span className={css.done}>
                    <Icon name="check" small />
                    {t('watched')}
                  </span>
                ) : null}
              </p>
            </div>
          </div>
          {props.state === 'ready' ? (
            <>
              <div className={css.text}>
                <Blocks blocks={props.text} headingLevel={2} />
              </div>
              {props.quiz ? (
                <section className={css.quiz} aria-labelledby="quiz-title">
                  <div>
                    <h2 id="quiz-title">{t(props.quiz.done ? 'quiz.doneTitle' : 'quiz.title')}</h2>
                    <p>{t(props.quiz.done ? 'quiz.doneText' : 'quiz.text')}</p>
                  </div>
                  <Button look={props.quiz.done ? 'line' : 'primary'} to={props.quiz.href} iconEnd="arrow">
                    {t(props.quiz.done ? 'quiz.again' : 'quiz.action')}
                  </Button>
                </section>
              ) : null}
            </>
          ) : (
            <p className={css.text}>{t('gate.inside')}</p>
          )}
          <Turn {...props} filled={props.state === 'ready' && (props.quiz === null || props.quiz.done)} />
          {props.state === 'ready' ? (
            <Feedback feedback={props.feedback} action={props.feedbackAction} saved={props.feedbackSaved} />
          ) : null}
        </div>
        <Course {...props} />
      </div>
    </div>
  );
}

function Length({ seconds }: { seconds: number }) {
  const { t } = useTranslation('learning');
  return <span>{seconds < 90 ? t('seconds', { count: Math.round(seconds) }) : t('minutes', { count: Math.round(seconds / 60) })}</span>;
}

function Gate(props: Extract<LessonScreenProps, { state: 'mustSignUp' | 'mustSubscribe' }>) {
  const { t } = useTranslation('learning');
  return (
    <section className={css.gateBox} aria-labelledby="gate-title">
      <GateScene />
      <div className={css.gate}>
        <Icon name="key" />
        <h2 id="gate-title">{t(`gate.${props.state}.title`)}</h2>
        <p>{t(props.state === 'mustSubscribe' && props.checkout === null ? 'gate.noCheckout' : `gate.${props.state}.text`)}</p>
        <div className={css.gateActions}>
          {props.state === 'mustSignUp' ? (
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

function Turn({ previous, next, filled }: Pick<LessonHead, 'previous' | 'next'> & { filled: boolean }) {
  const { t } = useTranslation('learning');
  if (!previous && !next) return null;
  return (
    <nav className={css.turn} aria-label={t('turn')}>
      {previous ? (
        <Link className={css.turnLink} to={previous.href}>
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
        <Link className={`${css.nextLink} ${filled ? css.nextFilled : ''}`} to={next.href}>
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
}

function Course({ path, index }: LessonHead) {
  const { t } = useTranslation('learning');
  const { stops, at } = usePathStops(path.items, path.items[index - 1]?.id ?? null);
  return (
    <aside className={css.course} aria-label={path.title.text}>
      <Card title={<LocalizedText value={path.title} />}>
        <p className={css.courseSub}>{t('lessonsLeft', { count: path.lessonsLeft })}</p>
        <PathTrail label={path.title.text} stops={stops} at={at} />
      </Card>
    </aside>
  );
}
