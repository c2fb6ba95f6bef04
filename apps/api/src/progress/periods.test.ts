import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayAfter } from '../calendar.ts';
import { spansOf, termStart } from './periods.ts';

const day = fc.integer({ min: 0, max: 4000 }).map((days) => dayAfter('2024-01-01', days));
const period = fc.constantFrom('week' as const, 'month' as const, 'term' as const, 'all' as const);

describe('the spans of a report', () => {
  test('follow each other without a gap, end today, and are at most 60', () => {
    fc.assert(
      fc.property(period, day, fc.integer({ min: 0, max: 1100 }), (asked, today, ago) => {
        const { spans } = spansOf(asked, today, dayAfter(today, -ago));
        expect(spans.length).toBeGreaterThan(0);
        expect(spans.length).toBeLessThanOrEqual(60);
        expect(spans.at(-1)?.to).toBe(today);
        for (const [index, { from, to }] of spans.entries()) {
          expect(from <= to).toBe(true);
          if (index > 0) expect(from).toBe(dayAfter(spans[index - 1]?.to ?? '', 1));
        }
      }),
    );
  });

  test('hold everything of all time', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 1100 }), (today, ago) => {
        const began = dayAfter(today, -ago);
        expect((spansOf('all', today, began).spans[0]?.from ?? today) <= began).toBe(true);
      }),
    );
  });

  test('are weeks that begin on Sunday, and months once half a year is over', () => {
    expect(spansOf('term', '2026-11-28', '2026-09-07').spans[0]).toEqual({ from: '2026-09-06', to: '2026-09-12' });
    expect(spansOf('term', '2026-11-28', '2026-09-07').spans).toHaveLength(12);
    expect(spansOf('month', '2026-11-28', '2026-09-07').spans.map(({ from }) => from)).toEqual([
      '2026-10-25',
      '2026-11-01',
      '2026-11-08',
      '2026-11-15',
      '2026-11-22',
    ]);
    expect(spansOf('week', '2026-11-25', '2026-11-25').spans.map(({ from }) => from)).toEqual([
      '2026-11-22',
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
    ]);
    const all = spansOf('all', '2026-11-28', '2024-01-15');
    expect(all.unit).toBe('month');
    expect(all.spans[0]).toEqual({ from: '2024-01-01', to: '2024-01-31' });
    expect(all.spans.at(-1)).toEqual({ from: '2026-11-01', to: '2026-11-28' });
  });

  test('are none for who has not begun', () => {
    for (const asked of ['week', 'month', 'term', 'all'] as const) expect(spansOf(asked, '2026-11-28', null).spans).toEqual([]);
  });

  test('of a term begin in September or February', () => {
    expect(['2026-09-01', '2026-12-31', '2027-01-31', '2027-02-01', '2027-08-31'].map(termStart)).toEqual([
      '2026-09-01',
      '2026-09-01',
      '2026-09-01',
      '2027-02-01',
      '2027-02-01',
    ]);
  });
});
