import { formatNumber } from '@darb/language';
import { useTranslation } from 'react-i18next';
import { Breadcrumbs, Button, DrawnPart, EmptyState, Isolate, LaterStyles, Ltr, Num, Page, RichText, useLocale } from '../../../ui.ts';
import type { AnswerProps, QuestionProps } from '../../assessment/props.ts';
import { AnswerWords } from '../../assessment/QuizScreen/MarkedAnswer.tsx';
import { onScreen } from '../collection.css.ts';
import type { CollectionSheetScreenProps, Sheet, SheetQuestion } from '../round-props.ts';
import * as css from './CollectionSheetScreen.css.ts';

/** The questions of a collection on paper, the answers on a page of their own (rule collection 10). */
export function CollectionSheetScreen(props: CollectionSheetScreenProps) {
  const { t } = useTranslation('collection');
  return (
    <Page>
      <span className={onScreen}>
        <Breadcrumbs items={[{ text: <Isolate>{props.name}</Isolate>, to: props.collection }, { text: t('sheet.title') }]} />
      </span>
      {props.state === 'ready' ? (
        <Ready {...props} />
      ) : (
        <EmptyState headingLevel={1} title={t('noQuestions')} action={<Button to={props.collection}>{t('round.back')}</Button>}>
          {t('noQuestionsText')}
        </EmptyState>
      )}
    </Page>
  );
}

function Ready({ name, description, sheet, leftOutCount, print }: Extract<CollectionSheetScreenProps, { state: 'ready' }>) {
  const { t } = useTranslation('collection');
  return (
    <>
      <div className={css.head}>
        <div>
          <h1>
            <Isolate>{name}</Isolate>
          </h1>
          {description === '' ? null : <p dir="auto">{description}</p>}
        </div>
        <div className={onScreen}>
          <Button type="button" icon="print" onClick={print}>
            {t('print')}
          </Button>
          <p className={css.soft}>{t('sheet.text')}</p>
          {leftOutCount > 0 ? <p className={css.soft}>{t('sheet.leftOut', { count: leftOutCount })}</p> : null}
        </div>
      </div>
      <LaterStyles />
      <DrawnPart id="sheet" of={sheet} as={Questions} />
    </>
  );
}

function Questions({ questions }: Sheet) {
  const { t } = useTranslation('collection');
  return (
    <>
      <ol className={css.questions}>
        {questions.map(({ question }, index) => (
          <li key={question.id} className={css.question}>
            <p className={css.stem}>
              <Number of={index + 1} /> <RichText value={question.stem} />
            </p>
            <Room question={question} />
          </li>
        ))}
      </ol>
      <section className={css.answers} aria-labelledby="answers">
        <h2 id="answers">{t('sheet.answers')}</h2>
        <ol className={css.questions}>
          {questions.map((one, index) => (
            <li key={one.question.id} className={css.answer}>
              <Number of={index + 1} />
              <div>
                <Answer {...one} />
              </div>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

function Number({ of }: { of: number }) {
  const locale = useLocale();
  return (
    <b>
      <Num>{formatNumber(locale, of)}</Num>.
    </b>
  );
}

/** What is chosen from, or lines to write on. */
function Room({ question }: { question: QuestionProps }) {
  const { t } = useTranslation('assessment');
  switch (question.type) {
    case 'single_choice':
    case 'multiple_choice':
      return (
        <ol className={css.options}>
          {question.options.map(({ key, text }) => (
            <li key={key}>
              <RichText value={text} />
            </li>
          ))}
        </ol>
      );
    case 'true_false':
      return (
        <ul className={css.inline}>
          <li>{t('true')}</li>
          <li>{t('false')}</li>
        </ul>
      );
    case 'ordering':
      return (
        <ul className={css.boxes}>
          {question.items.map(({ key, text }) => (
            <li key={key}>
              <RichText value={text} />
            </li>
          ))}
        </ul>
      );
    case 'matching':
      return (
        <div className={css.pairs}>
          {[question.left, question.right].map((side, index) => (
            <ul key={index}>
              {side.map(({ key, text }) => (
                <li key={key}>
                  <RichText value={text} />
                </li>
              ))}
            </ul>
          ))}
        </div>
      );
    case 'numeric':
    case 'short_text':
      return (
        <p className={css.line}>
          <span />
          {question.type === 'numeric' && question.unit ? <Ltr>{question.unit}</Ltr> : null}
        </p>
      );
  }
}

function Answer({ question, answer }: SheetQuestion) {
  const { t } = useTranslation('collection');
  if (answer === null) return <p>{t('sheet.underWay')}</p>;
  return (
    <>
      <Right question={question} answer={answer.modelAnswer} />
      {answer.explanation.parts.length > 0 ? (
        <p className={css.soft}>
          <RichText value={answer.explanation} />
        </p>
      ) : null}
    </>
  );
}

function Right({ question, answer }: { question: QuestionProps; answer: AnswerProps }) {
  const locale = useLocale();
  if (question.type !== 'single_choice' && question.type !== 'multiple_choice')
    return (
      <div>
        <AnswerWords question={question} answer={answer} />
      </div>
    );
  const keys = answer.type === 'single_choice' ? [answer.choice] : answer.type === 'multiple_choice' ? answer.choices : [];
  return (
    <ul>
      {question.options.map(({ key, text }, index) =>
        keys.includes(key) ? (
          <li key={key}>
            <Num>{formatNumber(locale, index + 1)}</Num>) <RichText value={text} />
          </li>
        ) : null,
      )}
    </ul>
  );
}
