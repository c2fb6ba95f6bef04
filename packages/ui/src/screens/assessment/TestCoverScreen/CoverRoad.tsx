import { useTranslation } from 'react-i18next';
import { cachedFragment } from '../../../fragment-cache.tsx';
import { Icon, LocalizedText, Plot, PlotMark, Station } from '../../../ui.ts';
import type { TestCoverScreenProps } from '../props.ts';
import * as css from './TestCoverScreen.css.ts';

type Continued = Extract<TestCoverScreenProps, { state: 'continue' }>;
type Lessons = TestCoverScreenProps['lessons'];

/** Heights of the stations on the road, in per cent: a track seen from a hill. */
const WAVE = [64, 50, 62, 47, 57, 52];
const waveAt = (index: number): number => WAVE[index % WAVE.length] ?? 55;

const Square = ({ smaller = false }: { smaller?: boolean }) => (
  <span className={`${css.square}${smaller ? ` ${css.smaller}` : ''}`}>
    <span>
      <Icon name="flag" />
    </span>
  </span>
);

/** The road of the unit's lessons to its test; on a phone its last part. */
export const LessonRoad = cachedFragment(function LessonRoad({ lessons }: { lessons: Lessons }) {
  if (lessons.length <= 2) return <Road lessons={lessons} shown="always" />;
  return (
    <>
      <Road lessons={lessons.slice(-5)} shown="wide" />
      <Road lessons={lessons.slice(-2)} shown="phone" />
    </>
  );
});

function Road({ lessons, shown }: { lessons: Lessons; shown: 'always' | 'wide' | 'phone' }) {
  const { t } = useTranslation(['testCover', 'assessment', 'outcome']);
  const { t: frame } = useTranslation('frame');
  const x = (index: number): number => (100 * (index + 0.5)) / (lessons.length + 1);
  const stations = [...lessons, null].map((_, index) => ({ x: x(index), y: waveAt(index) }));
  const end = stations.at(-1) ?? { x: 50, y: 52 };
  const road = [{ x: 0, y: waveAt(0) + 8 }, ...stations];
  const open = lessons.findIndex(({ done }) => !done);
  const walked = road.slice(0, open < 0 ? road.length : open + 1);
  return (
    <div className={css.road({ shown })}>
      <Plot
        label={t('road')}
        table={{
          head: [t('roadItem'), t('roadState')],
          rows: lessons.map(({ title, done }) => [title.text, frame(`station.${done ? 'done' : 'todo'}`)]),
        }}
        height={[100, 116]}
        roads={[
          { points: [...road, { x: 100, y: end.y - 8 }], look: 'todo' },
          { points: walked.length > 1 ? walked : [], look: 'ink' },
        ]}
      >
        {lessons.map(({ id, done }, index) => (
          <PlotMark key={id} x={x(index)} y={waveAt(index)}>
            <Station state={done ? 'done' : 'todo'} />
          </PlotMark>
        ))}
        <PlotMark {...end}>
          <Square />
        </PlotMark>
      </Plot>
      <div className={css.names} aria-hidden="true">
        {lessons.map(({ id, title }) => (
          <span key={id}>
            <LocalizedText value={title} />
          </span>
        ))}
        <b>{t('eyebrow')}</b>
      </div>
    </div>
  );
}

/** Where an open attempt stands: a bead a question, the square at the end. */
export const QuestionRoad = cachedFragment(function QuestionRoad({ questions, here }: Pick<Continued, 'questions' | 'here'>) {
  const { t } = useTranslation(['testCover', 'assessment', 'outcome']);
  const step = 82 / questions.length;
  const points = questions.map((_, index) => ({ x: 3 + (index + 0.5) * step, y: 54 + 7 * Math.sin(index * 0.6) }));
  const first = { x: 0, y: (points[0]?.y ?? 54) + 6 };
  const answered = questions.filter((state) => state === 'answered').length;
  return (
    <Plot
      label={t('run', { answered, count: questions.length })}
      table={{
        head: [t('outcome:questionHead'), t('roadState')],
        rows: questions.map((state, index) => [index + 1, t(`assessment:states.${state}`)]),
      }}
      height={[92, 116]}
      roads={[
        { points: [first, ...points, { x: 90, y: 54 }, { x: 100, y: 50 }], look: 'todo' },
        { points: [first, ...points.slice(0, here)], look: 'ink' },
      ]}
    >
      {points.map((point, index) => (
        <PlotMark key={index} {...point}>
          <span className={css.bead({ state: index + 1 === here ? 'here' : (questions[index] ?? 'open') })} />
        </PlotMark>
      ))}
      <PlotMark x={90} y={54}>
        <Square smaller />
      </PlotMark>
    </Plot>
  );
});
