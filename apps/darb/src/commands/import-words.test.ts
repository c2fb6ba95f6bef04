import { describe, expect, test } from 'vitest';
import type { ImportReport } from '@darb/content/import';
import { reportLines, statusOf } from './import-words.ts';
import { wordsIn } from './words.ts';

const place = { file: null, line: 12, label: 'ما عاصمة الأردن؟' };
const report: ImportReport = {
  format: 'gift',
  target: 'tawjihi/physics/01-motion/01-speed/test.yaml',
  added: 3,
  replaced: 1,
  unchanged: 0,
  leftOut: 2,
  changed: 1,
  written: true,
  remarks: [
    { ...place, outcome: 'left_out', code: 'typeUnsupported', values: { type: 'essay' } },
    { ...place, file: 'items/1.xml', line: null, outcome: 'left_out', code: 'twoRightAnswers', values: { count: 2 } },
    { ...place, outcome: 'changed', code: 'feedbackMerged', values: {} },
    { file: null, line: null, label: null, outcome: 'noted', code: 'encodingGuessed', values: { encoding: 'windows-1256' } },
  ],
};

describe('the report of an import', () => {
  test('says in each language what was left out, changed and noted, and where', () => {
    expect(reportLines(report, 'a.gift', true, wordsIn('ar', 'import'))).toEqual([
      'a.gift ← tawjihi/physics/01-motion/01-speed/test.yaml',
      '',
      'لم تدخل:',
      '  السطر 12، «ما عاصمة الأردن؟»: نوع السؤال غير مدعوم: مقال',
      '  items/1.xml، «ما عاصمة الأردن؟»: إجابات صحيحة في سؤال له إجابة واحدة: 2',
      '',
      'دخلت مع تغيير:',
      '  السطر 12، «ما عاصمة الأردن؟»: جُمعت ملاحظات الإجابات في شرح واحد.',
      '',
      'يحسن النظر فيها:',
      '  لا يذكر الملف ترميز حروفه، فقُرئ على أنه windows-1256. إن ظهرت حروف غريبة فليُحفظ بترميز UTF-8.',
      '',
      '3 أسئلة جديدة، سؤال واحد حلّ محل سابقه، سؤالان لم يدخلا',
      'لم يُكتب شيء: هذه تجربة.',
    ]);
    expect(reportLines(report, 'a.gift', false, wordsIn('en', 'import')).at(-1)).toBe(
      '3 new questions, 1 question replaced, 2 questions left out',
    );
    expect(reportLines({ ...report, format: 'xlsx' }, 'a.xlsx', false, wordsIn('ur', 'import'))[3]).toMatch(/^ {2}قطار 12، ”/);
  });

  test('has a status for scripts: 1 when something was left out, 2 when something is to be looked at, else 0', () => {
    expect([statusOf(report.remarks), statusOf(report.remarks.slice(2)), statusOf([])]).toEqual([1, 2, 0]);
  });
});
