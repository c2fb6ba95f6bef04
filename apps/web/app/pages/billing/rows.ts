import { rows } from '../../row.ts';

const GATE = { who: 'student', otherwise: 'signin', clearsOnCountryChange: true, texts: ['billing', 'errors', 'formErrors'] } as const;
/** What every page says about what a student paid and has. */
const OWN = { who: 'student', otherwise: 'signin', unlisted: true, texts: ['wallet'], section: 'subscriptions' } as const;
/** Where nobody is invited (rule billing 18). */
const WITH_INVITATIONS = { needs: 'inviteFriendsEnabled' } as const;

export const billingRows = rows({
  checkout: { path: 'program/:program/checkout', file: 'billing/checkout.tsx', ...GATE, example: { program: 1 } },
  success: { path: 'success', file: 'billing/success.tsx', who: 'student', otherwise: 'home', unlisted: true, texts: ['billing', 'errors', 'formErrors'], unvisited: true },
  paywall: {
    path: 'paywall',
    file: 'billing/paywall.tsx',
    who: 'anyone',
    clearsOnCountryChange: true,
    texts: ['billing'],
    unlisted: true,
    // without a program it is the way to all of them
    unvisited: true,
  },
  myBillings: { path: 'my-billings', file: 'billing/my-billings.tsx', ...OWN },
  receipt: {
    path: 'my-billings/:receipt',
    params: { receipt: 'uuid' },
    file: 'billing/receipt.tsx',
    ...OWN,
    example: { receipt: '3f0f3f6e-2d3c-4b0a-9c54-0d6f3a1c2b11' },
    // only whose receipt it is sees it
    unvisited: true,
  },
  wallet: { path: 'wallet', file: 'billing/wallet.tsx', ...OWN },
  referralSignup: {
    path: 'referralsignup',
    file: 'billing/referral.tsx',
    who: 'guest',
    ...WITH_INVITATIONS,
    texts: ['referral', 'errors', 'formErrors'],
    visits: [{ query: { code: 'AAAAA' } }],
  },
  referralCampaign: {
    path: 'referral_campaign',
    file: 'billing/referral.tsx',
    who: 'guest',
    ...WITH_INVITATIONS,
    clearsOnCountryChange: true,
    cache: {},
    texts: ['referral', 'errors', 'formErrors'],
  },
  inviteFriends: { path: 'inviteyourfriends', file: 'billing/invite-friends.tsx', ...OWN, ...WITH_INVITATIONS, otherwise: 'signup', section: 'invite' },
});
