import { useTranslation } from 'react-i18next';
import { Button, Notice } from '../../ui.ts';
import type { Place } from '../../navigation.tsx';

/** The session ended in the middle of a quiz or test: nothing is lost, and where to sign in. */
export function SignedOut({ signIn }: { signIn: Place }) {
  const { t } = useTranslation('assessment');
  return (
    <Notice tone="info" live>
      <p>{t('signedOut.text')}</p>
      <Button look="line" compact to={signIn}>
        {t('signedOut.action')}
      </Button>
    </Notice>
  );
}
