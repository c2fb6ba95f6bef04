/** What a key costs, in whole units of the currency; `old` is the price before (rule billing 8). */
export interface Price {
  price: number;
  old: number | null;
  currency: string;
}

export const prices: Readonly<Record<string, Price>> = {
  JO: { price: 35, old: 200, currency: 'JOD' },
  EG: { price: 350, old: null, currency: 'EGP' },
};

/** The price of a program of a country; null where the operator has set none (rule billing 8). */
export const priceIn = (country: string): Price | null => prices[country] ?? null;

/** What the analytics are told of every redeemed key (rule billing 9). */
export const PURCHASE_EVENT = { method: 'COUPON', currency: 'JOD', value: 35 } as const;
