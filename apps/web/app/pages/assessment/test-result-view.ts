import type { ClosedAttempt, MarkedQuestion, ReviewedAttempt, TestResults } from '@darb/contract';
import { REVIEWS, type ReviewedQuestion, type TestResult } from '@darb/ui/screens/assessment/props';
import { href } from '../../href.ts';
import type { Given } from '../../server/page.ts';
import { placeHref } from '../catalog/item-href.ts';
import { passCountOf } from './test-facts.ts';

type Show = (typeof REVIEWS)[number];

/** The sums of points after each question; sums of thirds must not lose one to binary fractions. */
const climbOf = (marked: readonly MarkedQuestion[]): number[] => {
  let points = 0;
  return marked.map((question) => Math.round((points += question.points) * 1e4) / 1e4);
};

const shareOf = ({ correct_count, questions_count }: { correct_count: number; questions_count: number }) => ({
  correctCount: correct_count,
  questionsCount: questions_count,
});

/** Which questions are shown: those asked for, else those with a wrong answer, else all. */
function showOf(search: URLSearchParams, wrong: number): Show {
  const wanted = search.get('show');
  return REVIEWS.find((name) => name === wanted) ?? (wrong === 0 ? 'all' : 'wrong');
}

/** In the query of a result: no question is open. */
const NONE_OPEN = 0;

/** Which question is asked for to be open; null where the address says nothing. */
function openedOf(search: URLSearchParams): number | null {
  const asked = search.get('question');
  return asked !== null && /^\d{1,3}$/.test(asked) ? Number(asked) : null;
}

/** The better one of the attempts before, if there are any. */
const bestBefore = (attempts: readonly ClosedAttempt[], number: number) => {
  const [best] = attempts.filter((one) => one.number < number).sort((one, other) => other.points - one.points);
  return best ? shareOf(best) : null;
};

/** The result of one closed attempt, with what follows (rule assessment 20, rule assessment 26). */
export async function testResult(
  { api, visit, params, search }: Given<'testResult'>,
  results: TestResults,
  attempt: ClosedAttempt,
  shown: ReviewedAttempt,
): Promise<TestResult> {
  const next = await api.assessment.continueAfterTest({ test_id: params.test, subtopic_id: params.subtopic });
  const { marked, flagged } = shown;
  const lessonHref = (id: number): string => href(visit, 'lesson', { ...params, lesson: id });
  const lessonOf = (id: number | null) => {
    const lesson = shown.topics.find((topic) => topic.lesson?.id === id)?.lesson;
    return id !== null && lesson ? { title: lesson.title, href: lessonHref(id) } : null;
  };
  const is = {
    wrong: ({ is_correct }: MarkedQuestion) => !is_correct,
    flagged: ({ question }: MarkedQuestion) => flagged.includes(question.id),
    all: () => true,
  };
  const show = showOf(search, marked.filter(is.wrong).length);
  const isLast = results.attempts.at(-1)?.start_request_id === attempt.start_request_id;
  const at = isLast ? {} : { attempt: attempt.start_request_id };
  const tab = (name: Show) => ({ count: marked.filter(is[name]).length, href: href(visit, 'testResult', params, { ...at, show: name }) });
  const reviewed = marked
    .map((question, index) => ({ ...question, number: index + 1, lesson: shown.lesson_ids[index] ?? null }))
    .filter(is[show]);
  const opened = openedOf(search) ?? (reviewed.find(is.wrong) ?? reviewed[0])?.number;
  const pageWith = (question: number) =>
    href(visit, 'testResult', params, { ...at, show: search.get('show') === show ? show : null, question });
  const questions = reviewed.map(({ question, given, model_answer, is_correct, points, explanation, number, lesson }): ReviewedQuestion => {
    const isOpen = number === opened;
    const row = { number, stem: question.stem, isAnswered: given !== null, isCorrect: is_correct, points };
    const collect = href(visit, 'addToCollection', null, { question: question.id, next: visit.path });
    const marked = {
      question,
      given,
      modelAnswer: model_answer,
      isCorrect: is_correct,
      points,
      explanation,
      lesson: lessonOf(lesson),
      collect,
    };
    return { ...row, toggle: pageWith(isOpen ? NONE_OPEN : number), opened: isOpen ? marked : null };
  });
  return {
    state: attempt.result,
    title: results.subtopic.title,
    ...shareOf(attempt),
    passCount: passCountOf(attempt.questions_count, results.pass_percentage),
    number: attempt.number,
    climb: climbOf(marked),
    wrongAt: marked.flatMap(({ points }, index) => (points === 0 ? [index + 1] : [])),
    timeSpent: attempt.time_spent,
    closedByTime: attempt.closed_by_time,
    updatedAt: attempt.updated_at,
    unansweredCount: marked.filter(({ given }) => given === null).length,
    bestBefore: bestBefore(results.attempts, attempt.number),
    last: isLast ? null : href(visit, 'testResult', params),
    topics: shown.topics.map(({ lesson, ...share }) => ({ lesson: lesson?.title ?? null, ...shareOf(share) })),
    difficulties: {
      easy: shareOf(shown.difficulties.easy),
      medium: shareOf(shown.difficulties.medium),
      hard: shareOf(shown.difficulties.hard),
    },
    again: shown.see_again.map(({ id, title, duration, wrong_count }) => ({
      id,
      title,
      href: lessonHref(id),
      minutes: Math.max(1, Math.round(duration / 60)),
      wrongCount: wrong_count,
    })),
    review: { show, tabs: { wrong: tab('wrong'), flagged: tab('flagged'), all: tab('all') }, questions },
    next: { action: next.action, title: next.title, href: placeHref(visit, params.program, next) },
    retake: href(visit, 'testResult', params, { retake: 1 }),
  };
}
