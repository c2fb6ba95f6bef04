import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Place } from '../../navigation.tsx';
import { Button } from '../Button/Button.tsx';
import { EmptyRoad, LostRoad } from './art.tsx';
import * as css from './EmptyState.css.ts';

interface StateProps {
  children?: ReactNode;
  /** Buttons: what to do next. */
  action?: ReactNode;
  headingLevel?: 1 | 2 | 3;
}

export interface EmptyStateProps extends StateProps {
  title: ReactNode;
  art?: ReactNode;
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ title, children, action, art, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={css.state}>
      <div className={css.art}>{art ?? <EmptyRoad />}</div>
      <Heading>{title}</Heading>
      {children ? <div className={css.words}>{children}</div> : null}
      {action ? <div className={css.actions}>{action}</div> : null}
    </div>
  );
}

export interface ErrorStateProps extends StateProps {
  title?: ReactNode;
  /** The same place again, or what to do to try again. */
  retry?: Place | (() => void) | undefined;
}

/** What happened, what to do, and a way to try again. */
export function ErrorState({ title, children, retry, action, headingLevel = 2 }: ErrorStateProps) {
  const { t } = useTranslation('frame');
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={css.state} role="alert">
      <div className={css.art}>
        <LostRoad />
      </div>
      <Heading>{title ?? t('errorTitle')}</Heading>
      <div className={css.words}>{children ?? t('errorWhatToDo')}</div>
      <div className={css.actions}>
        {typeof retry === 'string' ? (
          <Button to={retry} icon="retry" reload>
            {t('retry')}
          </Button>
        ) : retry ? (
          <Button type="button" onClick={retry} icon="retry">
            {t('retry')}
          </Button>
        ) : null}
        {action}
      </div>
    </div>
  );
}
