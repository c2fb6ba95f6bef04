import type { Meta, StoryObj } from '@storybook/react-vite';
import { ar, everyState } from '../../../story.tsx';
import type { StartScreenProps } from '../props.ts';
import { StartScreen } from './StartScreen.tsx';

const meta: Meta<typeof StartScreen> = { title: 'Practice/Start', component: StartScreen, parameters: { frame: 'student' } };
export default meta;
type Story = StoryObj<typeof StartScreen>;

export const Subjects: Story = {
  args: {
    state: 'ready',
    today: '#today',
    practices: [
      { id: 11, title: ar('الرياضيات'), icon: 'math', bgColor: '#2F5D9B', questionsCount: 212, href: '#11' },
      { id: 12, title: ar('الفيزياء'), icon: 'physics', bgColor: '#5B4B8A', questionsCount: 96, href: '#12' },
      { id: 13, title: { text: 'English', lang: 'en' }, icon: 'english', bgColor: '#1F6F5C', questionsCount: 3, href: '#13' },
      { id: 14, title: ar('اللغة العربية'), icon: 'arabic', bgColor: '#A3452C', questionsCount: 1, href: '#14' },
    ],
  },
};
const guest = {
  state: 'guest' as const,
  programs: [
    { id: 1, title: ar('التوجيهي – الفرع العلمي'), href: '#1', current: true },
    { id: 2, title: ar('الصف التاسع'), href: '#2', current: false },
  ],
  intro: '#intro',
  signUp: '#signup',
  signIn: '#signin',
};
/** To a guest what can be practised, and the way to an account. */
export const Guest: Story = {
  args: { ...guest, practices: [{ id: 11, title: ar('الرياضيات'), icon: 'math', bgColor: '#2F5D9B', questionsCount: 212, href: '#11' }] },
  parameters: { frame: 'guest' },
};
/** A program that has no questions yet, beside another one. */
export const GuestNoQuestionsYet: Story = { args: { ...guest, practices: [] }, parameters: { frame: 'guest' }, tags: ['alike'] };
export const NoQuestionsYet: Story = { args: { state: 'empty', explore: '#explore' } };

everyState<StartScreenProps>()({ ready: Subjects, guest: Guest, empty: NoQuestionsYet });
