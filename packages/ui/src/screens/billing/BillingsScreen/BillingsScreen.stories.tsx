import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyState } from '../../../story.tsx';
import type { BillingsScreenProps } from '../wallet-props.ts';
import { BillingsScreen } from './BillingsScreen.tsx';

const meta: Meta<typeof BillingsScreen> = { title: 'Billing/Subscriptions', component: BillingsScreen, parameters: { frame: 'student' } };
export default meta;
type Story = StoryObj<typeof BillingsScreen>;

const program = { text: 'التوجيهي، العلمي', lang: 'ar' as const };
const before = { text: 'الصف الحادي عشر، العلمي', lang: 'ar' as const };
const months = ['09', '10', '11', '12']
  .map((month) => `2026-${month}-01`)
  .concat(['01', '02', '03', '04', '05', '06', '07', '08'].map((month) => `2027-${month}-01`));
const payments = [
  { id: '1', program, at: '2026-09-03T14:42:00.000Z', receiptNumber: '2026-004187', paid: { amount: 30, currency: 'JOD' }, receipt: '#1' },
  { id: '2', program: before, at: '2025-09-14T09:10:00.000Z', receiptNumber: '2025-002913', paid: null, receipt: '#2' },
];
const newKey = { price: { amount: 35, currency: 'JOD' }, credit: 20, checkout: '#checkout' };
const base = {
  payments,
  others: [
    { program: before, from: '2025-09-14', until: '2026-08-31', isActive: false },
    { program: { text: 'اختبارات تجريبية للتوجيهي', lang: 'ar' as const }, from: null, until: '2027-08-31', isActive: true },
  ],
  newKey,
  contact: '#contact',
  wallet: '#wallet',
};

export const Subscribed: Story = {
  args: { ...base, state: 'subscribed', current: { program, until: '2027-08-31', daysLeft: 276, months, at: 2 }, endsSoon: false },
};
export const EndsSoon: Story = {
  args: {
    ...base,
    others: [],
    state: 'subscribed',
    current: { program, until: '2027-08-31', daysLeft: 9, months, at: 11 },
    endsSoon: true,
  },
};
/** Where keys cannot be activated, the page says so instead of leading to nothing. */
export const Ended: Story = {
  args: {
    ...base,
    others: [],
    newKey: { ...newKey, credit: 0, checkout: null },
    wallet: null,
    state: 'ended',
    program,
    until: '2026-08-31',
  },
  tags: ['alike'],
};
export const None: Story = { args: { ...base, payments: [], others: [], newKey: { ...newKey, credit: 0 }, state: 'none' } };
export const Failed: Story = { args: { state: 'failed', retry: '#' } };

everyState<BillingsScreenProps>()({ subscribed: Subscribed, ended: Ended, none: None, failed: Failed });
