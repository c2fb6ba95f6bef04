import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCsv } from './table-rows.ts';

/** The words that each question of a table marks as right, and what it says of those that stay outside. */
const rightOf = (source: string) =>
  readCsv(source).questions.map(({ body }) =>
    body.type === 'choice' ? body.options.filter(({ fraction }) => fraction > 0).map(({ text }) => text) : body.type,
  );
const codesOf = (source: string) => readCsv(source).remarks.map(({ code, line }) => [code, line]);
const CAPITAL = 'ما عاصمة الأردن؟';

describe('options of a table', () => {
  test('are known by their header: a blank one does not move the key', () => {
    const source = `السؤال;الخيار أ;الخيار ب;الخيار ج;الخيار د;الإجابة\n${CAPITAL};إربد;;عمّان;العقبة;ج`;
    expect(rightOf(source)).toEqual([['عمّان']]);
    expect(readCsv(source).questions[0]?.remarks.map(({ code, values }) => [code, values])).toEqual([
      ['optionBlank', { option: 'الخيار ب' }],
    ]);
    expect(rightOf(`question,option 1,option 2,option 3,option 4,answer\nq,w,,x,y,3`)).toEqual([['x']]);
    expect(rightOf(`Question,Option,Option,Option,Answer\nq,,x,y,C`)).toEqual([['y']]);
    expect(codesOf(`السؤال;الخيار أ;الخيار ب;الخيار ج;الإجابة\n${CAPITAL};إربد;;عمّان;ب`)).toEqual([['answerUnknown', 2]]);
  });

  test('may stand in any order and between any columns', () => {
    expect(rightOf(`Answer,Option C,Option A,Question,Option B\nA,c,a,q,b\nC,c,a,r,b`)).toEqual([['a'], ['c']]);
    expect(rightOf(`السؤال;الخيار 3;الخيار 2;الخيار 1;الإجابة\n${CAPITAL};عمّان;إربد;العقبة;1`)).toEqual([['العقبة']]);
  });

  test.each([
    'Question,A,B,C,D,Answer',
    'Question,(A),(B),(C),(D),Answer',
    'Question,A.,B.,C.,D.,Correct',
    'Question,1,2,3,4,Answer',
    'Question,Answer 1,Answer 2,Answer 3,Answer 4,Correct answer',
    'السؤال,أ,ب,ج,د,الإجابة',
    'السؤال,الخيار الأول,الخيار الثاني,الخيار الثالث,الخيار الرابع,الإجابة الصحيحة',
    'السؤال,الإجابة أ,الإجابة ب,الإجابة ج,الإجابة د,الإجابة الصحيحة',
    'Question,First option,Second option,Third option,Fourth option,Answer',
    'سوال,الف,ب,ج,د,درست جواب',
    'Question,Choice One,Choice Two,Choice Three,Choice Four,Answer',
    'Question,First,Second,Third,Fourth,Answer',
    'السؤال,الأول,الثاني,الثالث,الرابع,الإجابة',
  ])('are understood below the header %s', (header) => {
    for (const answer of ['B', '2', 'ب', 'Amman', '(B)', 'b.', 'second', 'الثاني'])
      expect(rightOf(`${header}\nq,Irbid,Amman,Aqaba,Zarqa,${answer}`)).toEqual([['Amman']]);
  });

  test('keep their key wherever blanks and columns are', () => {
    const letters = ['A', 'B', 'C', 'D', 'E', 'F'];
    fc.assert(
      fc.property(
        fc.array(fc.boolean(), { minLength: 2, maxLength: 6 }),
        fc.nat(),
        fc.constantFrom('letter', 'number', 'words'),
        fc.array(fc.nat(), { minLength: 8, maxLength: 8 }),
        (filled, chosen, how, orders) => {
          const places = filled.flatMap((is, place) => (is ? [place] : []));
          fc.pre(places.length >= 2);
          const right = places[chosen % places.length] ?? 0;
          const answer = how === 'letter' ? (letters[right] ?? '') : how === 'number' ? String(right + 1) : `word${letters[right]}`;
          const columns = [
            ['Question', 'q'],
            ['Answer', answer],
            ...filled.map((is, place) => [`Option ${letters[place]}`, is ? `word${letters[place]}` : '']),
          ]
            .map((column, index) => ({ column, at: orders[index] ?? 0 }))
            .sort((a, b) => a.at - b.at)
            .map(({ column }) => column);
          const source = [0, 1].map((row) => columns.map((column) => column[row]).join(',')).join('\n');
          expect(rightOf(source)).toEqual([[`word${letters[right]}`]]);
        },
      ),
    );
  });
});

