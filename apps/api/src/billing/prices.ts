import { countries, type KeyPrice } from '@darb/contract/countries';

/** The price of a program of a country; null where the operator has set none (rule billing 8). */
export const priceIn = (country: string): KeyPrice | null => countries.find(({ code }) => code === country)?.price ?? null;

/** What the analytics are told of every redeemed key (rule billing 9). */
export const PURCHASE_EVENT = { method: 'COUPON', currency: 'JOD', value: 35 } as const;
