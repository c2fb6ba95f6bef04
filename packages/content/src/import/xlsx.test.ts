import { describe, expect, test } from 'vitest';
import { openArchive } from './archive.ts';
import { readForeign } from './formats.ts';
import { xlsxOf } from './xlsx.testing.ts';
import { zipOf } from './zip.testing.ts';

describe('a workbook', () => {
  test('is read by its first sheet, numbers and empty cells as they are', async () => {
    const bytes = xlsxOf({
      'أسئلة': [
        ['السؤال', 'الخيار 1', 'الخيار 2', 'الإجابة', null],
        ['ما عاصمة\nالأردن؟', 'عمّان', 'إربد', 'أ', null],
        [null, null, null, null, null],
        ['كم نصف 7؟', null, null, 3.5, null],
        ['كم؟', null, null, '٣٫٥'],
        ['ما الكسر؟', { date: 45750 }, '1/2', 1],
      ],
      'أخرى': [['x']],
    });
    const { format, questions, remarks } = await readForeign(bytes, 'a.xlsx');
    expect(format).toBe('xlsx');
    expect(questions.map(({ stem, line }) => [stem, line])).toEqual([
      ['ما عاصمة\nالأردن؟', 2],
      ['كم نصف 7؟', 4],
      ['كم؟', 5],
    ]);
    expect(questions.slice(1).map(({ body }) => body)).toMatchObject([{ answers: [{ value: 3.5 }] }, { answers: [{ value: 3.5 }] }]);
    expect(remarks.map(({ code, line }) => [code, line])).toEqual([
      ['dateCell', 6],
      ['sheetIgnored', null],
    ]);
  });

  test('that would unpack to a gigabyte is refused before it is unpacked', async () => {
    const bytes = zipOf([
      { name: 'xl/workbook.xml', data: '<workbook/>' },
      { name: 'xl/worksheets/sheet1.xml', data: Buffer.alloc(64 * 1024 * 1024) },
    ]);
    const { questions, remarks } = await readForeign(bytes, 'a.xlsx');
    expect(questions).toEqual([]);
    expect(remarks.map(({ outcome }) => outcome)).toEqual(['left_out']);
  });

  test('with a cell far away is refused before a table of that size is made', async () => {
    const good = xlsxOf({
      a: [
        ['السؤال', 'الإجابة'],
        ['كم؟', 3],
      ],
    });
    const archive = await openArchive(good);
    const files = await Promise.all(
      archive.names.map(async (name) => ({
        name,
        data: Buffer.from((await archive.read(name)) ?? [])
          .toString('utf8')
          .replace('r="B2"', 'r="ZZZZZZ2"'),
      })),
    );
    const { remarks } = await readForeign(zipOf(files), 'a.xlsx');
    expect(remarks.map(({ code }) => code)).toEqual(['cellFarAway']);
  });

  test('shows its numbers as Excel does: to fifteen digits, and percentages with their sign', async () => {
    const bytes = xlsxOf({
      'أسئلة': [
        ['السؤال', 'الخيار 1', 'الخيار 2', 'الإجابة'],
        ['كم 0.1 + 0.2؟', null, null, 0.30000000000000004],
        ['كم نسبة النصف؟', null, null, { percent: 0.5 }],
        ['أيها النصف؟', { percent: 0.2 }, { percent: 0.5 }, 'ب'],
      ],
    });
    const { questions, remarks } = await readForeign(bytes, 'a.xlsx');
    expect(remarks).toEqual([]);
    expect(questions.map(({ body }) => body)).toMatchObject([
      { answers: [{ value: 0.3 }], unit: null },
      { answers: [{ value: 50 }], unit: '%' },
      { options: [{ text: '20%' }, { text: '50%', fraction: 1 }] },
    ]);
  });
});
