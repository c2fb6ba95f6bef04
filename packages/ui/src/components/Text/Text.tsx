import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as css from './Text.css.ts';

interface Children {
  children: ReactNode;
}

/** Figures, in Cairo and of equal width. */
export const Num = ({ children }: Children) => <bdi className={css.num}>{children}</bdi>;

/** An island from left to right: a signed number, a phone, a code, a time. */
export const Ltr = ({ children }: Children) => (
  <bdi dir="ltr" className={css.ltr}>
    {children}
  </bdi>
);

/** A text that brings its own direction, such as a person's name. */
export const Isolate = ({ children }: Children) => <bdi>{children}</bdi>;

/** Short facts in one line. A mark stands between them: two numbers side by side would read as one. */
export const Facts = ({ children }: Children) => <span className={css.facts}>{children}</span>;

/** For screen readers alone. */
export const VisuallyHidden = ({ children }: Children) => <span className={css.hidden}>{children}</span>;

/** The first stop of the keyboard: to the page's content. */
export function SkipLink({ to = '#main', children }: { to?: string; children?: ReactNode }) {
  const { t } = useTranslation('frame');
  return (
    <a className={css.skip} href={to}>
      {children ?? t('skipToContent')}
    </a>
  );
}
