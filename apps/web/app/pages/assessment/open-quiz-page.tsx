import { useActionData, useNavigate, useNavigation, useRevalidator, useSearchParams, useSubmit } from '@remix-run/react';
import type { Answer } from '@darb/contract';
import { QuizScreen } from '@darb/ui/screens/assessment/QuizScreen/QuizScreen';
import { useEffect, useState, type FormEvent } from 'react';
import { deviceTimes, rememberOpened } from '../../client/opened-attempt.ts';
import { serverNow, serverSays } from '../../client/server-clock.ts';
import { enqueue } from '../../client/request-queue.ts';
import { isQuantityHere, useQuantities } from '../../client/quantity.ts';
import { belowPrefix } from '../../navigation.tsx';
import { usePrefix } from '../../prefix.ts';
import { answerOfForm } from './answer-of-form.ts';
import type { AnswerRefused } from './quiz-action.ts';
import { afterQuestion, openQuizScreen, questionPlace, whereOf, type OpenQuiz } from './quiz-view.ts';
import { queueId, useQueuedAnswers } from './queued-answers.ts';

/** The fields of the form that was sent, with the button that sent it. */
function fieldsOf({ nativeEvent }: FormEvent<HTMLElement>, form: HTMLFormElement): FormData {
  const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
  return new FormData(form, submitter);
}

/**
 * The pages of an open quiz. Without JavaScript each answer is a form of its own; with it an answer is kept
 * in this browser, sent behind the page until the server has it, and the next question is there at once.
 */
export function OpenQuizPage(open: OpenQuiz) {
  const { quiz, places, student, answerAddress } = open;
  const [search] = useSearchParams();
  const prefix = usePrefix();
  const navigate = useNavigate();
  const submit = useSubmit();
  const navigation = useNavigation();
  const actionRefused = useActionData<AnswerRefused>();
  const { revalidate } = useRevalidator();
  const [problem, setProblem] = useState<{ where: string; key: string; typed: Record<string, string> } | null>(null);
  const { waiting, unsent, sessionEnded, refused } = useQueuedAnswers(student, quiz.start_request_id);
  // What was given on this page: the server's own list is not asked for again between the questions.
  const [given, setGiven] = useState<Record<string, Answer>>({});
  const isSuperseded = (id: string | number): boolean => refused[id]?.key === 'answer_superseded';
  const answers = Object.fromEntries([
    ...Object.entries(quiz.answers).filter(([id]) => !refused[id] || isSuperseded(id)),
    ...Object.entries({ ...waiting, ...given }).filter(([id]) => !refused[id]),
  ]);
  const where = whereOf(search.get('question'), quiz, answers);
  useQuantities(typeof where === 'number' && quiz.questions[where - 1]?.type === 'numeric');

  useEffect(() => serverSays(quiz.server_time), [quiz.server_time]);
  const assessment = `quiz/${quiz.id}`;
  useEffect(() => rememberOpened(assessment, quiz.start_request_id), [assessment, quiz.start_request_id]);
  // Answered later on another device: that answer is fetched and shown.
  const supersededCount = Object.keys(refused).filter(isSuperseded).length;
  useEffect(() => {
    if (supersededCount > 0) revalidate();
  }, [supersededCount, revalidate]);

  // The attempt went on elsewhere: the page shows what became of it.
  const isOver = Object.values(refused).some(({ key }) => key === 'attempt_submitted' || key === 'attempt_not_found');
  useEffect(() => {
    if (isOver) navigate(belowPrefix(prefix, places.quiz) ?? '/', { replace: true });
  }, [isOver, navigate, prefix, places.quiz]);

  const capture = (event: FormEvent<HTMLElement>): void => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    const data = fieldsOf(event, form);
    const texts = [...data].filter((field): field is [string, string] => typeof field[1] === 'string');
    const all = (name: string) => texts.filter(([field]) => field === name).map(([, value]) => value);
    const fields = { text: (name: string) => all(name)[0] ?? '', all };
    const typed = Object.fromEntries(texts);
    const intent = fields.text('intent');
    const fail = (key: string): void => setProblem({ where: String(where), key, typed });
    const go = (to: number | 'review'): void => {
      // "back" asks nothing of the server only where the address names its question
      if (!search.has('question')) window.history.replaceState(window.history.state, '', questionPlace(places, where));
      navigate(belowPrefix(prefix, questionPlace(places, to)) ?? '/');
    };
    if (intent === 'submit') {
      event.preventDefault();
      if (!navigator.onLine) return fail('answer_not_saved');
      // Answers that have not arrived yet go along.
      data.set('answers', JSON.stringify(unsent));
      for (const [name, time] of Object.entries(deviceTimes(assessment, quiz.start_request_id))) data.set(name, time);
      submit(data, { method: 'post', action: belowPrefix(prefix, questionPlace(places, where)) ?? '.' });
      return;
    }
    const question = typeof where === 'number' ? quiz.questions[where - 1] : undefined;
    if (!question || typeof where !== 'number') return;
    event.preventDefault();
    if (intent === 'skip') return go(where < quiz.questions.length ? where + 1 : 'review');
    const read = answerOfForm(question, fields, isQuantityHere);
    if ('problem' in read) return fail(read.problem);
    setProblem(null);
    setGiven((earlier) => ({ ...earlier, [question.id]: read.answer }));
    void enqueue(queueId(student, quiz.start_request_id, question.id), {
      address: answerAddress,
      isAnswered: true,
      fields: {
        student,
        attempt: quiz.start_request_id,
        question: String(question.id),
        answer: JSON.stringify(read.answer),
        acted_at: serverNow() ?? '',
      },
    });
    go(afterQuestion(where, quiz, { ...answers, [question.id]: read.answer }));
  };

  const here = problem?.where === String(where) ? problem : null;
  const questionHere = typeof where === 'number' ? (quiz.questions[where - 1]?.id ?? 0) : 0;
  const notTakenHere = isSuperseded(questionHere) ? undefined : refused[questionHere];
  const form = {
    pending: navigation.state !== 'idle' && navigation.formData !== undefined,
    problem: here?.key ?? actionRefused?.problem ?? refused[questionHere]?.key ?? null,
    typed: here?.typed ?? actionRefused?.typed ?? null,
  };
  return (
    <div onSubmitCapture={capture}>
      <QuizScreen
        key={isSuperseded(questionHere) ? `${where} ${quiz.server_time}` : String(where)}
        {...openQuizScreen(open, where, answers, form, { count: unsent.length, sessionEnded }, notTakenHere?.answer)}
      />
    </div>
  );
}
