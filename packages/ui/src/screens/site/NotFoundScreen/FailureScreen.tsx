import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
// not by the package's door: it is in every page's chunk, and would take along whatever stands behind that
import { Button } from '../../../components/Button/Button.tsx';
import { SandLine } from '../../../components/Path/SandLine.tsx';
import { Ltr } from '../../../components/Text/Text.tsx';
import type { FailureScreenProps } from '../props.ts';
import * as css from './NotFoundScreen.css.ts';

interface LostProps {
  code?: ReactNode;
  title: string;
  text: string;
  requestId?: string | null;
  children: ReactNode;
}

/** A page that leads nowhere: the line ends in the sand, and there is a way back (rule site 12). */
export function Lost({ code, title, text, requestId, children }: LostProps) {
  const { t } = useTranslation('frame');
  return (
    <div className={css.lost} data-ground="sky">
      <div className={css.text}>
        {code ? <p className={css.code}>{code}</p> : null}
        <h1>{title}</h1>
        <p className={css.lead}>{text}</p>
        <div className={css.actions}>{children}</div>
        {requestId ? (
          <p className={css.lead}>
            <small>
              {t('lost.request')} <Ltr>{requestId}</Ltr>
            </small>
          </p>
        ) : null}
      </div>
      <SandLine />
    </div>
  );
}

/**
 * A page that went wrong, or that cannot be reached now. Every page has it, since there may be no network.
 */
export function FailureScreen(props: FailureScreenProps) {
  const { t } = useTranslation('frame');
  const { state, retry } = props;
  const failed = state === 'error' ? props : null;
  return (
    <Lost
      code={failed && t('lost.errorCode')}
      title={t(`lost.${state}.title`)}
      text={t(`lost.${state}.text`)}
      requestId={failed?.requestId ?? null}
    >
      <Button to={retry}>{t('lost.retry')}</Button>
      {failed ? (
        <Button look="line" to={failed.home}>
          {t('lost.home')}
        </Button>
      ) : null}
    </Lost>
  );
}