describe('a layout that is half understood', () => {
  test.each([
    ['an option that has no place', 'Question,Option A,Option x1,Option C,Answer\nq,a,b,c,C', 'optionsUnclear'],
    ['letters and numbers beside each other', 'Question,Option A,Option 2,Answer\nq,a,b,A', 'optionsUnclear'],
    ['one place twice', 'Question,Option A,Option A,Answer\nq,a,b,A', 'optionsUnclear'],
    ['a place that is missing', 'السؤال;الخيار أ;الخيار ج;الإجابة\nq;a;b;ج', 'optionsUnclear'],
    ['letters alone and named ones', 'Question,A,B,Option C,Answer\nq,a,b,c,C', 'optionsUnclear'],
    ['letters in another order than we count by', 'السؤال,أ,ب,ت,ث,الإجابة\nq,w,x,y,z,أ', 'optionsUnclear'],
    ['a letter behind answers that have known ones', 'السؤال,الإجابة أ,الإجابة ب,الإجابة ت,الإجابة الصحيحة\nq,w,x,y,أ', 'optionsUnclear'],
    ['numbers that go on in another writing', 'Question,1,2,3rd,4th,Answer\nq,w,x,y,z,1', 'optionsUnclear'],
    ['two columns for the answer', 'Question,A,B,Answer,Correct\nq,a,b,A,B', 'columnTwice'],
    ['two columns for the question', 'السؤال;نص السؤال;الإجابة\n1;كم؟;3', 'columnTwice'],
    ['numbered columns of another name', 'Question,Wahl 1,Wahl 2,Wahl 3,Answer\nq,3,4,5,2', 'columnsUnclear'],
    ['wrong answers beside the right one', 'Question,Correct answer,Wrong answer 1,Wrong answer 2\nq,a,b,c', 'columnsUnclear'],
    ['answers without the right one', 'Question,Answer 1,Answer 2,Answer 3\nq,a,b,c', 'headerMissing'],
  ])('because of %s is refused whole', (_, source, code) => {
    const { questions, remarks } = readCsv(source);
    expect(questions).toEqual([]);
    expect(remarks.map((one) => [one.code, one.outcome])).toEqual([[code, 'left_out']]);
  });

  test('is refused row by row where only the answer tells that options stand in other columns', () => {
    expect(codesOf('Question,Red,Green,Answer\nq,x,y,x\nr,,,3')).toEqual([
      ['columnIgnored', 1],
      ['columnIgnored', 1],
      ['answerInOtherColumn', 2],
    ]);
    expect(codesOf('Question,A,B,C,Answer\nq,,,,B')).toEqual([['optionsMissing', 2]]);
    expect(codesOf('Question,Chapter,Page,Answer\nq,Motion,12,C')).toEqual([
      ['columnIgnored', 1],
      ['columnIgnored', 1],
      ['answerInOtherColumn', 2],
    ]);
  });

  test('is refused row by row where cells stand below no heading, behind the first one', () => {
    expect(codesOf('السؤال,الإجابة,,,\nما العاصمة,عمّان,إربد,العقبة,')).toEqual([['rowTooLong', 2]]);
    expect(codesOf('Question,A,B,,,Answer\nq,w,x,y,z,A')).toEqual([['rowTooLong', 2]]);
    expect(rightOf(`,السؤال,أ,ب,الإجابة\n1,${CAPITAL},عمّان,إربد,أ`)).toEqual([['عمّان']]);
  });

  test('is none where a single letter counts the rows', () => {
    expect(rightOf(`م,السؤال,أ,ب,الإجابة\n1,${CAPITAL},عمّان,إربد,أ`)).toEqual([['عمّان']]);
  });

  test('is no table whose other columns say nothing of the answer', () => {
    expect(rightOf('Question,Chapter,Page,Answer\nq,Motion,12,Newton\nr,Motion,12,4.5')).toEqual(['short_text', 'numeric']);
  });
});
