import { formatNumber, formatTime, isolated } from '@darb/language';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Arch, Button, Dunes, Icon, LocalizedText, PathStrip, Slab, useLocale } from '../../../ui.ts';
import type { Place } from '../../../navigation.tsx';
import type { DashboardScreenProps, Step } from '../props.ts';
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
type Continued = Pick<Extract<Shown, { state: 'continue' | 'finished' }>, 'state' | 'step' | 'stations'> & { minutesLeft: number | null };

/** What the slab depends on, of all that the dashboard shows. */
export function continueOf(props: Shown): Fresh | Continued {
  if (props.state === 'fresh') return { state: props.state, start: props.start, explore: props.explore };
  const { state, step, stations } = props;
  const minutesLeft =
    step.secondsLeft === null || !step.begun || state === 'finished' ? null : Math.max(1, Math.round(step.secondsLeft / 60));
  return { state, step: { ...step, secondsLeft: null }, stations, minutesLeft };
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
export function ContinueSlab(props: Fresh | Continued) {
  const { t } = useTranslation('progress');
  if (props.state === 'fresh')
    return (
      <FirstStep
        eyebrow={t('dashboard.fresh.eyebrow')}
        title={props.start ? <LocalizedText value={props.start.title} /> : t('dashboard.fresh.title')}
        lead={t(props.start?.type === 'test' ? 'dashboard.fresh.test' : 'dashboard.fresh.text')}
        to={props.start?.href ?? props.explore}
        action={t(props.start ? `dashboard.fresh.action.${props.start.type}` : 'dashboard.allSubjects')}
      />
    );
  const { step, minutesLeft } = props;
  const kind = props.state === 'finished' ? 'finished' : step.begun ? 'begun' : 'next';
  return (
    <Slab labelledBy={TITLE} flush>
      <Goal stations={props.stations.length} />
      <Dunes />
      <div className={css.cont}>
        <div className={css.head}>
          <div>
            <p className={css.eyebrow}>{t(`dashboard.eyebrow.${kind}`)}</p>
            <h2 id={TITLE}>
              <LocalizedText value={step.title} />
            </h2>
            <p className={css.meta}>
              <span>
                <LocalizedText value={step.subject} />
              </span>
              <span>
                <LocalizedText value={step.subtopic} />
              </span>
              {minutesLeft === null ? null : (
                <span>
                  <Icon name="clock" small />
                  {t('dashboard.minutesLeft', { count: minutesLeft })}
                </span>
              )}
              <Questions {...step} />
              <End {...step} />
            </p>
          </div>
          <div className={css.action}>
            <Button look="cream" to={step.href} iconEnd="arrow">
              {kind === 'finished' ? t('dashboard.again') : t(`dashboard.action.${kind}.${step.type}`)}
            </Button>
          </div>
        </div>
        <div className={css.strip}>
          <PathStrip
            label={step.subtopic.text}
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

/** How many a test asks; of an open attempt also how many are answered. */
function Questions({ questions }: Pick<Step, 'questions'>) {
  const { t } = useTranslation('progress');
  const locale = useLocale();
  if (questions === null) return null;
  const { answered, count } = questions;
  return (
    <span>
      {answered === null
        ? t('dashboard.questions', { count })
        : t('dashboard.answered', { count, answered: formatNumber(locale, answered) })}
    </span>
  );
}

/** When the time of an open test is over. */
function End({ ends }: Pick<Step, 'ends'>) {
  const { t } = useTranslation('progress');
  const locale = useLocale();
  if (ends === null) return null;
  return (
    <span>
      <Icon name="clock" small />
      {t('dashboard.endsIn', { count: ends.minutesLeft, time: isolated(formatTime(locale, ends.at)) })}
    </span>
  );
}
