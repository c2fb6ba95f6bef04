import type { Meta, StoryObj } from '@storybook/react-vite';
import { ar, everyState } from '../../../story.tsx';
import type { ExploreScreenProps } from '../props.ts';
import { ExploreScreen } from './ExploreScreen.tsx';

const meta: Meta<typeof ExploreScreen> = { title: 'Catalog/Explore', component: ExploreScreen, parameters: { frame: 'student' } };
export default meta;
type Story = StoryObj<typeof ExploreScreen>;

export const Programs: Story = {
  args: {
    state: 'programs',
    countryName: 'الأردن',
    programs: [
      { id: 1, title: ar('التوجيهي، العلمي'), subjectsCount: 2, lessonsCount: 18, href: '#', mine: true },
      { id: 2, title: ar('الصف التاسع'), subjectsCount: 11, lessonsCount: 1, href: '#', mine: false },
    ],
  },
};
export const NoPrograms: Story = { args: { state: 'noPrograms', countryName: 'عُمان', everywhere: '#' }, parameters: { frame: 'guest' } };
const subjects = {
  state: 'subjects' as const,
  program: ar('التوجيهي، العلمي'),
  back: '#',
  subjects: [
    { id: 11, title: ar('الرياضيات'), icon: 'math' as const, bgColor: '#2F5D9B', lessonsCount: 9, quizzesCount: 9, href: '#' },
    { id: 12, title: ar('الفيزياء'), icon: 'physics' as const, bgColor: '#5B4B8A', lessonsCount: 9, quizzesCount: 9, href: '#' },
  ],
};
export const SubjectsForGuest: Story = { args: { ...subjects, signUp: '#', otherProgram: null }, parameters: { frame: 'guest' } };
export const SubjectsOfAnotherProgram: Story = { args: { ...subjects, signUp: null, otherProgram: { selectProgram: '#' } } };
export const NoSubjects: Story = { args: { state: 'noSubjects', program: ar('الصف التاسع'), back: '#' } };

everyState<ExploreScreenProps>()({ programs: Programs, noPrograms: NoPrograms, subjects: SubjectsForGuest, noSubjects: NoSubjects });
