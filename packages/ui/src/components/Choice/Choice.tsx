import type { ChangeEventHandler, ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldError } from '../Field/FieldFrame.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../Text/Text.tsx';
import * as css from './Choice.css.ts';

export interface ChoiceProps {
  type?: 'radio' | 'checkbox';
  name: string;
  value: string;
  /** The key that picks it, shown in the badge and read before its words: 1 to 4. */
  badge?: number;
  defaultChecked?: boolean | undefined;
  checked?: boolean | undefined;
  onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
  /** What a screen reader says instead of the children, where they are a formula. */
  spoken?: string | undefined;
  children: ReactNode;
}

/** One answer of a question, as a card that is a radio button or a checkbox. */
export const Choice = ({ type = 'radio', badge, spoken, children, ...input }: ChoiceProps) => (
  <label className={css.choice}>
    <input
      {...input}
      type={type}
      className={css.input}
      aria-label={spoken === undefined || badge === undefined ? spoken : `${badge}. ${spoken}`}
    />
    <span className={css.edge({ mark: 'none' })} />
    <span className={css.badge({ shape: type, mark: 'none' })}>
      {badge === undefined ? (
        <span className={css.tick}>
          <Icon name="check" small />
        </span>
      ) : (
        <Key>{badge}</Key>
      )}
    </span>
    <span className={css.words}>{children}</span>
  </label>
);

/** The stop is for the ear: `2. 4 m/s²` is not `24 m/s²`. */
const Key = ({ children }: { children: number | string }) => (
  <>
    {children}
    <VisuallyHidden>. </VisuallyHidden>
  </>
);

export interface MarkedChoiceProps {
  type?: 'radio' | 'checkbox';
  /** The key that picked it, which is read too, or a sign. */
  badge?: number | string | ReactElement;
  /** Right and wrong have an icon and a word beside their colour. */
  state: 'right' | 'wrong' | 'plain';
  /** The student gave this answer. */
  chosen?: boolean;
  /** Instead of the usual words. */
  word?: string | undefined;
  children: ReactNode;
}

/** An answer after it was marked: nothing to press, but to read. */
export function MarkedChoice({ type = 'radio', badge, state, chosen = false, word, children }: MarkedChoiceProps) {
  const { t } = useTranslation('frame');
  const usual =
    state === 'right'
      ? chosen
        ? t('yourAnswerRight')
        : t('rightAnswer')
      : state === 'wrong'
        ? t('yourAnswerWrong')
        : chosen
          ? t('yourAnswer')
          : undefined;
  const said = word ?? usual;
  return (
    <div className={`${css.choice} ${css.still}`}>
      <span className={css.edge({ mark: state })} />
      <span className={css.badge({ shape: type, mark: state })}>
        {typeof badge === 'object' || badge === undefined ? badge : <Key>{badge}</Key>}
      </span>
      <span className={css.words}>{children}</span>
      {said === undefined ? null : (
        <span className={css.word({ mark: state })}>
          {state === 'plain' ? null : <Icon name={state === 'right' ? 'check' : 'close'} small />}
          {said}
        </span>
      )}
    </div>
  );
}

export interface ChoiceGroupProps {
  /** The name of its choices, or of what they are a part of; the error's id is made of it. */
  name: string;
  legend: ReactNode;
  hideLegend?: boolean;
  columns?: 1 | 2;
  error?: ReactNode;
  children: ReactNode;
}

/** The answers that belong to one question. */
export function ChoiceGroup({ name, legend, hideLegend = false, columns = 1, error, children }: ChoiceGroupProps) {
  const id = `field-${name}-error`;
  return (
    <fieldset className={css.group} aria-describedby={error ? id : undefined}>
      <legend className={hideLegend ? undefined : css.legend}>{hideLegend ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}</legend>
      <div className={css.choices({ columns })}>{children}</div>
      {error ? <FieldError id={id}>{error}</FieldError> : null}
    </fieldset>
  );
}
