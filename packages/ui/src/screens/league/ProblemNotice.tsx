import { useTranslation } from 'react-i18next';
import { Button, Notice, type Place } from '../../ui.ts';
import type { MatchProblem } from './match-props.ts';

/** What went wrong with a match, in words with what to do, above the way to try again. */
export function ProblemNotice({ problem, signIn }: { problem: MatchProblem; signIn: Place }) {
  const { t } = useTranslation('match');
  return (
    <Notice
      tone={problem === 'unmet' || problem === 'void' ? 'info' : 'negative'}
      live
      action={
        problem === 'signedOut' ? (
          <Button compact look="line" to={signIn}>
            {t('signIn')}
          </Button>
        ) : undefined
      }
    >
      {t(`problem.${problem}`)}
    </Notice>
  );
}
