import type { ClientActionFunctionArgs } from '@remix-run/react';
import { lazy } from 'react';
import { revalidateBetweenQuestions } from '../../client/between-questions.ts';
import { sentOr } from '../../client/connection-lost.ts';
import { href } from '../../href.ts';
import { action as actionOf } from '../../server/action.ts';
import { page } from '../../server/page.ts';
import { notFound } from '../../server/session.ts';
import type { Showing } from '../../server/shown.ts';
import { useScreen } from '../../shown-screen.ts';
import type { AnswerRefused } from './attempt-action.ts';
import { OpenQuizPage } from './open-quiz-page.tsx';
import { actOnQuiz } from './quiz-action.ts';
import { quizResult } from './quiz-result.ts';
import { QuizResultPage, type QuizResultProps } from './quiz-result-page.tsx';
import type { OpenQuiz } from './quiz-view.ts';

/** Who answers questions has no use for it yet; the server, which alone knows a result, draws it at once. */
const ResultPage = import.meta.env.SSR
  ? QuizResultPage
  : lazy(async () => ({ default: (await import('./quiz-result-page.tsx')).QuizResultPage }));

type QuizPage = { open: OpenQuiz } | QuizResultProps;

/**
 * The open attempt with all its questions, so that going from one to the next needs no connection; or the
 * result of the last one.
 */
export const loader = page('quiz', async (given): Promise<Showing<QuizPage>> => {
  const { api, visit, params, student } = given;
  const quiz = await api.assessment.quiz({ quiz_id: params.quiz, subtopic_id: params.subtopic, get_correct_answers: true });
  const lesson = href(visit, 'lesson', { ...params, lesson: quiz.lesson.id });
  const names = { quiz: quiz.title.text, lesson: quiz.lesson.title.text };
  if (quiz.state === 'submitted') {
    if (!quiz.result) throw notFound();
    const screen: QuizPage = {
      result: await quizResult(given, quiz, quiz.result),
      student: student.id,
      attempt: quiz.start_request_id,
      quiz: quiz.id,
      counted: given.drawn(quiz.marked.map(({ question, given: answer }) => ({ question: { id: question.id }, given: answer }))),
    };
    return { screen, names, stage: { title: quiz.title, close: lesson, questions: null } };
  }
  const screen: QuizPage = {
    open: {
      quiz,
      places: { page: href(visit, 'quiz', params), lesson, signIn: href(visit, 'signin', null, { next: visit.path, reason: 'session' }) },
      student: student.id,
      answerAddress: href(visit, 'quizAnswer'),
    },
  };
  return { screen, names, stage: { title: quiz.title, close: lesson, questions: quiz.questions.length } };
});

export const action = actionOf('quiz', actOnQuiz);

export const clientAction = (args: ClientActionFunctionArgs) =>
  sentOr<AnswerRefused>(args, () => ({ problem: 'answer_not_saved', typed: {} }));

export const shouldRevalidate = revalidateBetweenQuestions;

export default function QuizPage() {
  const screen: QuizPage = useScreen<typeof loader>();
  return 'open' in screen ? (
    <OpenQuizPage key={screen.open.quiz.start_request_id} {...screen.open} />
  ) : (
    <ResultPage key={screen.attempt} {...screen} />
  );
}
