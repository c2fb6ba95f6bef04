import { IntroScreen } from '@darb/ui/screens/practice/IntroScreen/IntroScreen';
import type { IntroScreenProps } from '@darb/ui/screens/practice/props';
import { href, pathOf } from '../../href.ts';
import { page } from '../../server/page.ts';
import { useScreen } from '../../shown-screen.ts';

/** Nobody's figures: the sample of a page that is shown before there are any. */
const PLACEHOLDER = [100, 90, 80, 70] as const;

/** What practice is, to a guest; a student goes on to the practices. */
export const loader = page('practiceIntro', ({ visit, student, to }): { screen: IntroScreenProps } => {
  if (student) throw to('startPractice');
  const next = { next: pathOf(visit, 'startPractice') };
  return {
    screen: {
      state: 'guest',
      percentages: PLACEHOLDER,
      signUp: href(visit, 'signup', null, next),
      signIn: href(visit, 'signin', null, next),
      subjects: href(visit, 'startPractice'),
    },
  };
});

export default function IntroPage() {
  return <IntroScreen {...useScreen<typeof loader>()} />;
}
