import { redirect } from '@remix-run/node';
import { useNavigation } from '@remix-run/react';
import { ProgressScreen } from '@darb/ui/screens/practice/ProgressScreen/ProgressScreen';
import type { ProgressScreenProps } from '@darb/ui/screens/practice/props';
import { href, pathOf } from '../../href.ts';
import { action as actionOf } from '../../server/action.ts';
import { page } from '../../server/page.ts';
import type { Showing } from '../../server/shown.ts';
import { useScreen } from '../../shown-screen.ts';
import { orBackToStart } from './back-to-start.ts';
import { progressScreen } from './progress-view.ts';

/** The stations of a practice, how it goes, and by `reset` whether to begin anew (rule practice 6). */
export const loader = page('practiceProgress', async (given): Promise<Showing<ProgressScreenProps>> => {
  const { api, visit, params, search } = given;
  const progress = await orBackToStart(given, () => api.practice.progress({ practice_id: params.practice }));
  const screen = progressScreen(given, progress);
  const names = { subject: screen.title.text };
  if (search.get('reset') === null || screen.state === 'fresh') return { screen, names };
  const { title, start } = screen;
  const back = href(visit, 'practiceProgress', params);
  return {
    screen: { state: 'reset', title, start, action: href(visit, 'practiceProgress', params, { reset: 1 }), back, pending: false },
    names,
  };
});

/** Begins a practice anew. */
export const action = actionOf('practiceProgress', async (given) => {
  const { api, visit, params, fields, context } = given;
  if (fields.text('intent') === 'reset') {
    await orBackToStart(given, () => api.practice.reset({ practice_id: params.practice }));
    context.tell('practice_reset');
  }
  return redirect(pathOf(visit, 'practiceProgress', params));
});

export default function ProgressPage() {
  const screen: ProgressScreenProps = useScreen<typeof loader>();
  const { formData } = useNavigation();
  return screen.state === 'reset' ? <ProgressScreen {...screen} pending={formData !== undefined} /> : <ProgressScreen {...screen} />;
}
