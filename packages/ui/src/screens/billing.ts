export { CheckoutScreen } from './billing/CheckoutScreen/CheckoutScreen.tsx';
export type { CheckoutScreenProps, Offer } from './billing/props.ts';
