import { describe, expect, test } from 'vitest';
import { readCsv } from './table-rows.ts';

const bodies = (source: string) => readCsv(source).questions.map(({ body }) => body);
const codes = (source: string) => readCsv(source).remarks.map(({ code, line }) => [code, line]);

describe('a table', () => {
  test('has its header in Arabic, English or Urdu', () => {
    for (const header of [
      'السؤال;الخيار 1;الخيار 2;الخيار 3;الإجابة الصحيحة;الشرح;الصعوبة',
      'Question;Option A;Option B;Option C;Answer;Explanation;Difficulty',
      'سوال;اختیار 1;اختیار 2;اختیار 3;جواب;وضاحت;سطح',
      'نص السؤال;خيار أ;خيار ب;خيار ج;الإجابة;التفسير;مستوى الصعوبة',
    ])
      expect(readCsv(`${header}\nكم ضلعًا للمثلث؟;٢;٣;٤;ب;له ثلاثة;سهل\n`)).toMatchObject({
        remarks: [],
        questions: [
          {
            stem: 'كم ضلعًا للمثلث؟',
            line: 2,
            explanation: 'له ثلاثة',
            difficulty: 'easy',
            body: { type: 'choice', multiple: false, options: [{ fraction: 0 }, { text: '٣', fraction: 1 }, { fraction: 0 }] },
          },
        ],
      });
  });

  test('from Excel has semicolons, tabs or commas, quoted line breaks and an empty last column', () => {
    for (const separator of [';', ',', '\t']) {
      const s = separator;
      const source = `sep=${s}\r\nالسؤال${s}الخيار 1${s}الخيار 2${s}الإجابة${s}\r\n"سطر\r\nوسطر ""ثانٍ"""${s}"أ${s}"${s}ب${s}1${s}\r\n\r\nآخر${s}أ${s}ب${s}2${s}\r\n`;
      const { questions, remarks } = readCsv(separator === ',' ? source.slice(source.indexOf('\n') + 1) : source);
      expect(remarks).toEqual([]);
      expect(questions.map(({ stem }) => stem)).toEqual(['سطر\r\nوسطر "ثانٍ"', 'آخر']);
      expect(questions[0]?.body).toMatchObject({ options: [{ text: `أ${s}`.trim(), fraction: 1 }, { text: 'ب' }] });
      expect(questions[1]?.line).toBe(separator === ',' ? 5 : 6);
    }
  });

  test('without types shows them by options and answers', () => {
    expect(
      bodies(
        'السؤال,الخيار 1,الخيار 2,الإجابة,هامش الخطأ,الوحدة\nكم؟,,,٣٫٥,٠٫١,m/s\nهل؟,,,صح,,\nمن؟,,,ابن الهيثم|الحسن,,\nأي؟,أ,ب,1|2,,\nبين؟,,,1..5,,',
      ),
    ).toEqual([
      { type: 'numeric', answers: [{ value: 3.5, tolerance: 0.1, fraction: 1 }], unit: 'm/s' },
      { type: 'true_false', correct: true },
      {
        type: 'short_text',
        accepted: [
          { text: 'ابن الهيثم', fraction: 1 },
          { text: 'الحسن', fraction: 1 },
        ],
      },
      expect.objectContaining({ type: 'choice', multiple: true, asSet: true }) as unknown,
      { type: 'numeric', answers: [{ value: 3, tolerance: 2, fraction: 1 }], unit: null },
    ]);
  });

  test('says its types in words, ordering and matching among them', () => {
    expect(
      bodies(
        'type,question,option 1,option 2,option 3,answer\nترتيب,رتب,أول,ثانٍ,ثالث,\nmatching,Match,H -> 1,He -> 2,,\nmultiple choice,Which?,2,3,4,A;C\nshort answer,Say,,,,12',
      ),
    ).toMatchObject([
      { type: 'ordering', items: ['أول', 'ثانٍ', 'ثالث'] },
      {
        type: 'matching',
        pairs: [
          { left: 'H', right: '1' },
          { left: 'He', right: '2' },
        ],
      },
      { type: 'choice', multiple: true, options: [{ fraction: 1 }, { fraction: 0 }, { fraction: 1 }] },
      { type: 'short_text', accepted: [{ text: '12' }] },
    ]);
  });

  test('says with the line what is wrong with a row', () => {
    expect(
      codes('question,option 1,option 2,option 3,answer,تاريخ\na,3,4,5,3,\nb,x,y,,z,\nc,x,y,,,\nd,1,2,,1,,,more\ne,,,,1..x,\nf,x,y,,1,\n'),
    ).toEqual([
      ['columnIgnored', 1],
      ['answerAmbiguous', 2],
      ['answerUnknown', 3],
      ['noRightAnswer', 4],
      ['rowTooLong', 5],
    ]);
    expect(codes('type,question,answer\nessay,a,b\nnumeric,a,b\ntrue_false,c,maybe')).toEqual([
      ['typeUnknown', 2],
      ['numberUnreadable', 3],
      ['answerUnknown', 4],
    ]);
    expect(codes('name,surname\nA,B')).toEqual([['headerMissing', 1]]);
  });

  test('loses one row by a quote that does not close', () => {
    const source = 'question,option 1,option 2,answer\na,x,y,1\n"b,x,y,1\nc,x,y,2\nd,x,y,1\n';
    expect(readCsv(source).questions.map(({ stem, line }) => [stem, line])).toEqual([
      ['a', 2],
      ['c', 4],
      ['d', 5],
    ]);
    expect(codes(source)).toEqual([['questionUnreadable', 3]]);
  });

  test('refuses a number that can be read in two ways, whatever the options say of its type', () => {
    const table = (...answers: string[]) => `السؤال;الإجابة\n${answers.map((answer, index) => `س${index}؟;${answer}`).join('\n')}`;
    expect(codes(table('1,500', '2:3', '2,3,5', '12:30'))).toEqual([2, 3, 4, 5].map((line) => ['numberUnreadable', line]));
    expect(bodies(table('1,234,567', '2,5', '3.14:0.01'))).toMatchObject([1234567, 2.5, 3.14].map((value) => ({ answers: [{ value }] })));
    expect(bodies('السؤال;الإجابة;النوع\nنسبة؟;2:3;إجابة قصيرة')).toEqual([
      { type: 'short_text', accepted: [{ text: '2:3', fraction: 1 }] },
    ]);
  });

  test('takes the sign of percent for the unit', () => {
    expect(bodies('السؤال;الإجابة\nكم؟;50%\nكم؟;٣٣٫٣ ٪')).toEqual([
      { type: 'numeric', answers: [{ value: 50, tolerance: 0, fraction: 1 }], unit: '%' },
      { type: 'numeric', answers: [{ value: 33.3, tolerance: 0, fraction: 1 }], unit: '%' },
    ]);
  });

  test('puts things in the order that the answer names', () => {
    const header = 'السؤال;النوع;الخيار 1;الخيار 2;الخيار 3;الإجابة';
    const items = ['قرن', 'يوم', 'سنة'].join(';');
    expect(bodies(`${header}\nرتب;ترتيب;${items};ب، ج، أ\nرتب;ترتيب;${items};`)).toEqual([
      { type: 'ordering', items: ['يوم', 'سنة', 'قرن'] },
      { type: 'ordering', items: ['قرن', 'يوم', 'سنة'] },
    ]);
    expect(codes(`${header}\nرتب;ترتيب;${items};ب، ج\nرتب;ترتيب;${items};2|2|1\nرتب;ترتيب;${items};د`)).toEqual([
      ['orderIncomplete', 2],
      ['orderIncomplete', 3],
      ['answerUnknown', 4],
    ]);
  });

  test('says which of two columns of one name, and which cells, nobody reads', () => {
    expect(readCsv('السؤال;الشرح;التفسير;الإجابة\nأ؟;ب;ج;صح').remarks).toMatchObject([
      { code: 'columnIgnored', line: 1, values: { name: 'التفسير' } },
    ]);
    const { questions } = readCsv(
      'السؤال;النوع;الخيار 1;الخيار 2;الإجابة;هامش الخطأ;الوحدة\nأ؟;صح أو خطأ;صح;خطأ;صح;;\nب؟;صح أو خطأ;نهر;جبل;خطأ;;\nج؟;;أ;ب;أ;0.1;م\nد؟;رقمي;;;1..5;2;م\nه؟;مطابقة;1 -> أ;2 -> ب;1-أ;;',
    );
    expect(questions.map(({ remarks }) => remarks.map(({ code, values }) => [code, values]))).toEqual([
      [],
      [['cellsIgnored', { cells: 'نهر، جبل' }]],
      [['cellsIgnored', { cells: '0.1، م' }]],
      [['cellsIgnored', { cells: '2' }]],
      [['cellsIgnored', { cells: '1-أ' }]],
    ]);
  });
});
