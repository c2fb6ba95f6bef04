import { data } from '@remix-run/node';
import { useActionData, useLocation, useRevalidator, type ClientActionFunctionArgs } from '@remix-run/react';
import { countryOf } from '@darb/contract/countries';
import { LessonScreen } from '@darb/ui/screens/learning/LessonScreen/LessonScreen';
import type { LessonScreenProps, OpinionRefused } from '@darb/ui/screens/learning/props';
import { useCallback, useEffect, useMemo } from 'react';
import { filmOpens, isFilmRefused, wasFilmRefused } from '../../client/film-access.ts';
import { reportWatched } from '../../client/watched.ts';
import { href } from '../../href.ts';
import { sentOr } from '../../client/connection-lost.ts';
import { action as actionOf } from '../../server/action.ts';
import { page } from '../../server/page.ts';
import { isRefusal } from '../../server/session.ts';
import type { Showing } from '../../server/shown.ts';
import { usePageText, useScreen } from '../../shown-screen.ts';
import { lessonHead, lessonTrail } from './lesson-head.ts';

type WithoutText<Props> = Props extends { state: 'ready' } ? Omit<Props, 'text'> : Props;

/** The screen's props but its text, and for a student where the browser reports what was watched. */
interface LessonPage {
  props: WithoutText<LessonScreenProps>;
  reports: { student: string; lesson: number; address: string } | null;
}

export const loader = page('lesson', async (given): Promise<Showing<LessonPage>> => {
  const { api, visit, params, student, context } = given;
  const [lesson, path] = await Promise.all([
    api.learning.lesson({ id: params.lesson }),
    api.learning.lessons({ subtopic_id: params.subtopic }),
  ]);
  const head = lessonHead(given, lesson, path);
  const names = { lesson: lesson.title.text, subject: lesson.subject.title.text };
  const trail = lessonTrail(lesson);
  const keeps = { next: visit.path };
  if (lesson.access === 'must_sign_up')
    return {
      screen: {
        props: { ...head, state: 'mustSignUp', signUp: href(visit, 'signup', null, keeps), signIn: href(visit, 'signin', null, keeps) },
        reports: null,
      },
      names,
      trail,
    };
  if (lesson.access === 'must_subscribe' || !lesson.video || !student) {
    const checkout = countryOf(visit.country).checkoutEnabled ? href(visit, 'checkout', params, keeps) : null;
    return {
      screen: { props: { ...head, state: 'mustSubscribe', checkout, explore: href(visit, 'exploreProgram', params) }, reports: null },
      names,
      trail,
    };
  }
  const props: LessonPage['props'] = {
    ...head,
    state: 'ready',
    video: lesson.video,
    watched: lesson.watched,
    quiz: lesson.quiz_id === null ? null : { href: href(visit, 'quiz', { ...params, quiz: lesson.quiz_id }), done: lesson.quiz_done },
    feedback: lesson.feedback,
    feedbackAction: href(visit, 'lesson', params),
    feedbackSaved: false,
    dataSaver: context.savesData,
  };
  const reports = { student: student.id, lesson: lesson.id, address: href(visit, 'lessonProgress') };
  return { screen: { props, reports }, names, trail, text: lesson.text };
});

/** Whether the student's opinion was saved, or could not be sent, or what was wrong with it. */
interface Opinion {
  feedbackSaved: boolean;
  unsent?: boolean;
  refused?: OpinionRefused;
}

/** Saves the student's opinion of the lesson: stars, and words if there are any. */
export const action = actionOf('lesson', async ({ api, params, fields, visit, to }) => {
  if (!visit.student) throw to('signin', null, { next: visit.path });
  const typed = { stars: fields.text('stars'), text: fields.text('text') };
  try {
    await api.learning.saveFeedback({ lesson_id: params.lesson, stars: Number(typed.stars), text: typed.text });
    return data<Opinion>({ feedbackSaved: true });
  } catch (thrown) {
    if (!isRefusal(thrown) || thrown.messageKey !== 'rule_broken') throw thrown;
    const ruleOf = (field: string) => thrown.errors.find(({ path }) => path === field)?.rule;
    const text = ruleOf('text');
    const refused: OpinionRefused = {
      starsMissing: ruleOf('stars') !== undefined,
      text: text === undefined ? null : text === 'too_big' ? 'tooLong' : 'unreadable',
      typed,
    };
    return data<Opinion>({ feedbackSaved: false, refused }, { status: 422 });
  }
});

export const clientAction = (args: ClientActionFunctionArgs) => sentOr<Opinion>(args, () => ({ feedbackSaved: false }));

export { revalidateWhenSent as shouldRevalidate } from '../../client/connection-lost.ts';

export default function LessonPage() {
  const { props, reports } = useScreen<typeof loader>();
  const text = usePageText();
  const answer = useActionData<Opinion>();
  const { student, lesson, address } = reports ?? { student: '', lesson: 0, address: '' };
  const onWatched = useMemo(() => (address === '' ? undefined : reportWatched({ student, lesson, address })), [student, lesson, address]);
  const { revalidate } = useRevalidator();
  const { pathname } = useLocation();
  const onFailed = useCallback(
    (source: string) => void isFilmRefused(source, pathname).then((refused) => (refused ? revalidate() : undefined)),
    [revalidate, pathname],
  );
  const isOpen = props.state === 'ready';
  useEffect(() => (isOpen ? filmOpens() : undefined), [isOpen]);
  if (props.state !== 'ready') return <LessonScreen key={lesson} {...props} whileWatching={wasFilmRefused(pathname)} />;
  return (
    <LessonScreen
      key={lesson}
      {...props}
      text={text}
      onWatched={onWatched}
      onFailed={onFailed}
      feedbackSaved={answer?.feedbackSaved === true}
      feedbackUnsent={answer?.unsent === true}
      feedbackRefused={answer?.refused ?? null}
    />
  );
}
