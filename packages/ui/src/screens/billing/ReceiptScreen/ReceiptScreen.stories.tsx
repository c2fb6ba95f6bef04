import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyState } from '../../../story.tsx';
import type { ReceiptScreenProps } from '../wallet-props.ts';
import { ReceiptScreen } from './ReceiptScreen.tsx';

const meta: Meta<typeof ReceiptScreen> = { title: 'Billing/Receipt', component: ReceiptScreen, parameters: { frame: 'student' } };
export default meta;
type Story = StoryObj<typeof ReceiptScreen>;

const base = {
  state: 'ready' as const,
  receiptNumber: '2026-004187',
  at: '2026-09-03T14:42:00.000Z',
  name: 'محمد بن عبد الرحمن الخطيب',
  program: { text: 'التوجيهي، العلمي', lang: 'ar' as const },
  from: '2026-09-03',
  until: '2027-08-31',
  paid: { amount: 30, currency: 'JOD' },
  credit: 5,
  help: { email: 'help@darb.example', number: '06 555 0100' },
  back: '#',
  print: () => undefined,
};

export const FromTheWallet: Story = { args: base };
export const InEgypt: Story = {
  args: { ...base, name: 'Al-Khatib, M.', paid: { amount: 350, currency: 'EGP' }, credit: 0, help: { email: null, number: null } },
  globals: { country: 'EG' },
  tags: ['alike'],
};
/** Neither the key nor the list said a price: none is made up. */
export const WithoutPrice: Story = { args: { ...base, paid: null, credit: 0 }, tags: ['alike'] };

everyState<ReceiptScreenProps>()({ ready: FromTheWallet });
