import { useActionData, useNavigate, useNavigation, useRevalidator, useSearchParams, useSubmit } from '@remix-run/react';
import type { Answer, Question } from '@darb/contract';
import type { AnswerForm } from '@darb/ui/screens/assessment/props';
import { useEffect, useReducer, useRef, useState, type FormEvent } from 'react';
import { deviceTimes, rememberOpened } from '../../client/opened-attempt.ts';
import { serverNow, serverSays } from '../../client/server-clock.ts';
import { enqueue } from '../../client/request-queue.ts';
import { isQuantityHere, useQuantities } from '../../client/quantity.ts';
import { belowPrefix } from '../../navigation.tsx';
import { usePrefix } from '../../prefix.ts';
import { answerOfForm } from './answer-of-form.ts';
import type { AnswerRefused } from './attempt-action.ts';
import { afterQuestion, questionPlace, whereOf, type Answers, type OpenAttempt, type OpenPlaces, type Where } from './open-attempt.ts';
import { queueId, useQueuedAnswers, type Unsent } from './queued-answers.ts';
import { fieldsOf, sentForm, textsOf } from './sent-form.ts';

/** What the pages need of an attempt; of a test's questions some may not be here yet. */
interface Attempt {
  id: number;
  type: 'quiz' | 'test';
  start_request_id: string;
  server_time: string;
  questions: readonly (Question | { id: number; type: null })[];
  answers: Answers;
}

interface Acts {
  /** Leads to what became of an attempt that is over. */
  leave: () => void;
  /** What a page does with a press of its own, such as a flag; true where nothing else follows. */
  press?: (intent: string, question: Question) => boolean;
  /** Hands in without a connection; else that waits until there is one. */
  seal?: (unsent: Unsent) => Promise<void>;
}

/**
 * The pages of an open quiz or test. Without JavaScript each answer is a form of its own; with it an answer
 * is kept in this browser, sent behind the page until the server has it, and the next question is there at
 * once.
 */
