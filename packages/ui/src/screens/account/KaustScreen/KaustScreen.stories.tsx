import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyState } from '../../../story.tsx';
import { DIAL_CODES, fields, refused } from '../account-samples.ts';
import type { KaustScreenProps } from '../props.ts';
import { KaustScreen } from './KaustScreen.tsx';

const meta: Meta<typeof KaustScreen> = { title: 'Account/Kaust', component: KaustScreen, parameters: { frame: 'signIn' } };
export default meta;
type Story = StoryObj<typeof KaustScreen>;

const base: KaustScreenProps = {
  state: 'ready',
  values: {},
  problem: null,
  pending: false,
  dialCodes: DIAL_CODES,
  country: 'EG',
  signIn: '#signin',
  logins: [],
  signUp: '#signup',
  terms: '#terms',
  privacy: '#privacy',
};

export const Ready: Story = { args: base };
export const NumberOfAnotherKind: Story = {
  args: { ...base, values: { full_name: 'سلمى', kaust_phone: '0790123456' }, problem: fields({ kaust_phone: 'field_kaust_phone' }) },
};
export const NumberTaken: Story = {
  args: { ...base, values: { full_name: 'سلمى', kaust_phone: '1012345678' }, problem: fields({ kaust_phone: 'stud_fail_phone' }) },
};
export const DayLimit: Story = { args: { ...base, problem: refused('sms_otp_fail_exceed_count_limit', 39_000) } };
export const Offline: Story = { args: { ...base, problem: refused('you_are_offline') } };
export const Pending: Story = { args: { ...base, pending: true } };

everyState<KaustScreenProps>()({ ready: Ready });
