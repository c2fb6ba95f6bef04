import { formatNumber, type Locale } from '@darb/language';

/** Points as they stand in boxes, rows and sentences alike: without marks between their digits. */
export const formatPoints = (locale: Locale, points: number): string => formatNumber(locale, points, { useGrouping: false });
