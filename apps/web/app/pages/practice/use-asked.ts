import { useActionData, useNavigate, useNavigation, useRevalidator, useSearchParams } from '@remix-run/react';
import type { Answer } from '@darb/contract';
import { useEffect, useReducer, useRef, useState, type FormEvent } from 'react';
import { isQuantityHere, useQuantities } from '../../client/quantity.ts';
import { enqueue } from '../../client/request-queue.ts';
import { belowPrefix } from '../../navigation.tsx';
import { usePrefix } from '../../prefix.ts';
import { answerOfForm } from '../assessment/answer-of-form.ts';
import type { AnswerRefused } from '../assessment/attempt-action.ts';
import { queueId, useQueuedAnswers } from '../assessment/queued-answers.ts';
import { fieldsOf, sentForm, textsOf } from '../assessment/sent-form.ts';
import { placeOf, questionPlace, type AskedSet, type Given, type Here } from './asked.ts';

/** Seconds since a question was shown, by a clock that nobody sets. */
function useSeconds(of: unknown): () => number {
  const since = useRef(0);
  useEffect(() => void (since.current = performance.now()), [of]);
  return () => Math.round((performance.now() - since.current) / 1000);
}

/** The form of an answer, as it was sent; null for another form of the page. */
function answerForm(event: FormEvent<HTMLElement>): FormData | null {
  if (!(event.target instanceof HTMLFormElement) || !event.target.elements.namedItem('question_id')) return null;
  return sentForm(event);
}

/**
 * Questions that are marked at once. Without JavaScript each answer is a form of its own; with it an answer
 * is kept in this browser, sent behind the page, and marked as soon as the server has it.
 */
export function useAsked(of: AskedSet) {
  const { student, attempt, questions } = of;
  const [search] = useSearchParams();
  const prefix = usePrefix();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const actionRefused = useActionData<AnswerRefused>();
  const { revalidate } = useRevalidator();
  const { waiting, unsent, sessionEnded, refused } = useQueuedAnswers(student, attempt);
  const [kept, setKept] = useState<Given>({});
  useEffect(() => setKept((earlier) => ({ ...waiting, ...earlier })), [waiting]);
  const [sending, setSending] = useState<ReadonlySet<number>>(new Set());
  const [problem, setProblem] = useState<{ number: number; key: string; typed: Record<string, string> } | null>(null);
  const [hasBegun, begin] = useReducer(() => true, false);
  useQuantities(hasBegun && questions.some(({ question }) => question.type === 'numeric'));

  const given: Given = Object.fromEntries(Object.entries({ ...waiting, ...kept }).filter(([id]) => !refused[id]));
  const number = placeOf(search.get('question'), questions, given) || 1;
  const asked = questions[number - 1];
  const seconds = useSeconds(asked?.question.id);

  // What waited has arrived, or was refused: the server's own word is fetched and shown.
  const settled = questions.filter(
    ({ question: { id }, marked }) => marked === null && kept[id] !== undefined && waiting[id] === undefined,
  );
  const settledCount = settled.filter(({ question: { id } }) => !sending.has(id)).length;
  const refusedIds = Object.keys(refused).join(' ');
  useEffect(() => {
    if (settledCount > 0 || refusedIds !== '') revalidate();
  }, [settledCount, refusedIds, revalidate]);

  const send = async (id: number, answer: Answer): Promise<void> => {
    setKept((earlier) => ({ ...earlier, [id]: answer }));
    setSending((earlier) => new Set([...earlier, id]));
    const arrived = await enqueue(queueId(student, attempt, id), {
      address: of.answerAddress,
      isAnswered: true,
      fields: {
        ...{ ...of.fields, student, question: String(id) },
        ...{ answer: JSON.stringify(answer), time_spent: String(seconds()) },
      },
    });
    if (arrived) revalidate();
    else setSending((earlier) => new Set([...earlier].filter((one) => one !== id)));
  };

  const capture = (event: FormEvent<HTMLElement>): void => {
    const data = answerForm(event);
    if (!data || !asked) return;
    event.preventDefault();
    const { question } = asked;
    const read = answerOfForm(question, fieldsOf(data), isQuantityHere);
    if ('problem' in read) return setProblem({ number, key: read.problem, typed: Object.fromEntries(textsOf(data)) });
    setProblem(null);
    // the first open question is another one as soon as this one has an answer
    if (!search.has('question')) navigate(belowPrefix(prefix, questionPlace(of, number)) ?? '/', { replace: true });
    void send(question.id, read.answer);
  };

  const own = problem?.number === number ? problem : null;
  const here: Here = {
    given,
    sending,
    form: {
      pending: navigation.state !== 'idle' && navigation.formData !== undefined,
      problem: own?.key ?? actionRefused?.problem ?? (asked ? refused[asked.question.id]?.key : undefined) ?? null,
      typed: own?.typed ?? actionRefused?.typed ?? null,
    },
    unsent: { count: unsent.filter(({ question_id }) => !sending.has(question_id)).length, sessionEnded },
  };
  return { number, here, begin, capture };
}
