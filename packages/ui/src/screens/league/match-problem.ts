import { useTranslation } from 'react-i18next';
import type { MatchProblem } from './match-props.ts';

/** What went wrong, in words with what to do. */
export function useMatchProblem(): (problem: MatchProblem) => string {
  const { t } = useTranslation('match');
  return (problem) => t(`problem.${problem}`);
}
