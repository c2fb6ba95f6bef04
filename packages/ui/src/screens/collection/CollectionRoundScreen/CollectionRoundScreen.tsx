import { formatNumber } from '@darb/language';
import { useTranslation } from 'react-i18next';
import type { Place } from '../../../navigation.tsx';
import { Button, EmptyState, Link, Num, PathStrip, RichText, Slab, useLocale } from '../../../ui.ts';
import * as footCss from '../../assessment/QuestionFoot.css.ts';
import * as quiz from '../../assessment/QuizScreen/QuizScreen.css.ts';
import { AskedMarked, AskedQuestion } from '../../practice/AskedParts.tsx';
import type { RoundStation } from '../../practice/props.ts';
import * as css from '../collection.css.ts';
import { row } from '../row.css.ts';
import type { CollectionRoundScreenProps, RoundMark } from '../round-props.ts';

type In<State extends CollectionRoundScreenProps['state']> = Extract<CollectionRoundScreenProps, { state: State }>;

const STATION = { correct: 'right', partly: 'wrong', wrong: 'wrong', skipped: 'open' } as const satisfies Record<
  RoundMark,
  RoundStation['state']
>;

/** The questions of a collection one after the other, each marked at once (rule collection 9). */
export function CollectionRoundScreen(props: CollectionRoundScreenProps) {
  switch (props.state) {
    case 'question':
    case 'marked':
      return <Asked {...props} />;
    case 'done':
      return <Done {...props} />;
    case 'empty':
      return <Empty {...props} />;
  }
}

function Asked(props: In<'question' | 'marked'>) {
  const { t } = useTranslation('collection');
  const { marks, index, count } = props;
  const stations = Array.from({ length: count }, (_, at): RoundStation => {
    const mark = marks[at];
    return { state: mark ? STATION[mark] : at === index - 1 ? 'here' : 'open', href: null };
  });
  const around = { label: t('round.title'), stations, index, question: props.question, ways: <Back collection={props.collection} /> };
  if (props.state === 'question')
    return <AskedQuestion {...around} form={props.form} given={null} shownAt={props.shownAt} check={t('answer')} next={props.skip} />;
  const next = (
    <Button to={props.next} iconEnd="arrow">
      {t(index === count ? 'round.finish' : 'next')}
    </Button>
  );
  return <AskedMarked {...around} marked={props.marked} collect={null} main={next} />;
}

function Back({ collection }: { collection: Place }) {
  const { t } = useTranslation('collection');
  return (
    <Button look="quiet" compact to={collection}>
      {t('round.back')}
    </Button>
  );
}

function Done({ asked, again, more, collection }: In<'done'>) {
  const { t } = useTranslation('collection');
  const locale = useLocale();
  const right = asked.filter(({ mark }) => mark === 'correct').length;
  const toSee = asked.flatMap(({ mark, ...one }, index) => (mark === 'correct' ? [] : [{ ...one, mark, number: index + 1 }]));
  return (
    <>
      <Slab labelledBy="verdict" flush>
        <div className={quiz.verdict}>
          <div className={quiz.two}>
            <div>
              <h1 id="verdict">{t('round.done')}</h1>
              <p>{t(toSee.length === 0 ? 'round.allRight' : 'round.doneText')}</p>
            </div>
            <p className={quiz.score}>
              <b>
                <Num>{formatNumber(locale, right)}</Num>
              </b>
              <span>{t('round.outOf', { count: asked.length })}</span>
            </p>
          </div>
          <div className={quiz.verdictStrip}>
            <PathStrip
              label={t('round.title')}
              compact
              at={asked.length}
              achieved={0}
              stops={asked.map(({ mark, href }, index) => ({
                id: String(index),
                state: mark === 'correct' ? 'right' : mark === 'skipped' ? 'todo' : 'wrong',
                to: href,
              }))}
            />
          </div>
        </div>
      </Slab>
      {toSee.length === 0 ? null : (
        <section aria-labelledby="see-again">
          <h2 id="see-again" className={quiz.answersHead}>
            {t('round.seeAgain')}
          </h2>
          <ul className={css.list}>
            {toSee.map(({ number, stem, mark, href }) => (
              <li key={number}>
                <Link className={row} to={href}>
                  <span>
                    <RichText value={stem} />
                    <span className={css.facts}>{t(`round.mark.${mark}`)}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={footCss.foot}>
        <span className={footCss.footMain}>
          <Button to={more ?? collection} iconEnd="arrow">
            {t(more === null ? 'round.back' : 'round.more')}
          </Button>
        </span>
        <span className={footCss.footRow}>
          <Button look="quiet" compact icon="retry" to={again}>
            {t('round.again')}
          </Button>
          {more === null ? null : <Back collection={collection} />}
        </span>
      </div>
    </>
  );
}

function Empty({ collection }: In<'empty'>) {
  const { t } = useTranslation('collection');
  return (
    <EmptyState headingLevel={1} title={t('noQuestions')} action={<Button to={collection}>{t('round.back')}</Button>}>
      {t('noQuestionsText')}
    </EmptyState>
  );
}
