import type { PracticeRound } from '@darb/contract';
import type { MarkedProps } from '@darb/ui/screens/assessment/props';

/** A marked answer as a screen shows it. */
export const markedOf = (marked: NonNullable<PracticeRound['questions'][number]['marked']>): MarkedProps => ({
  question: marked.question,
  given: marked.given,
  modelAnswer: marked.model_answer,
  isCorrect: marked.is_correct,
  points: marked.points,
  explanation: marked.explanation,
});
