import { redirect } from '@remix-run/node';
import { useNavigation, type ClientActionFunctionArgs, type ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { TodayScreen } from '@darb/ui/screens/practice/TodayScreen/TodayScreen';
import type { TodayScreenProps } from '@darb/ui/screens/practice/today-props';
import { revalidateBetweenQuestions } from '../../client/between-questions.ts';
import { revalidateWhenSent, sentOr } from '../../client/connection-lost.ts';
import { href, pathOf } from '../../href.ts';
import { action as actionOf } from '../../server/action.ts';
import { page } from '../../server/page.ts';
import type { Showing } from '../../server/shown.ts';
import { useScreen } from '../../shown-screen.ts';
import { titleOf } from '../../server/page-title.ts';
import { answerOfForm } from '../assessment/answer-of-form.ts';
import { orRefused, refused, type AnswerRefused } from '../assessment/attempt-action.ts';
import { isQuantity } from '../assessment/quantity.ts';
import { placeOf } from './asked.ts';
import { secondsSince } from './seconds-since.ts';
import { askedToday, planScreen, todayScreen, type OpenToday } from './today-view.ts';
import { useAsked } from './use-asked.ts';

type TodayPageData = { open: OpenToday } | { plan: Extract<TodayScreenProps, { state: 'plan' | 'reset' }> };

/** Today's five, all at once, as they need no connection; `plan`: what is due; `reset` asks first. */
export const loader = page('today', async ({ api, visit, search, student, to }): Promise<Showing<TodayPageData>> => {
  const stage = { title: titleOf(visit.language, 'today'), close: href(visit, 'dashboard') };
  const plan = href(visit, 'today', null, { plan: 1 });
  if (search.get('reset') !== null)
    return { screen: { plan: { state: 'reset', action: plan, back: plan, pending: false } }, stage: { ...stage, questions: null } };
  if (search.get('plan') !== null)
    return { screen: { plan: planScreen(visit, await api.practice.reviewStanding({})) }, stage: { ...stage, questions: null } };
  const { questions } = await api.practice.todaysFive({});
  if (placeOf(search.get('question'), questions, {}) === 0) throw to('today', null, { plan: 1 });
  const open: OpenToday = {
    questions,
    student: student.id,
    answerAddress: href(visit, 'practiceAnswer'),
    shownAt: new Date().toISOString(),
    places: {
      page: href(visit, 'today'),
      dashboard: href(visit, 'dashboard'),
      plan,
      signIn: href(visit, 'signin', null, { next: visit.path, reason: 'session' }),
      collect: href(visit, 'addToCollection'),
    },
  };
  return { screen: { open }, stage: { ...stage, questions: questions.length } };
});

/** Marks an answer, says that one was guessed, switches on or off, or begins anew. */
export const action = actionOf('today', async ({ api, visit, fields, context, search }) => {
  const plan = () => redirect(pathOf(visit, 'today', null, { plan: 1 }));
  return orRefused(fields, async () => {
    switch (fields.text('intent')) {
      case 'switch':
        await api.practice.switchReviews({ is_on: fields.text('is_on') === '1' });
        return plan();
      case 'reset':
        await api.practice.resetReviews({});
        context.tell('reviews_reset');
        return plan();
      case 'guessed': {
        const { questions } = await api.practice.todaysFive({});
        const number = placeOf(search.get('question'), questions, {});
        const about = questions[number - 1]?.question.id;
        if (about !== undefined) await api.practice.guessed({ question_id: about });
        return redirect(pathOf(visit, 'today', null, { question: number }));
      }
      default: {
        const { questions } = await api.practice.todaysFive({});
        const number = questions.findIndex((one) => String(one.question.id) === fields.text('question_id')) + 1;
        const question = questions[number - 1]?.question;
        if (!question) return refused('question_not_found', fields, 404);
        const read = answerOfForm(question, fields, isQuantity);
        if ('problem' in read) return refused(read.problem, fields, 422);
        const time_spent = secondsSince(fields.text('shown_at'), Date.now());
        await api.practice.saveReview({ question_id: question.id, answer: read.answer, time_spent });
        return redirect(pathOf(visit, 'today', null, { question: number }));
      }
    }
  });
});

export const clientAction = (args: ClientActionFunctionArgs) =>
  sentOr<AnswerRefused>(args, () => ({ problem: 'you_are_offline', typed: {} }));

const isAside = ({ searchParams }: URL): boolean => searchParams.has('plan') || searchParams.has('reset');

export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs): boolean =>
  isAside(args.currentUrl) || isAside(args.nextUrl) ? revalidateWhenSent(args) : revalidateBetweenQuestions(args);

function OpenTodayPage(open: OpenToday) {
  const { number, here, begin, capture } = useAsked(askedToday(open));
  const screen = todayScreen(open, number, here);
  return (
    <div onFocusCapture={begin} onSubmitCapture={capture}>
      {screen ? <TodayScreen key={number} {...screen} /> : null}
    </div>
  );
}

export default function TodayPage() {
  const screen: TodayPageData = useScreen<typeof loader>();
  const { formData } = useNavigation();
  return 'open' in screen ? <OpenTodayPage {...screen.open} /> : <TodayScreen {...screen.plan} pending={formData !== undefined} />;
}
