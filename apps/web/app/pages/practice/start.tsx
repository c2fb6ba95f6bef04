import type { PracticeSummary } from '@darb/contract';
import { StartScreen } from '@darb/ui/screens/practice/StartScreen/StartScreen';
import type { PracticeRow, StartScreenProps } from '@darb/ui/screens/practice/props';
import { href, pathOf } from '../../href.ts';
import { page, type Given } from '../../server/page.ts';
import { useScreen } from '../../shown-screen.ts';

const rowOf = ({ practice_id: id, practice_name, language, icon, color, questions_count }: PracticeSummary, to: string): PracticeRow => ({
  id,
  title: { text: practice_name, lang: language },
  icon: icon as PracticeRow['icon'],
  bgColor: color,
  questionsCount: questions_count,
  href: to,
});

/** The practices of the student's program; to a guest those of one of the country's programs. */
export const loader = page('startPractice', async (given): Promise<{ screen: StartScreenProps }> => {
  const { api, visit, student } = given;
  if (!student) return { screen: await guestScreen(given) };
  const program = student.program_id ?? 0;
  const { practices } = await api.practice.programPractices({ program_id: program });
  if (practices.length === 0) return { screen: { state: 'empty', explore: href(visit, 'exploreProgram', { program }) } };
  return {
    screen: {
      state: 'ready',
      today: href(visit, 'today', null, { plan: 1 }),
      practices: practices.map((one) => rowOf(one, href(visit, 'practiceProgress', { practice: one.practice_id }))),
    },
  };
});

/** What can be practised, by `program` in the address; each subject leads to signing up, and back to it. */
async function guestScreen({ api, visit, search }: Given<'startPractice'>): Promise<StartScreenProps> {
  const { programs } = await api.catalog.programs({ country: visit.country });
  const byOrder = [...programs].sort((a, b) => b.order - a.order);
  const shown = byOrder.find(({ id }) => String(id) === search.get('program')) ?? byOrder[0];
  if (!shown) return { state: 'empty', explore: href(visit, 'explore') };
  const { practices } = await api.practice.programPractices({ program_id: shown.id });
  const next = { next: pathOf(visit, 'startPractice') };
  return {
    state: 'guest',
    practices: practices.map((one) =>
      rowOf(one, href(visit, 'signup', null, { next: pathOf(visit, 'practiceProgress', { practice: one.practice_id }) })),
    ),
    programs: byOrder.map(({ id, title }) => ({
      id,
      title,
      href: href(visit, 'startPractice', null, { program: id }),
      current: id === shown.id,
    })),
    intro: href(visit, 'practiceIntro'),
    signUp: href(visit, 'signup', null, next),
    signIn: href(visit, 'signin', null, next),
  };
}

export default function StartPage() {
  return <StartScreen {...useScreen<typeof loader>()} />;
}
