import { useTranslation } from 'react-i18next';
import { IconButton, Link, LocalizedText, SkipLink, Wordmark } from '../ui.ts';
import * as css from './stage-frame.css.ts';
import type { StageFrameProps } from './props.ts';

/** A stage for one task: no sidebar, one way out. */
export function StageFrame({ children, ...bar }: StageFrameProps) {
  return (
    <>
      <SkipLink to="#main" />
      <Bar {...bar} />
      <main id="main" tabIndex={-1} className={css.stageMain}>
        {children}
      </main>
    </>
  );
}

function Bar({ home, close, title, subtitle, timed = false, isPassing = false }: Omit<StageFrameProps, 'children'>) {
  const { t } = useTranslation('frame');
  return (
    <header className={css.stageBar}>
      <IconButton icon="close" label={t(isPassing ? 'close' : 'closeStage')} to={close} />
      <p className={css.stageTitle}>
        <LocalizedText value={title} as="b" />
        {subtitle}
      </p>
      {timed ? (
        <span className={css.stageTime} />
      ) : (
        <Link className={css.stageBrand} to={home} aria-label={t('brandHome')}>
          <Wordmark height={36} />
        </Link>
      )}
    </header>
  );
}
