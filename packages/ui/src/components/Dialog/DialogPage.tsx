import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Place } from '../../navigation.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './Dialog.css.ts';

export interface DialogPageProps {
  title: ReactNode;
  description?: ReactNode;
  closeTo?: Place | undefined;
  art?: ReactNode;
  headingLevel?: 1 | 2;
  children: ReactNode;
}

const TITLE = 'dialog-title';

/** What a dialog shows, as a part of the page, which has one: before and without JavaScript. */
export function DialogPage({ title, description, closeTo, art, headingLevel = 1, children }: DialogPageProps) {
  const { t } = useTranslation('frame');
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={`${css.dialog} ${css.lying}`} aria-labelledby={TITLE}>
      {art ? <div className={css.art}>{art}</div> : null}
      <Heading id={TITLE} className={css.title}>
        {title}
      </Heading>
      {description ? <p className={css.description}>{description}</p> : null}
      {children}
      {closeTo ? (
        <span className={css.close}>
          <IconButton icon="close" label={t('close')} to={closeTo} />
        </span>
      ) : null}
    </section>
  );
}
