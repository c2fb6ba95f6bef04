import type { Language } from '@darb/language';
import type { ReactNode } from 'react';
import * as css from './Segments.css.ts';

interface SegmentsProps {
  legend: string;
  name: string;
  options: readonly { value: string; text: ReactNode; lang?: Language }[];
  chosen: string;
}

/** A few short choices side by side, of which one holds. */
export const Segments = ({ legend, name, options, chosen }: SegmentsProps) => (
  <fieldset className={css.group}>
    <legend className={css.legend}>{legend}</legend>
    <div className={css.options}>
      {options.map(({ value, text, lang }) => (
        <label key={value} className={css.option}>
          <input type="radio" className={css.input} name={name} value={value} defaultChecked={value === chosen} />
          <span className={css.face} lang={lang}>
            {text}
          </span>
        </label>
      ))}
    </div>
  </fieldset>
);
