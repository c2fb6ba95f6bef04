/** What a counter of visits is told besides pages: that a key was redeemed (rule site 37). */
export const KEY_REDEEMED = { method: 'COUPON', currency: 'JOD', value: 35 } as const;
type Measured = typeof KEY_REDEEMED;

const waiting: Measured[] = [];
let take: ((event: Measured) => void) | null = null;

/** Tells the counter, once a receipt; without consent there is none, and nobody hears it. */
export function keyRedeemed(receipt: string): void {
  try {
    if (sessionStorage.getItem('measured') === receipt) return;
    sessionStorage.setItem('measured', receipt);
  } catch {
    return; // what cannot be remembered would be counted twice
  }
  if (take) take(KEY_REDEEMED);
  else waiting.push(KEY_REDEEMED);
}

/** Hears of what was redeemed, also before it was allowed to on this page. */
export function onMeasured(listener: (event: Measured) => void): void {
  take = listener;
  waiting.splice(0).forEach(listener);
}
