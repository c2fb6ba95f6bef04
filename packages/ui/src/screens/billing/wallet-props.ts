import type { Localized } from '@darb/language';
import type { Place } from '../../navigation.tsx';

export interface Money {
  amount: number;
  /** As `JOD`. */
  currency: string;
}

/** What the next key costs; `credit` is what the wallet gives to it. */
export interface NewKey {
  price: Money | null;
  credit: number;
  /** Null where keys cannot be activated. */
  checkout: Place | null;
}

export interface Payment {
  id: string;
  program: Localized;
  /** ISO. */
  at: string;
  receiptNumber: string;
  /** Null where neither key nor list said a price. */
  paid: Money | null;
  receipt: Place;
}

/** A program that is or was open besides the one that leads the page; days are ISO dates. */
export interface OtherSubscription {
  program: Localized;
  from: string | null;
  until: string;
  isActive: boolean;
}

/** The one that leads the page. `months` are the first days of those of its school year, `at` is today's. */
export interface CurrentSubscription {
  program: Localized;
  until: string;
  daysLeft: number;
  months: string[];
  at: number;
}

interface Bills {
  newKey: NewKey | null;
  payments: Payment[];
  others: OtherSubscription[];
  contact: Place;
  wallet: Place | null;
}

/** My subscriptions (reference `my-billings`). `failed`: what is open could not be told just now. */
export type BillingsScreenProps =
  | (Bills & { state: 'subscribed'; current: CurrentSubscription; endsSoon: boolean })
  | (Bills & { state: 'ended'; program: Localized; until: string })
  | (Bills & { state: 'none' })
  | { state: 'failed'; retry: Place };

/**
 * A receipt on one A5 sheet (reference `receipt`). `help` is how the operator is reached, where it is said.
 */
export interface ReceiptScreenProps {
  state: 'ready';
  receiptNumber: string;
  at: string;
  name: string;
  program: Localized;
  from: string;
  until: string;
  paid: Money | null;
  /** What the wallet gave to it. */
  credit: number;
  help: { email: string | null; number: string | null };
  back: Place;
  print: () => void;
}

export interface WalletRow {
  id: string;
  kind: 'welcome' | 'reward' | 'bonus' | 'spent';
  amount: number;
  balance: number;
  /** Of a reward, where that account is there still. */
  friend: string | null;
  /** Of what was spent. */
  program: Localized | null;
  at: string;
}

/** What is in the wallet, and how far the next bonus is. */
export interface Purse {
  credit: number;
  /** What friends' first keys brought, bonuses not counted. */
  rewards: number;
}

/** The wallet with its rows, the newest first. */
export type WalletScreenProps = { purse: Purse; invite: Place | null; older: Place | null; newer: Place | null } & (
  { state: 'ready'; rows: WalletRow[] } | { state: 'empty' }
);

export interface Friend {
  name: string;
  joinedAt: string;
  /** When their first key brought the reward. */
  rewardedAt: string | null;
}

export interface InviteActions {
  /** Whether it is copied now. */
  copy: (address: string) => Promise<boolean>;
  /** The phone's sheet; where there is none the address is copied, and it says so. */
  share: (text: string, address: string) => Promise<boolean>;
}

/** Invite your friends (reference `invite-friends`). `friends` is `empty` before the first one. */
export type InviteScreenProps = {
  /** The whole address that is given to friends, and its code. */
  address: string;
  code: string;
  /** The drawing of the address: rows of squares, dark where `1`. */
  squares: string[];
  purse: Purse;
  wallet: Place;
  older: Place | null;
  newer: Place | null;
} & ({ state: 'ready'; friends: Friend[]; total: number } | { state: 'empty' });

/**
 * What an invitation brings, for a guest. `invited` came by a friend's link, `wrong` by one whose code is
 * none, `campaign` by an advertisement.
 */
export type ReferralScreenProps = { signUp: Place; explore: Place } & (
  { state: 'invited'; code: string } | { state: 'wrong'; messageKey: string } | { state: 'campaign'; signIn: Place }
);
