import { useTranslation } from 'react-i18next';
// not by the package's door: it is in every page's chunk, and would take along whatever stands behind that
import { Button } from '../../../components/Button/Button.tsx';
import { SandLine } from '../../../components/Path/SandLine.tsx';
import { Ltr } from '../../../components/Text/Text.tsx';
import type { NotFoundScreenProps } from '../props.ts';
import * as css from './NotFoundScreen.css.ts';

/**
 * A page that is not there, or that went wrong: the line ends in the sand, and there is a way back
 * (rule site 12).
 */
export function NotFoundScreen(props: NotFoundScreenProps) {
  const { t } = useTranslation('frame');
  return (
    <div className={css.lost} data-ground="sky">
      <div className={css.text}>
        {props.state === 'offline' || props.state === 'updating' ? null : (
          <p className={css.code}>{props.state === 'error' ? t('lost.errorCode') : <Ltr>404</Ltr>}</p>
        )}
        <h1>{t(`lost.${props.state}.title`)}</h1>
        <p className={css.lead}>{t(`lost.${props.state}.text`)}</p>
        <div className={css.actions}>
          <Actions {...props} />
        </div>
        {'requestId' in props && props.requestId !== null ? (
          <p className={css.lead}>
            <small>
              {t('lost.request')} <Ltr>{props.requestId}</Ltr>
            </small>
          </p>
        ) : null}
      </div>
      <SandLine />
    </div>
  );
}

function Actions(props: NotFoundScreenProps) {
  const { t } = useTranslation('frame');
  switch (props.state) {
    case 'guest':
      return (
        <>
          <Button to={props.home}>{t('lost.home')}</Button>
          <Button look="line" to={props.signIn}>
            {t('lost.signIn')}
          </Button>
        </>
      );
    case 'student':
      return <Button to={props.dashboard}>{t('lost.dashboard')}</Button>;
    case 'otherProgram':
      return (
        <>
          <Button to={props.selectProgram}>{t('lost.changeProgram')}</Button>
          {props.checkout === null ? null : (
            <Button look="line" to={props.checkout}>
              {t('lost.subscribe')}
            </Button>
          )}
          <Button look="quiet" to={props.dashboard}>
            {t('lost.dashboard')}
          </Button>
        </>
      );
    case 'error':
      return (
        <>
          <Button to={props.retry}>{t('lost.retry')}</Button>
          <Button look="line" to={props.home}>
            {t('lost.home')}
          </Button>
        </>
      );
    case 'offline':
    case 'updating':
      return <Button to={props.retry}>{t('lost.retry')}</Button>;
  }
}
