import type { ReactNode } from 'react';
import type { TestQuestionProps } from '../props.ts';
import * as css from './QuestionMark.css.ts';

export interface QuestionMarkProps {
  state: TestQuestionProps['state'] | 'here';
  /** In a legend, without its number. */
  small?: boolean;
  children?: ReactNode;
}

/** A question as a station: filled when answered, hollow and inked when skipped. */
export const QuestionMark = ({ state, small = false, children }: QuestionMarkProps) => (
  <span className={css.mark({ state, small })} aria-hidden="true">
    {children}
  </span>
);

/** The flag of a question that its student comes back to. */
export const FlagMark = () => (
  <svg className={css.flag} viewBox="0 0 24 24" aria-hidden="true">
    <path d="M6.5 3.5h11v16.7L12 16l-5.5 4.2z" />
  </svg>
);
