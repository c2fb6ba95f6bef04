import { useTranslation } from 'react-i18next';
import { Choice, ChoiceGroup, Field, Ltr, RichText, SelectField, cachedFragment, useAnswerErrorText, useLocale } from '../../../ui.ts';
import { formatNumber, type Language, type Rich } from '@darb/language';
import type { AnswerForm, AnswerProps, QuestionProps } from '../props.ts';
import { lineOf } from './line-of.ts';
import * as css from './QuizScreen.css.ts';

/** The letters of lists, as each language counts with them. */
const LETTERS: Record<Language, readonly string[]> = {
  ar: ['أ', 'ب', 'ج', 'د', 'هـ', 'و', 'ز', 'ح', 'ط', 'ي'],
  en: [...'ABCDEFGHIJ'],
  ur: ['الف', 'ب', 'ج', 'د', 'ہ', 'و', 'ز', 'ح', 'ط', 'ی'],
};

interface AnswerFieldsProps {
  question: QuestionProps;
  given: AnswerProps | null;
  form: AnswerForm;
  /** Short answers of a single choice stand two in a row where there is room. */
  pairs?: boolean;
}

const SHORT = 24;
const areShort = (options: readonly { text: Rich }[]): boolean =>
  options.length % 2 === 0 && options.every(({ text }) => lineOf(text).length <= SHORT);

/** A formula alone names nothing to every screen reader: an answer that has one says its line. */
const spokenOf = (text: Rich): string | undefined => (text.parts.some(({ kind }) => kind === 'math') ? lineOf(text) : undefined);

/** What is asked: the heading of the page, and what the fields answer. */
const Ask = cachedFragment(({ stem }: { stem: Rich }) => (
  <h1 className={css.ask}>
    <RichText value={stem} />
  </h1>
));

interface OptionProps {
  type: 'radio' | 'checkbox';
  option: { key: string; text: Rich };
  badge?: number;
  chosen: boolean;
}

/** One answer of several. Whoever has it in the same place gets the same. */
const Option = cachedFragment(({ type, option, badge, chosen }: OptionProps) => (
  <Choice
    type={type}
    name={type === 'radio' ? 'choice' : 'choices'}
    value={option.key}
    spoken={spokenOf(option.text)}
    badge={badge}
    defaultChecked={chosen}
  >
    <RichText value={option.text} />
  </Choice>
));

/**
 * The fields with which a question is answered; each works without JavaScript, and with the keyboard alone.
 */
export function AnswerFields({ question, given, form, pairs = false }: AnswerFieldsProps) {
  const { t } = useTranslation('assessment');
  const problem = useAnswerErrorText()(form.problem);
  const legend = <Ask stem={question.stem} />;
  const typed = form.typed ?? {};
  switch (question.type) {
    case 'single_choice': {
      const chosen = typed['choice'] ?? (given?.type === 'single_choice' ? given.choice : undefined);
      return (
        <ChoiceGroup name="answer" legend={legend} columns={pairs && areShort(question.options) ? 2 : 1} error={problem}>
          {question.options.map((option, index) => (
            <Option key={option.key} type="radio" option={option} badge={index + 1} chosen={chosen === option.key} />
          ))}
        </ChoiceGroup>
      );
    }
    case 'multiple_choice': {
      const chosen = given?.type === 'multiple_choice' ? given.choices : [];
      return (
        <ChoiceGroup name="answer" legend={legend} error={problem}>
          <p className={css.hint}>{t('hint.multiple')}</p>
          {question.options.map((option) => (
            <Option key={option.key} type="checkbox" option={option} chosen={chosen.includes(option.key)} />
          ))}
        </ChoiceGroup>
      );
    }
    case 'true_false': {
      const chosen = typed['value'] ?? (given?.type === 'true_false' ? String(given.value) : undefined);
      return (
        <ChoiceGroup name="answer" legend={legend} columns={2} error={problem}>
          <Choice name="value" value="true" badge={1} defaultChecked={chosen === 'true'}>
            {t('true')}
          </Choice>
          <Choice name="value" value="false" badge={2} defaultChecked={chosen === 'false'}>
            {t('false')}
          </Choice>
        </ChoiceGroup>
      );
    }
    case 'numeric':
      return (
        <fieldset>
          <legend>{legend}</legend>
          <div className={css.unitRow}>
            <Field
              label={t('number')}
              name="value"
              ltr
              inputMode="text"
              autoComplete="off"
              hint={t('hint.number')}
              defaultValue={typed['value'] ?? (given?.type === 'numeric' ? given.value : undefined)}
              error={problem}
            />
            {question.unit ? (
              <span className={css.unit}>
                <Ltr>{question.unit}</Ltr>
              </span>
            ) : null}
          </div>
        </fieldset>
      );
    case 'short_text':
      return (
        <fieldset>
          <legend>{legend}</legend>
          <div className={css.narrow}>
            <Field
              label={t('words')}
              name="text"
              dir="auto"
              autoComplete="off"
              hint={t('hint.text')}
              defaultValue={typed['text'] ?? (given?.type === 'short_text' ? given.text : undefined)}
              error={problem}
            />
          </div>
        </fieldset>
      );
    case 'ordering':
      return <OrderingFields question={question} given={given} typed={typed} problem={problem} />;
    case 'matching':
      return <MatchingFields question={question} given={given} typed={typed} problem={problem} />;
  }
}

