import { formatNumber } from '@darb/language';
import { useTranslation } from 'react-i18next';
import type { Place } from '../../../navigation.tsx';
import { Button, Form, Icon, Link, Notice, RichText, useAnswerErrorText, useLocale } from '../../../ui.ts';
import type { AnswerForm, TestQuestionProps } from '../props.ts';
import { QuestionMark } from './QuestionMark.tsx';
import * as css from './HandIn.css.ts';

/** Rows for what has no answer; the rest is a count. */
const ROWS = 5;

export interface HandInProps {
  attempt: string;
  questions: readonly TestQuestionProps[];
  form: Pick<AnswerForm, 'action' | 'pending'>;
  /** A key of `errors`. */
  problem: string | null;
  /** Where going back leads when every question has its answer. */
  back: Place;
  /** Something besides the way back, such as closing a dialog. */
  onGo?: (() => void) | undefined;
}

/** The sentence below the question whether to hand in. */
export function useHandInText(questions: readonly TestQuestionProps[]): string {
  const { t } = useTranslation(['test', 'assessment']);
  const count = questions.filter(({ state }) => state !== 'answered').length;
  return count === 0 ? t('handIn.complete') : t('handIn.open', { count });
}

/**
 * What has no answer yet, and the two ways on: who has left something out is led back to it first, else the
 * test is handed in.
 */
export function HandIn({ attempt, questions, form, problem, back, onGo }: HandInProps) {
  const { t } = useTranslation(['test', 'assessment']);
  const locale = useLocale();
  const errorText = useAnswerErrorText();
  const open = questions.flatMap(({ state, ...question }, index) =>
    state === 'answered' ? [] : [{ ...question, state, number: index + 1 }],
  );
  const [first] = open;
  const submit = (
    <Button wide look={first ? 'line' : 'primary'} name="intent" value="submit" pending={form.pending}>
      {t('handIn.now')}
    </Button>
  );
  return (
    <>
      {first ? (
        <ul className={css.rows}>
          {open.slice(0, ROWS).map(({ id, number, state, flagged, stem, href }) => (
            <li key={id}>
              <Link to={href} onClick={onGo} className={css.row}>
                <QuestionMark state={state}>{formatNumber(locale, number)}</QuestionMark>
                <span className={css.words}>
                  {stem ? (
                    <b>
                      <RichText value={stem} />
                    </b>
                  ) : (
                    <b>{t('assessment:questionNumber', { number })}</b>
                  )}
                  <span>{t(flagged ? `handIn.flaggedState.${state}` : `assessment:states.${state}`)}</span>
                </span>
                <Icon name="chev" small />
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      {open.length > ROWS ? <p className={css.more}>{t('handIn.more', { count: open.length - ROWS })}</p> : null}
      {problem ? (
        <Notice tone="negative" live>
          {errorText(problem)}
        </Notice>
      ) : null}
      <Form action={form.action} method="post" className={css.acts}>
        <input type="hidden" name="attempt" value={attempt} />
        {first ? null : submit}
        <Button wide look={first ? 'primary' : 'line'} to={first?.href ?? back} onClick={onGo}>
          {first ? t('handIn.back', { number: first.number }) : t('handIn.toQuestions')}
        </Button>
        {first ? submit : null}
      </Form>
    </>
  );
}
