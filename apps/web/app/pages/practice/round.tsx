import { redirect } from '@remix-run/node';
import type { ClientActionFunctionArgs } from '@remix-run/react';
import { countryOf } from '@darb/contract/countries';
import { RoundScreen } from '@darb/ui/screens/practice/RoundScreen/RoundScreen';
import type { RoundScreenProps } from '@darb/ui/screens/practice/props';
import { revalidateBetweenQuestions } from '../../client/between-questions.ts';
import { sentOr } from '../../client/connection-lost.ts';
import { href, pathOf } from '../../href.ts';
import { action as actionOf } from '../../server/action.ts';
import { page } from '../../server/page.ts';
import { notFound } from '../../server/session.ts';
import type { Showing } from '../../server/shown.ts';
import { useScreen } from '../../shown-screen.ts';
import { answerOfForm } from '../assessment/answer-of-form.ts';
import { orRefused, refused, type AnswerRefused } from '../assessment/attempt-action.ts';
import { isQuantity } from '../assessment/quantity.ts';
import { orBackToStart } from './back-to-start.ts';
import { askedIn, roundScreen, type OpenRound } from './round-view.ts';
import { secondsSince } from './seconds-since.ts';
import { useAsked } from './use-asked.ts';

type RoundPageData = { open: OpenRound } | { shut: Extract<RoundScreenProps, { state: 'shut' }> };

const LEVELS = 6;

/** A round with all its questions, so that going from one to the next needs no connection. */
export const loader = page('practiceRound', async (given): Promise<Showing<RoundPageData>> => {
  const { api, visit, params, student } = given;
  if (params.round > LEVELS) throw notFound();
  const round = await orBackToStart(given, () => api.practice.roundQuestions({ practice_id: params.practice, round_level: params.round }));
  const progress = href(visit, 'practiceProgress', { practice: params.practice });
  const stage = { title: { text: round.practice_name, lang: round.language }, close: progress };
  const names = { subject: round.practice_name };
  if (round.access === 'must_subscribe') {
    const program = round.program_id;
    const checkout = countryOf(visit.country).checkoutEnabled ? href(visit, 'checkout', { program }, { next: visit.path }) : null;
    return { screen: { shut: { state: 'shut', level: params.round, checkout, progress } }, names, stage: { ...stage, questions: null } };
  }
  const open: OpenRound = {
    round,
    student: student.id,
    answerAddress: href(visit, 'practiceAnswer'),
    shownAt: new Date().toISOString(),
    places: {
      page: href(visit, 'practiceRound', params),
      progress,
      completed: href(visit, 'practiceCompleted', params),
      signIn: href(visit, 'signin', null, { next: visit.path, reason: 'session' }),
      collect: href(visit, 'addToCollection'),
    },
  };
  return { screen: { open }, names, stage: { ...stage, questions: round.questions.length } };
});

/** Marks the answer of a form, and shows it marked. */
export const action = actionOf('practiceRound', async (given) => {
  const { api, visit, params, fields } = given;
  const asked = { practice_id: params.practice, round_level: params.round };
  const { questions } = await orBackToStart(given, () => api.practice.roundQuestions(asked));
  return orRefused(fields, async () => {
    const number = questions.findIndex(({ question }) => String(question.id) === fields.text('question_id')) + 1;
    const question = questions[number - 1]?.question;
    if (!question) return refused('question_not_found', fields, 404);
    const read = answerOfForm(question, fields, isQuantity);
    if ('problem' in read) return refused(read.problem, fields, 422);
    const time_spent = secondsSince(fields.text('shown_at'), Date.now());
    await api.practice.saveAnswer({ ...asked, question_id: question.id, answer: read.answer, time_spent });
    return redirect(pathOf(visit, 'practiceRound', params, { question: number }));
  });
});

export const clientAction = (args: ClientActionFunctionArgs) =>
  sentOr<AnswerRefused>(args, () => ({ problem: 'answer_not_saved', typed: {} }));

export const shouldRevalidate = revalidateBetweenQuestions;

function OpenRoundPage(open: OpenRound) {
  const { number, here, begin, capture } = useAsked(askedIn(open));
  const screen = roundScreen(open, number, here);
  return (
    <div onFocusCapture={begin} onSubmitCapture={capture}>
      {screen ? <RoundScreen key={number} {...screen} /> : null}
    </div>
  );
}

export default function RoundPage() {
  const screen: RoundPageData = useScreen<typeof loader>();
  return 'open' in screen ? (
    <OpenRoundPage key={`${screen.open.round.practice_id} ${screen.open.round.round_level}`} {...screen.open} />
  ) : (
    <RoundScreen {...screen.shut} />
  );
}