interface Fields<Type extends QuestionProps['type']> {
  question: Extract<QuestionProps, { type: Type }>;
  given: AnswerProps | null;
  typed: Record<string, string>;
  problem: string | undefined;
}

function OrderingFields({ question, given, typed, problem }: Fields<'ordering'>) {
  const { t } = useTranslation('assessment');
  const locale = useLocale();
  const order = given?.type === 'ordering' ? given.order : [];
  return (
    <ChoiceGroup name="answer" legend={<Ask stem={question.stem} />} error={problem}>
      <p className={css.hint}>{t('hint.ordering')}</p>
      {question.items.map((item) => {
        const at = order.indexOf(item.key);
        const chosen = typed[`order.${item.key}`] ?? (at >= 0 ? String(at + 1) : undefined);
        return (
          <div key={item.key} className={css.place}>
            <SelectField
              label={t('placeOf', { item: lineOf(item.text) })}
              hideLabel
              name={`order.${item.key}`}
              placeholder="–"
              {...(chosen === undefined ? {} : { defaultValue: chosen })}
              options={question.items.map((_, index) => ({ value: String(index + 1), text: formatNumber(locale, index + 1) }))}
            />
            <RichText value={item.text} />
          </div>
        );
      })}
    </ChoiceGroup>
  );
}

function MatchingFields({ question, given, typed, problem }: Fields<'matching'>) {
  const { t } = useTranslation('assessment');
  const letters = LETTERS[useLocale().language];
  const letterOf = (index: number): string => letters[index] ?? String(index + 1);
  const pairs = given?.type === 'matching' ? given.pairs : {};
  return (
    <ChoiceGroup name="answer" legend={<Ask stem={question.stem} />} error={problem}>
      <ol className={css.legend}>
        {question.right.map((option, index) => (
          <li key={option.key}>
            <span className={css.letter}>{letterOf(index)}</span>
            <RichText value={option.text} />
          </li>
        ))}
      </ol>
      {question.left.map((option) => {
        const chosen = typed[`pair.${option.key}`] ?? pairs[option.key];
        return (
          <div key={option.key} className={css.pair}>
            <RichText value={option.text} />
            <SelectField
              label={t('matchOf', { item: lineOf(option.text) })}
              hideLabel
              name={`pair.${option.key}`}
              placeholder={t('choose')}
              {...(chosen === undefined ? {} : { defaultValue: chosen })}
              options={question.right.map((right, index) => ({ value: right.key, text: `${letterOf(index)}. ${lineOf(right.text)}` }))}
            />
          </div>
        );
      })}
    </ChoiceGroup>
  );
}
