import type { Rich } from '@darb/language';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon, Isolate, Ltr, MarkedChoice, RichText } from '../../../ui.ts';
import type { AnswerProps, MarkedProps, OptionProps, QuestionProps } from '../props.ts';
import * as css from './QuizScreen.css.ts';

const textOf = (options: OptionProps[], key: string | undefined): Rich | undefined => options.find((option) => option.key === key)?.text;

/** What was answered and what is right, with an icon and a word for each. */
export function MarkedAnswer({ marked }: { marked: MarkedProps }) {
  const { question, given, modelAnswer } = marked;
  switch (question.type) {
    case 'single_choice': {
      const chosen = given?.type === 'single_choice' ? given.choice : undefined;
      const right = modelAnswer.type === 'single_choice' ? modelAnswer.choice : undefined;
      return <Options options={question.options} kind="radio" isChosen={(key) => key === chosen} isRight={(key) => key === right} />;
    }
    case 'multiple_choice': {
      const chosen = given?.type === 'multiple_choice' ? given.choices : [];
      const right = modelAnswer.type === 'multiple_choice' ? modelAnswer.choices : [];
      return (
        <Options
          options={question.options}
          kind="checkbox"
          isChosen={(key) => chosen.includes(key)}
          isRight={(key) => right.includes(key)}
        />
      );
    }
    default:
      return <Written marked={marked} />;
  }
}

function Options({
  options,
  kind,
  isChosen,
  isRight,
}: {
  options: OptionProps[];
  kind: 'radio' | 'checkbox';
  isChosen: (key: string) => boolean;
  isRight: (key: string) => boolean;
}) {
  return (
    <div className={css.choices}>
      {options.map((option, index) =>
        isChosen(option.key) || isRight(option.key) ? (
          <MarkedChoice
            key={option.key}
            type={kind}
            badge={index + 1}
            state={isRight(option.key) ? 'right' : 'wrong'}
            chosen={isChosen(option.key)}
          >
            <RichText value={option.text} />
          </MarkedChoice>
        ) : null,
      )}
    </div>
  );
}

function Written({ marked }: { marked: MarkedProps }) {
  return (
    <div className={css.choices}>
      {marked.given && !marked.isCorrect ? (
        <MarkedChoice state="wrong" chosen badge={<Icon name="close" small />}>
          <AnswerWords question={marked.question} answer={marked.given} />
        </MarkedChoice>
      ) : null}
      <MarkedChoice state="right" chosen={marked.isCorrect} badge={<Icon name="check" small />}>
        <AnswerWords question={marked.question} answer={marked.modelAnswer} />
      </MarkedChoice>
    </div>
  );
}

/** An answer in words: a number with its unit, a text, a list in its order, pairs. */
export function AnswerWords({ question, answer }: { question: QuestionProps; answer: AnswerProps }): ReactNode {
  const { t } = useTranslation('assessment');
  if (question.type === 'true_false' && answer.type === 'true_false') return t(answer.value ? 'true' : 'false');
  if (question.type === 'numeric' && answer.type === 'numeric')
    return (
      <Ltr>
        {answer.value}
        {question.unit && /\p{Nd}$/u.test(answer.value) ? ` ${question.unit}` : ''}
      </Ltr>
    );
  if (question.type === 'short_text' && answer.type === 'short_text') return <Isolate>{answer.text}</Isolate>;
  if (question.type === 'ordering' && answer.type === 'ordering')
    return (
      <ol className={css.rows}>
        {answer.order.map((key, index) => {
          const text = textOf(question.items, key);
          return (
            <li key={key}>
              <span className={css.letter}>{index + 1}</span>
              {text ? <RichText value={text} /> : null}
            </li>
          );
        })}
      </ol>
    );
  if (question.type === 'matching' && answer.type === 'matching')
    return (
      <ul className={css.rows}>
        {question.left.map((left) => {
          const right = textOf(question.right, answer.pairs[left.key]);
          return (
            <li key={left.key}>
              <RichText value={left.text} /> <span aria-hidden>·</span> {right ? <RichText value={right} /> : t('choose')}
            </li>
          );
        })}
      </ul>
    );
  return null;
}
