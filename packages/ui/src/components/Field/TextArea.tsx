import type { TextareaHTMLAttributes } from 'react';
import * as css from './Field.css.ts';
import { FieldFrame, type Described, type Without } from './FieldFrame.tsx';

export interface TextAreaProps extends Described, Without<TextareaHTMLAttributes<HTMLTextAreaElement>> {}

/** Several lines of text. */
export const TextArea = ({ label, hint, error, optional, hideLabel, id, ...area }: TextAreaProps) => (
  <FieldFrame name={area.name} {...{ label, hint, error, optional, hideLabel, id }}>
    {(control) => <textarea dir="auto" {...area} {...control} className={css.area} />}
  </FieldFrame>
);
