import type { AttemptResult, Quiz } from '@darb/contract';
import type { QuizOutcome, QuizScreenProps } from '@darb/ui/screens/assessment/props';
import { href } from '../../href.ts';
import { placeHref } from '../catalog/item-href.ts';
import type { Given } from '../../server/page.ts';

/**
 * The result of a quiz that was handed in, with each right answer and its explanation, and the way on
 * (rule learning 6).
 */
export async function quizResult(
  { api, visit, params, drawn }: Given<'quiz'>,
  quiz: Quiz,
  result: AttemptResult,
): Promise<Extract<QuizScreenProps, { state: 'result' }>> {
  const next = await api.assessment.continueAfterQuiz({ quiz_id: params.quiz, subtopic_id: params.subtopic });
  const outcome: QuizOutcome = {
    result: result.result,
    correctCount: result.correct_count,
    questionsCount: result.questions_count,
    percentage: result.percentage,
    timeSpent: result.time_spent,
    marked: quiz.marked.map((marked) => ({
      question: marked.question,
      given: marked.given,
      modelAnswer: marked.model_answer,
      isCorrect: marked.is_correct,
      points: marked.points,
      explanation: marked.explanation,
      collect: href(visit, 'addToCollection', null, { question: marked.question.id, next: visit.path }),
    })),
  };
  return {
    state: 'result',
    title: quiz.title,
    lesson: { title: quiz.lesson.title, href: href(visit, 'lesson', { ...params, lesson: quiz.lesson.id }) },
    result: result.result,
    outcome: drawn(outcome),
    lateCount: 0,
    next: {
      title: next.title,
      kind: next.action,
      href: placeHref(visit, params.program, next),
    },
    retakeAction: href(visit, 'quiz', params, { retake: 1 }),
  };
}
