import { assignInlineVars } from '@vanilla-extract/dynamic';
import { formatNumber } from '@darb/language';
import { useTranslation } from 'react-i18next';
import { drawing, line } from '../../../components/Path/Path.css.ts';
import { cachedFragment } from '../../../fragment-cache.tsx';
import { Link, Num, useLocale } from '../../../ui.ts';
import type { TestQuestionProps } from '../props.ts';
import { heightOf, IN_A_ROW, rowInk, rowRoad } from './road.ts';
import { FlagMark, QuestionMark } from './QuestionMark.tsx';
import * as css from './Overview.css.ts';

interface RowsProps {
  questions: readonly TestQuestionProps[];
  /** The place of the question that is shown, from 0. */
  here: number | null;
  /** Something besides the way to the question, such as closing what the row stands in. */
  onGo?: (() => void) | undefined;
}

/** How far the student has come: to the question that is shown, or the last that was answered or skipped. */
const reachedOf = ({ questions, here }: RowsProps): number =>
  Math.max(
    here ?? -1,
    questions.findLastIndex(({ state }) => state !== 'open'),
  );

/** What a row shows of a question. */
type Stop = Omit<TestQuestionProps, 'stem'>;
interface RowProps extends Pick<RowsProps, 'here' | 'onGo'> {
  questions: readonly Stop[];
  first: number;
  reached: number;
}

/** Some questions that follow each other, as a piece of the road; `first` is the place of the first. */
const Row = cachedFragment(function Row({ questions, first, here, reached, onGo }: RowProps) {
  const { t } = useTranslation(['test', 'assessment']);
  const locale = useLocale();
  const isSkipped = ({ state }: Stop, index: number): boolean => state === 'skipped' && first + index !== here;
  const ink = rowInk(questions.map(isSkipped), reached - first);
  return (
    <div className={css.row}>
      <svg className={`${drawing} ${css.road}`} viewBox="0 0 500 66" preserveAspectRatio="none" aria-hidden="true">
        <path className={line({ kind: 'todo' })} d={rowRoad} />
        {ink ? <path className={line({ kind: 'ink' })} d={ink} /> : null}
      </svg>
      <ol className={css.stops} start={first + 1}>
        {questions.map((question, index) => {
          const isHere = first + index === here;
          const state = isHere ? 'here' : question.state;
          const number = first + index + 1;
          return (
            <li key={question.id} className={css.stop}>
              <Link
                to={question.href}
                onClick={onGo}
                className={css.station}
                style={assignInlineVars({ [css.height]: `${heightOf(index, isSkipped(question, index))}px` })}
                aria-label={question.flagged ? t(`flaggedQuestion.${state}`, { number }) : t(`question.${state}`, { number })}
                aria-current={isHere ? 'step' : undefined}
              >
                <QuestionMark state={state}>{formatNumber(locale, number)}</QuestionMark>
                {question.flagged ? (
                  <span className={css.flag}>
                    <FlagMark />
                  </span>
                ) : null}
              </Link>
            </li>
          );
        })}
      </ol>
    </div>
  );
});

/** The questions of a row. */
const stopsFrom = (questions: readonly TestQuestionProps[], first: number): Stop[] =>
  questions.slice(first, first + IN_A_ROW).map(({ stem: _stem, ...stop }) => stop);

/** The five questions around the one that is shown. */
export function NearQuestions(props: RowsProps & { here: number }) {
  const { questions, here } = props;
  const first = Math.max(0, Math.min(here - 2, questions.length - IN_A_ROW));
  return <Row here={here} questions={stopsFrom(questions, first)} first={first} reached={reachedOf(props)} onGo={props.onGo} />;
}

/** All questions in rows of five, like lines of a text, and how many there are of each kind. */
export function AllQuestions(props: RowsProps) {
  const { questions } = props;
  const reached = reachedOf(props);
  return (
    <>
      {Array.from({ length: Math.ceil(questions.length / IN_A_ROW) }, (_, row) => row * IN_A_ROW).map((first) => (
        <Row key={first} here={props.here} questions={stopsFrom(questions, first)} first={first} reached={reached} onGo={props.onGo} />
      ))}
      <Legend
        answered={questions.filter(({ state }) => state === 'answered').length}
        skipped={questions.filter(({ state }) => state === 'skipped').length}
        flagged={questions.filter(({ flagged }) => flagged).length}
        open={questions.filter(({ state }) => state === 'open').length}
      />
    </>
  );
}

const KINDS = ['answered', 'skipped', 'flagged', 'open'] as const;

const Legend = cachedFragment(function Legend(counts: Record<(typeof KINDS)[number], number>) {
  const { t } = useTranslation(['test', 'assessment']);
  const locale = useLocale();
  return (
    <ul className={css.legend}>
      {KINDS.map((kind) => (
        <li key={kind}>
          {kind === 'flagged' ? <FlagMark /> : <QuestionMark state={kind} small />}
          <span>{t(`assessment:states.${kind}`)}</span>
          <b>
            <Num>{formatNumber(locale, counts[kind])}</Num>
          </b>
        </li>
      ))}
    </ul>
  );
});
