import { useTranslation } from 'react-i18next';
import { Button, Ltr } from '../../../ui.ts';
import type { FailureScreenProps, NotFoundScreenProps } from '../props.ts';
import { FailureScreen, Lost } from './FailureScreen.tsx';

type MissingProps = Exclude<NotFoundScreenProps, FailureScreenProps>;

/** A page that is not there, or that went wrong. */
export const NotFoundScreen = (props: NotFoundScreenProps) =>
  props.state === 'error' || props.state === 'offline' || props.state === 'updating' ? (
    <FailureScreen {...props} />
  ) : (
    <MissingScreen {...props} />
  );

function MissingScreen(props: MissingProps) {
  const { t } = useTranslation('lost');
  const { state } = props;
  return (
    <Lost
      code={<Ltr>404</Ltr>}
      title={t(`page.${state}.title`)}
      text={t(`page.${state}.text`)}
      requestId={props.state === 'guest' ? null : props.requestId}
    >
      <Actions {...props} />
    </Lost>
  );
}

function Actions(props: MissingProps) {
  const { t } = useTranslation(['lost', 'frame']);
  switch (props.state) {
    case 'guest':
      return (
        <>
          <Button to={props.home}>{t('frame:lost.home')}</Button>
          <Button look="line" to={props.signIn}>
            {t('signIn')}
          </Button>
        </>
      );
    case 'student':
      return <Button to={props.dashboard}>{t('dashboard')}</Button>;
    case 'otherProgram':
      return (
        <>
          <Button to={props.selectProgram}>{t('changeProgram')}</Button>
          {props.checkout === null ? null : (
            <Button look="line" to={props.checkout}>
              {t('subscribe')}
            </Button>
          )}
          <Button look="quiet" to={props.dashboard}>
            {t('dashboard')}
          </Button>
        </>
      );
  }
}
