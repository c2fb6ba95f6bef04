import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Arch, Button, Dunes, Icon, LocalizedText, PathStrip, Slab } from '../../../ui.ts';
import type { Place } from '../../../navigation.tsx';
import type { DashboardScreenProps } from '../props.ts';
import * as css from './DashboardScreen.css.ts';

/**
 * The arch behind the last station: it is drawn for the last of six, so the box that it stands in is as wide
 * as six such steps.
 */
const Goal = ({ stations }: { stations: number }) => (
  <div className={css.goal} style={{ inlineSize: `${600 / Math.max(stations, 3)}%` }}>
    <Arch />
  </div>
);

type Shown = Exclude<DashboardScreenProps, { state: 'error' }>;
type Fresh = Pick<Extract<Shown, { state: 'fresh' }>, 'state' | 'start' | 'explore'>;
type Tests = Pick<Extract<Shown, { state: 'tests' }>, 'state' | 'selectProgram'>;
type Continued = Pick<Extract<Shown, { state: 'continue' | 'finished' }>, 'state' | 'lesson' | 'stations'> & { minutesLeft: number | null };

/** What the slab depends on, of all that the dashboard shows. */
export function continueOf(props: Shown): Fresh | Tests | Continued {
  if (props.state === 'tests') return { state: props.state, selectProgram: props.selectProgram };
  if (props.state === 'fresh') return { state: props.state, start: props.start, explore: props.explore };
  const { state, lesson, stations } = props;
  const minutesLeft = lesson.secondsLeft === null || state === 'finished' ? null : Math.max(1, Math.round(lesson.secondsLeft / 60));
  return { state, lesson: { ...lesson, secondsLeft: null }, stations, minutesLeft };
}

const TITLE = 'continue-title';

interface FirstStepProps {
  eyebrow: string;
  title: ReactNode;
  lead: string;
  to: Place;
  action: string;
}

const FirstStep = ({ eyebrow, title, lead, to, action }: FirstStepProps) => (
  <Slab labelledBy={TITLE} flush>
    <Goal stations={6} />
    <Dunes />
    <div className={css.cont}>
      <div className={css.head}>
        <div>
          <p className={css.eyebrow}>{eyebrow}</p>
          <h2 id={TITLE}>{title}</h2>
          <p className={css.lead}>{lead}</p>
        </div>
        <div className={css.action}>
          <Button look="cream" to={to} iconEnd="arrow">
            {action}
          </Button>
        </div>
      </div>
    </div>
  </Slab>
);

/** Where the student stopped, and the one step to take from there; before there is one, the first step. */
export function ContinueSlab(props: Fresh | Tests | Continued) {
  const { t } = useTranslation('progress');
  if (props.state === 'tests')
    return (
      <FirstStep
        eyebrow={t('dashboard.tests.eyebrow')}
        title={t('dashboard.tests.title')}
        lead={t('dashboard.tests.text')}
        to={props.selectProgram}
        action={t('dashboard.tests.action')}
      />
    );
  if (props.state === 'fresh')
    return (
      <FirstStep
        eyebrow={t('dashboard.fresh.eyebrow')}
        title={props.start ? <LocalizedText value={props.start.title} /> : t('dashboard.fresh.title')}
        lead={t('dashboard.fresh.text')}
        to={props.start?.href ?? props.explore}
        action={t(props.start ? 'dashboard.fresh.action' : 'dashboard.allSubjects')}
      />
    );
  const { lesson, minutesLeft } = props;
  return (
    <Slab labelledBy={TITLE} flush>
      <Goal stations={props.stations.length} />
      <Dunes />
      <div className={css.cont}>
        <div className={css.head}>
          <div>
            <p className={css.eyebrow}>{t(props.state === 'finished' ? 'dashboard.finishedEyebrow' : 'dashboard.eyebrow')}</p>
            <h2 id={TITLE}>
              <LocalizedText value={lesson.title} />
            </h2>
            <p className={css.meta}>
              <span>
                <LocalizedText value={lesson.subject} />
              </span>
              <span>
                <LocalizedText value={lesson.subtopic} />
              </span>
              {minutesLeft === null ? null : (
                <span>
                  <Icon name="clock" small />
                  {t('dashboard.minutesLeft', { count: minutesLeft })}
                </span>
              )}
            </p>
          </div>
          <div className={css.action}>
            <Button look="cream" to={lesson.href} iconEnd="arrow">
              {t(props.state === 'finished' ? 'dashboard.again' : 'dashboard.continue')}
            </Button>
          </div>
        </div>
        <div className={css.strip}>
          <PathStrip
            label={lesson.subtopic.text}
            onPhone="near"
            stops={props.stations.map((station, index) => ({
              id: String(index),
              label: <LocalizedText value={station.title} />,
              state: station.here ? 'here' : station.done ? 'done' : station.locked ? 'locked' : 'todo',
              test: station.type === 'test',
              note: station.here ? t('dashboard.here') : undefined,
            }))}
          />
        </div>
      </div>
    </Slab>
  );
}
