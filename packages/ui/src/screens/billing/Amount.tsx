import { formatNumber } from '@darb/language';
import { Isolate, useLocale } from '../../ui.ts';
import type { Money } from './wallet-props.ts';

/** A sum in its currency, with the decimals that this has. */
export function Amount({ amount, currency }: Money) {
  const locale = useLocale();
  const currencyDisplay = locale.language === 'ar' ? 'symbol' : 'code';
  return <Isolate>{formatNumber(locale, amount, { style: 'currency', currency, currencyDisplay })}</Isolate>;
}
