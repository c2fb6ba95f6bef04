import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyState, untilDialog } from '../../../story.tsx';
import { useSamplePrice } from '../../sample-price.ts';
import type { CheckoutScreenProps } from '../props.ts';
import { SAMPLE_OFFER } from '../sample-offer.ts';
import { CheckoutScreen } from './CheckoutScreen.tsx';

/** The page with the price of the toolbar's country, where the story has one. */
function InCountry(props: CheckoutScreenProps) {
  const price = useSamplePrice();
  return <CheckoutScreen {...props} offer={{ ...props.offer, price: props.offer.price && price }} />;
}

const meta: Meta<typeof CheckoutScreen> = {
  title: 'Billing/Checkout',
  component: CheckoutScreen,
  parameters: { frame: 'student' },
  render: (args) => <InCountry {...args} />,
};
export default meta;
type Story = StoryObj<typeof CheckoutScreen>;

const base = {
  values: {},
  problem: null,
  pending: false,
  offer: SAMPLE_OFFER,
};

export const Ready: Story = { args: { ...base, state: 'ready', subscribedUntil: null, back: '#' } };
/** Where the operator has set another price, in the digits of the country. */
export const InEgypt: Story = { tags: ['alike'], args: Ready.args!, globals: { country: 'EG' } };
export const Extending: Story = {
  tags: ['alike'],
  args: { ...base, state: 'ready', subscribedUntil: '2027-08-31', back: '#', offer: { ...base.offer, validUntil: '2028-08-31' } },
};
/** A key for a programme of tests opens no lessons, and does not say so. */
export const TestsOnly: Story = {
  tags: ['alike'],
  args: {
    ...base,
    state: 'ready',
    subscribedUntil: null,
    back: '#',
    offer: { ...base.offer, program: { text: 'اختبارات تجريبية للتوجيهي', lang: 'ar' }, testsOnly: true },
  },
};
/** Credit of an invitation, while an offer runs. */
export const WithCredit: Story = {
  args: {
    ...base,
    state: 'ready',
    subscribedUntil: null,
    back: '#',
    offer: { ...base.offer, credit: 5, special: { amount: 5, until: '2026-11-30', firstKeyOnly: true } },
  },
};
/** A key for less than the price, and nothing in the wallet for the rest. */
export const CreditNotEnough: Story = {
  tags: ['alike'],
  args: { ...base, state: 'failed', messageKey: 'credit_not_enough', values: { voucher: '7K4M-92QX-AAHB-XW3C' }, back: '#', tryAgain: '#' },
  play: untilDialog,
};
export const OfferOver: Story = {
  tags: ['alike'],
  args: { ...base, state: 'failed', messageKey: 'offer_over', values: { voucher: '7K4M-92QX-AAHB-XW3C' }, back: '#', tryAgain: '#' },
  play: untilDialog,
};
export const NothingTyped: Story = {
  args: {
    ...base,
    state: 'ready',
    subscribedUntil: null,
    back: '#',
    problem: { fields: { voucher: 'field_voucher_required' }, form: null, retryAfter: null },
  },
};
export const Pending: Story = {
  tags: ['alike'],
  args: { ...base, state: 'ready', subscribedUntil: null, back: '#', pending: true, values: { voucher: '7K4M-92QX-AAHB-XW3C' } },
};
export const Success: Story = {
  args: {
    ...base,
    state: 'success',
    expirationDate: '2027-08-31',
    receiptNumber: 'R-000204',
    continueTo: { title: { text: 'قاعدة السلسلة', lang: 'ar' }, href: '#' },
    receipt: '#receipt',
    invite: null,
  },
};
/** Who came by a friend's code hears that the friend has the reward. */
export const SuccessOfInvited: Story = {
  tags: ['alike'],
  args: { ...Success.args, state: 'success', continueTo: { title: null, href: '#' }, invite: '#invite' },
  play: untilDialog,
};
/** A program without a lesson to go on with. */
export const SuccessToDashboard: Story = {
  tags: ['alike'],
  args: { ...Success.args, state: 'success', continueTo: { title: null, href: '#' } },
};
export const UsedKey: Story = {
  args: {
    ...base,
    state: 'failed',
    messageKey: 'fail_voucher_code_used_before',
    values: { voucher: '7K4M-92QX-AAHB-XW3C' },
    back: '#',
    tryAgain: '#',
  },
  play: untilDialog,
};
export const InvalidKey: Story = {
  tags: ['alike'],
  args: { ...base, state: 'failed', messageKey: 'payment_invalid_voucher', values: { voucher: '7K4M' }, back: '#', tryAgain: '#' },
  play: untilDialog,
};
export const Closed: Story = {
  args: { ...base, state: 'closed', countryName: 'السعودية', back: '#', offer: { ...base.offer, price: null } },
};

everyState<CheckoutScreenProps>()({ ready: Ready, success: Success, failed: UsedKey, closed: Closed });
