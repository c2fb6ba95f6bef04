import { useTranslation } from 'react-i18next';
import { Notice, useFormErrorText } from '../../ui.ts';
import type { FormProblem } from '../../form.ts';

/** Minutes up to which a wait is counted in them; a longer one in hours. */
const IN_MINUTES = 90;

/** "Try again in three minutes", of seconds. */
function useWaitText(): (seconds: number) => string {
  const { t } = useTranslation('formErrors');
  return (seconds) => {
    const minutes = Math.max(1, Math.ceil(seconds / 60));
    return minutes <= IN_MINUTES ? t('retryInMinutes', { count: minutes }) : t('retryInHours', { count: Math.ceil(minutes / 60) });
  };
}

/** What concerns the whole form; a reached limit says how long to wait. */
export function FormNotice({ problem }: { problem: FormProblem<string> | null }) {
  const waitText = useWaitText();
  const errorText = useFormErrorText();
  const text = errorText(problem?.form);
  if (!text) return null;
  return (
    <Notice tone="negative" live>
      {text} {problem?.retryAfter ? waitText(problem.retryAfter) : null}
    </Notice>
  );
}