export function useOpenAttempt(
  attempt: Attempt,
  places: OpenPlaces,
  { student, answerAddress }: OpenAttempt,
  { leave, press, seal }: Acts,
  /** What is shown whatever this browser knows, while questions are missing. */
  shown: Where | null = null,
) {
  const { start_request_id: id, questions } = attempt;
  const [search] = useSearchParams();
  const prefix = usePrefix();
  const navigate = useNavigate();
  const submit = useSubmit();
  const navigation = useNavigation();
  const actionRefused = useActionData<AnswerRefused>();
  const { revalidate } = useRevalidator();
  const [problem, setProblem] = useState<{ where: string; key: string; typed: Record<string, string> } | null>(null);
  const { waiting, unsent, sessionEnded, refused } = useQueuedAnswers(student, id);
  // What was given on this page: the server's own list is not asked for again between the questions.
  const [given, setGiven] = useState<Record<string, Answer>>({});
  // What waited from before arrives behind the page, and is no less given than before.
  useEffect(() => setGiven((earlier) => ({ ...waiting, ...earlier })), [waiting]);
  const isSuperseded = (question: string | number): boolean => refused[question]?.key === 'answer_superseded';
  const answers = Object.fromEntries([
    ...Object.entries(attempt.answers).filter(([question]) => !refused[question] || isSuperseded(question)),
    ...Object.entries({ ...waiting, ...given }).filter(([question]) => !refused[question]),
  ]);
  const where = shown ?? whereOf(search.get('question'), attempt, answers);
  const asked = typeof where === 'number' ? questions[where - 1] : undefined;
  const question = asked?.type ? asked : undefined;
  // not with the page, but once somebody begins to answer, who may go on without a connection
  const [hasBegun, begin] = useReducer(() => true, false);
  useQuantities((hasBegun || Object.keys(given).length > 0) && questions.some(({ type }) => type === 'numeric'));

  useEffect(() => serverSays(attempt.server_time), [attempt.server_time]);
  const assessment = `${attempt.type}/${attempt.id}`;
  useEffect(() => rememberOpened(assessment, id, serverNow() ?? attempt.server_time), [assessment, id, attempt.server_time]);
  // Answered later on another device: that answer is fetched and shown.
  const supersededCount = Object.keys(refused).filter(isSuperseded).length;
  useEffect(() => {
    if (supersededCount > 0) revalidate();
  }, [supersededCount, revalidate]);

  // The attempt went on elsewhere: the page shows what became of it.
  const isOver = Object.values(refused).some(({ key }) => key === 'attempt_submitted' || key === 'attempt_not_found');
  const isIdle = navigation.state === 'idle';
  useEffect(() => {
    if (isOver && isIdle) leave();
  }, [isOver, isIdle, leave]);

  // handing in got no answer: the connection went meanwhile
  const isLost = actionRefused?.problem === 'answer_not_saved';
  const latest = useRef({ seal, unsent });
  useEffect(() => void (latest.current = { seal, unsent }));
  useEffect(() => {
    if (isLost) void latest.current.seal?.(latest.current.unsent);
  }, [isLost]);

  const fail = (key: string, typed = {}): void => setProblem({ where: String(where), key, typed });
  const go = (to: number | 'review'): void => {
    // "back" asks nothing of the server only where the address names its question
    if (!search.has('question')) window.history.replaceState(window.history.state, '', questionPlace(places, where));
    navigate(belowPrefix(prefix, questionPlace(places, to)) ?? '/');
  };
  const keep = (about: Question, answer: Answer): Unsent[number] => {
    const now = serverNow();
    setGiven((earlier) => ({ ...earlier, [about.id]: answer }));
    void enqueue(queueId(student, id, about.id), {
      address: answerAddress,
      isAnswered: true,
      fields: { student, attempt: id, question: String(about.id), answer: JSON.stringify(answer), acted_at: now ?? '' },
    });
    return { question_id: about.id, answer, ...(now ? { acted_at: now } : {}) };
  };
  /** Hands in, with the answers that have not arrived yet; false when that needs a connection. */
  const handIn = (data: FormData, answered: Unsent = []): boolean => {
    const last = [...unsent, ...answered];
    if (!navigator.onLine) {
      void seal?.(last);
      return seal !== undefined;
    }
    data.set('answers', JSON.stringify(last));
    for (const [name, time] of Object.entries(deviceTimes(assessment, id))) data.set(name, time);
    submit(data, { method: 'post', action: belowPrefix(prefix, questionPlace(places, where)) ?? '.' });
    return true;
  };

  const capture = (event: FormEvent<HTMLElement>): void => {
    const data = sentForm(event);
    if (!data) return;
    const fields = fieldsOf(data);
    const typed = Object.fromEntries(textsOf(data));
    const intent = fields.text('intent');
    if (intent === 'submit') {
      event.preventDefault();
      if (!handIn(data)) fail('answer_not_saved', typed);
      return;
    }
    if (!question || typeof where !== 'number') return;
    event.preventDefault();
    if (press?.(intent, question)) return;
    if (intent === 'skip') return go(where < questions.length ? where + 1 : 'review');
    const read = answerOfForm(question, fields, isQuantityHere);
    if ('problem' in read) return fail(read.problem, typed);
    setProblem(null);
    keep(question, read.answer);
    go(afterQuestion(where, attempt, { ...answers, [question.id]: read.answer }));
  };

  /** Hands in with what stands in the form of the question that is shown, where that is an answer. */
  const handInWith = (form: HTMLFormElement | null): boolean => {
    const read = question && form ? answerOfForm(question, fieldsOf(new FormData(form)), isQuantityHere) : null;
    const answered = question && read && 'answer' in read ? [keep(question, read.answer)] : [];
    const data = new FormData();
    data.set('intent', 'submit');
    data.set('attempt', id);
    return handIn(data, answered);
  };

  const here = problem?.where === String(where) ? problem : null;
  const refusedHere = question ? refused[question.id] : undefined;
  const isSupersededHere = question !== undefined && isSuperseded(question.id);
  const form: Omit<AnswerForm, 'action'> = {
    pending: navigation.state !== 'idle' && navigation.formData !== undefined,
    problem: here?.key ?? actionRefused?.problem ?? refusedHere?.key ?? null,
    typed: here?.typed ?? actionRefused?.typed ?? null,
  };
  return {
    where,
    answers,
    unsentCount: unsent.length,
    sessionEnded,
    form,
    /** The answer to the question that is shown which the server did not take. */
    notTaken: isSupersededHere ? undefined : refusedHere?.answer,
    isSupersededHere,
    capture,
    begin,
    handInWith,
  };
}
