import type { Meta, StoryObj } from '@storybook/react-vite';
import { ar, everyState } from '../../../story.tsx';
import { fields, refused } from '../account-samples.ts';
import type { SelectProgramScreenProps } from '../props.ts';
import { SelectProgramScreen } from './SelectProgramScreen.tsx';

const meta: Meta<typeof SelectProgramScreen> = {
  title: 'Account/SelectProgram',
  component: SelectProgramScreen,
  parameters: { frame: 'signIn' },
};
export default meta;
type Story = StoryObj<typeof SelectProgramScreen>;

const programs = [
  { id: 1, title: ar('التوجيهي، العلمي'), subjectsCount: 2, lessonsCount: 21, testsCount: 0 },
  { id: 2, title: ar('الصف العاشر'), subjectsCount: 1, lessonsCount: 2, testsCount: 0 },
  { id: 3, title: ar('التوجيهي، الأدبي'), subjectsCount: 0, lessonsCount: 0, testsCount: 0 },
  { id: 71, title: ar('اختبارات تجريبية للتوجيهي'), subjectsCount: 2, lessonsCount: 0, testsCount: 4 },
];
const countries = [
  { code: 'JO', name: 'الأردن', href: '?country=JO', current: true },
  { code: 'EG', name: 'مصر', href: '?country=EG', current: false },
  { code: 'AE', name: 'الإمارات العربية المتحدة', href: '?country=AE', current: false },
];
const form = { values: {}, problem: null, pending: false, action: '#' };
const base = { ...form, countryName: 'الأردن', countries };

export const Choose: Story = { args: { ...base, state: 'choose', programs } };
export const Change: Story = {
  args: { ...base, state: 'change', programs, current: 1, dashboard: '#dashboard' },
  parameters: { frame: 'student' },
};
export const Empty: Story = {
  args: {
    ...form,
    state: 'empty',
    countryName: 'مصر',
    countries: countries.map((country) => ({ ...country, current: country.code === 'EG' })),
  },
};
export const NothingChosen: Story = {
  args: { ...base, state: 'choose', programs, problem: fields({ program_id: 'field_program_required' }) },
};
export const Unavailable: Story = {
  args: { ...base, state: 'choose', programs, values: { program_id: '2' }, problem: refused('unavailable') },
};
export const Pending: Story = { args: { ...base, state: 'choose', programs, values: { program_id: '1' }, pending: true } };
export const Longest: Story = {
  args: {
    ...base,
    state: 'choose',
    programs: [
      {
        id: 4,
        title: ar('التعليم الثانوي الشامل، الفرع المهني: الفندقة والسياحة وتكنولوجيا المعلومات'),
        subjectsCount: 14,
        lessonsCount: 248,
        testsCount: 0,
      },
      ...programs,
    ],
  },
};
export const Shortest: Story = { args: { ...base, state: 'choose', programs: programs.slice(1, 2), countries: countries.slice(0, 1) } };

everyState<SelectProgramScreenProps>()({ choose: Choose, change: Change, empty: Empty });
