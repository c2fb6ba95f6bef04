import type { Meta, StoryObj } from '@storybook/react-vite';
import { ar, everyState } from '../../../story.tsx';
import { fields, refused } from '../account-samples.ts';
import type { CurriculumScreenProps } from '../props.ts';
import { CurriculumScreen } from './CurriculumScreen.tsx';

const meta: Meta<typeof CurriculumScreen> = {
  title: 'Account/Curriculum',
  component: CurriculumScreen,
  parameters: { frame: 'student' },
};
export default meta;
type Story = StoryObj<typeof CurriculumScreen>;

const programs = [
  { id: 1, title: ar('التوجيهي، العلمي'), subjectsCount: 2, lessonsCount: 21, testsCount: 0 },
  { id: 2, title: ar('الصف العاشر'), subjectsCount: 1, lessonsCount: 2, testsCount: 0 },
  { id: 71, title: ar('اختبارات تجريبية للتوجيهي'), subjectsCount: 2, lessonsCount: 0, testsCount: 4 },
];
const countries = [
  { code: 'JO', name: 'الأردن', href: '?country=JO', current: true },
  { code: 'EG', name: 'مصر', href: '?country=EG', current: false },
];
const form = { values: {}, problem: null, pending: false, action: '#', back: '#settings' };
const base = { ...form, state: 'choose' as const, countryName: 'الأردن', countries, programs, current: 1, keep: '#keep', keyOpens: null };

export const Choose: Story = { args: base };
export const WithKey: Story = { args: { ...base, keyOpens: ar('التوجيهي، العلمي') } };
export const Empty: Story = {
  args: {
    ...form,
    state: 'empty',
    countryName: 'مصر',
    keyOpens: null,
    countries: countries.map((country) => ({ ...country, current: country.code === 'EG' })),
  },
};
export const NothingChosen: Story = { args: { ...base, current: 9, problem: fields({ program_id: 'field_program_required' }) } };
export const Unavailable: Story = { args: { ...base, values: { program_id: '2' }, problem: refused('unavailable') } };
export const Pending: Story = { args: { ...base, values: { program_id: '2' }, pending: true } };

everyState<CurriculumScreenProps>()({ choose: Choose, empty: Empty });
