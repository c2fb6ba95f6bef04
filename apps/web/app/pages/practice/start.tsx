import { StartScreen } from '@darb/ui/screens/practice/StartScreen/StartScreen';
import type { StartScreenProps } from '@darb/ui/screens/practice/props';
import { href } from '../../href.ts';
import { page } from '../../server/page.ts';
import { useScreen } from '../../shown-screen.ts';

/** The practices of the student's program; a guest is told what practice is. */
export const loader = page('startPractice', async ({ api, visit, student, to }): Promise<{ screen: StartScreenProps }> => {
  if (!student) throw to('practiceIntro');
  const program = student.program_id ?? 0;
  const { practices } = await api.practice.programPractices({ program_id: program });
  if (practices.length === 0) return { screen: { state: 'empty', explore: href(visit, 'exploreProgram', { program }) } };
  return {
    screen: {
      state: 'ready',
      today: href(visit, 'today', null, { plan: 1 }),
      practices: practices.map(({ practice_id: id, practice_name, language, icon, color, questions_count }) => ({
        id,
        title: { text: practice_name, lang: language },
        icon: icon as Extract<StartScreenProps, { state: 'ready' }>['practices'][number]['icon'],
        bgColor: color,
        questionsCount: questions_count,
        href: href(visit, 'practiceProgress', { practice: id }),
      })),
    },
  };
});

export default function StartPage() {
  return <StartScreen {...useScreen<typeof loader>()} />;
}
