import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { ar, everyState } from '../../../story.tsx';
import type { ContactScreenProps } from '../contact-props.ts';
import { ContactScreen } from './ContactScreen.tsx';

const meta: Meta<typeof ContactScreen> = { title: 'Site/Contact', component: ContactScreen, parameters: { frame: 'guest' } };
export default meta;
type Story = StoryObj<typeof ContactScreen>;

const ways = {
  number: '06 555 0100',
  help: 'support@darb.example',
  ideas: 'feedback@darb.example',
  schools: 'business@darb.example',
  office: ar('جبل اللويبدة، شارع الباعونية، عمّان'),
  map: 'https://maps.example/darb',
};
const nowhere = { number: null, help: null, ideas: null, schools: null, office: null, map: null };
const write = { state: 'write', values: {}, problem: null, pending: false, resetPassword: '#reset', textMax: 10_000 } as const;
const problem = (fields: Record<string, string>, form: string | null = null) => ({ fields, form, retryAfter: null });
const typed = { subject: 'key', reach: '079 555 0142', text: 'كتبتُ المفتاح كما هو على البطاقة، ولا يقبله.' };

export const Write: Story = { args: { ...write, ways } };
/** Before a message about a key is sent, what most often helps. */
export const AboutKey: Story = { args: { ...write, ways, values: typed } };
export const AboutAccount: Story = { tags: ['alike'], args: { ...write, ways, values: { ...typed, subject: 'account' } } };
export const AboutLesson: Story = {
  tags: ['alike'],
  args: { ...write, ways },
  play: async ({ canvasElement }) => void (await userEvent.selectOptions(within(canvasElement).getByRole('combobox'), 'lesson')),
};
export const NothingTyped: Story = {
  args: { ...write, ways, problem: problem({ subject: 'subject_required', reach: 'reach_required', text: 'text_required' }) },
};
export const NoReachAndTooLong: Story = {
  args: {
    ...write,
    ways,
    values: { ...typed, reach: 'salma@', text: 'الدرس لا يفتح. '.repeat(40) },
    problem: problem({ reach: 'reach_invalid', text: 'text_too_big' }),
  },
};
/** What was typed stays where it could not be kept. */
export const Unavailable: Story = { tags: ['alike'], args: { ...write, ways, values: typed, problem: problem({}, 'unavailable') } };
export const Pending: Story = { tags: ['alike'], args: { ...write, ways, values: typed, pending: true } };
/** A country whose contacts the operator has not given. */
export const WithoutOtherWays: Story = { args: { ...write, ways: nowhere } };
export const Sent: Story = { args: { state: 'sent', ways, again: '#again', home: '#home' } };

everyState<ContactScreenProps>()({ write: Write, sent: Sent });
