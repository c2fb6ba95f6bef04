import { useLocale } from '../locale.tsx';

type SamplePrice = { amount: number; oldAmount: number | null; currency: string };

const PRICES: Record<string, SamplePrice> = {
  JO: { amount: 35, oldAmount: 200, currency: 'JOD' },
  EG: { amount: 350, oldAmount: null, currency: 'EGP' },
};

/** What a key costs in the toolbar's country; null where the operator has set no price. */
export function useSamplePrice(): SamplePrice | null {
  const { region } = useLocale();
  return PRICES[region ?? ''] ?? null;
}
