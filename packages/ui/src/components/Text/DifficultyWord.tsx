import { useTranslation } from 'react-i18next';

/** What a difficulty is called. */
export function DifficultyWord({ difficulty }: { difficulty: 'easy' | 'medium' | 'hard' }) {
  const { t } = useTranslation('frame');
  return <>{t(`difficulty.${difficulty}`)}</>;
}
