import { redirect } from '@remix-run/node';
import { useActionData, useNavigation, type ClientActionFunctionArgs } from '@remix-run/react';
import { TodayScreen } from '@darb/ui/screens/practice/TodayScreen/TodayScreen';
import type { TodayScreenProps } from '@darb/ui/screens/practice/today-props';
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
import { secondsSince } from './seconds-since.ts';
import { placeOf, planScreen, questionScreen } from './today-view.ts';

/** One of today's five (`question`); what is due (`plan`, and where none is open); `reset` asks first. */
export const loader = page('today', async ({ api, visit, search }): Promise<Showing<TodayScreenProps>> => {
  const stage = { title: titleOf(visit.language, 'today'), close: href(visit, 'dashboard') };
  const plan = href(visit, 'today', null, { plan: 1 });
  if (search.get('reset') !== null)
    return { screen: { state: 'reset', action: plan, back: plan, pending: false }, stage: { ...stage, questions: null } };
  if (search.get('plan') !== null)
    return { screen: planScreen(visit, await api.practice.reviewStanding({})), stage: { ...stage, questions: null } };
  const today = await api.practice.todaysFive({});
  const { questions } = today;
  const shown = questionScreen(visit, today, placeOf(search.get('question'), questions), new Date().toISOString());
  return { screen: shown ?? planScreen(visit, today), stage: { ...stage, questions: shown === null ? null : questions.length } };
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
        const number = placeOf(search.get('question'), questions);
        const about = questions[number - 1]?.question.id;
        if (about !== undefined) await api.practice.guessed({ question_id: about });
        return redirect(pathOf(visit, 'today', null, { question: number }));
      }
      default: {
        const { questions } = await api.practice.todaysFive({});
        const question = questions.find((one) => String(one.question.id) === fields.text('question_id'))?.question;
        if (!question) return refused('question_not_found', fields, 404);
        const read = answerOfForm(question, fields, isQuantity);
        if ('problem' in read) return refused(read.problem, fields, 422);
        const time_spent = secondsSince(fields.text('shown_at'), Date.now());
        const after = await api.practice.saveReview({ question_id: question.id, answer: read.answer, time_spent });
        const number = after.questions.findIndex((one) => one.question.id === question.id) + 1;
        return redirect(pathOf(visit, 'today', null, { question: number }));
      }
    }
  });
});

export const clientAction = (args: ClientActionFunctionArgs) =>
  sentOr<AnswerRefused>(args, () => ({ problem: 'you_are_offline', typed: {} }));

export const shouldRevalidate = revalidateWhenSent;

export default function TodayPage() {
  const screen: TodayScreenProps = useScreen<typeof loader>();
  const answered = useActionData<AnswerRefused>();
  const { formData } = useNavigation();
  const pending = formData !== undefined;
  switch (screen.state) {
    case 'question': {
      const form = { ...screen.form, pending, problem: answered?.problem ?? null, typed: answered?.typed ?? null };
      return <TodayScreen key={screen.question.id} {...screen} form={form} />;
    }
    case 'marked':
      return <TodayScreen {...screen} guess={screen.guess && { ...screen.guess, pending }} />;
    case 'plan':
    case 'reset':
      return <TodayScreen {...screen} pending={pending} />;
  }
}
