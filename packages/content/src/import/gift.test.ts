import { describe, expect, test } from 'vitest';
import { readGift } from './gift.ts';

const only = (source: string) => {
  const { questions, remarks } = readGift(source);
  expect(remarks).toEqual([]);
  expect(questions).toHaveLength(1);
  const [question] = questions;
  if (!question) throw new Error('no question');
  return question;
};
const codes = (source: string) => readGift(source).remarks.map(({ code, line }) => [code, line]);

describe('GIFT', () => {
  test('reads a title, one right option and its feedback', () => {
    const question = only('::Q1:: ما عاصمة الأردن؟ {=عمّان#أحسنت ~إربد ~العقبة#ميناء}');
    expect(question).toMatchObject({ identifier: 'Q1', label: 'Q1', line: 1, stem: 'ما عاصمة الأردن؟', difficulty: null });
    expect(question.body).toEqual({
      type: 'choice',
      multiple: false,
      options: [
        { text: 'عمّان', fraction: 1, feedback: 'أحسنت' },
        { text: 'إربد', fraction: 0, feedback: '' },
        { text: 'العقبة', fraction: 0, feedback: 'ميناء' },
      ],
    });
  });

  test('reads what a backslash escapes as itself', () => {
    const question = only(String.raw`Which is \{1\: a\=b\~c\#d\}? {=a\=b ~a\~b ~c\\d ~x\:y\#z\}}`);
    expect(question.stem).toBe('Which is {1: a=b~c#d}?');
    expect(question.body).toMatchObject({ options: [{ text: 'a=b' }, { text: 'a~b' }, { text: String.raw`c\d` }, { text: 'x:y#z}' }] });
  });

  test('reads weights of thirds, and below nothing', () => {
    const { body } = only('Which? {~%33.333%a ~%33.333%b ~%33.334%c ~%-50%d}');
    expect(body).toMatchObject({
      multiple: true,
      options: [{ fraction: 0.33333 }, { fraction: 0.33333 }, { fraction: 0.33334 }, { text: 'd', fraction: -0.5 }].map((option) => ({
        ...option,
        fraction: expect.closeTo(option.fraction, 6) as number,
      })),
    });
  });

  test.each([
    ['{#3.14:0.01}', 3.14, 0.01],
    ['{#1..5}', 3, 2],
    ['{#٣٫٥}', 3.5, 0],
    ['{#-2}', -2, 0],
    ['{#1.5e3:10}', 1500, 10],
    ['{# 0.1..0.4 }', 0.25, 0.15],
  ])('reads the number %s', (answer, value, tolerance) => {
    expect(only(`كم؟ ${answer}`).body).toEqual({ type: 'numeric', answers: [{ value, tolerance, fraction: 1 }], unit: null });
  });

  test('reads several numbers with their shares', () => {
    expect(only('When? {#=1822:0 =%50%1822:2#nearly ~#no}').body).toMatchObject({
      answers: [
        { value: 1822, tolerance: 0, fraction: 1 },
        { value: 1822, tolerance: 2, fraction: 0.5 },
      ],
    });
  });

  test('reads pairs, and partners without a pair', () => {
    expect(only('Match. {=H -> 1 =He -> 2 = -> 3 ####That is all.}')).toMatchObject({
      explanation: 'That is all.',
      body: {
        type: 'matching',
        pairs: [
          { left: 'H', right: '1' },
          { left: 'He', right: '2' },
        ],
        distractors: ['3'],
      },
    });
  });

  test('reads true and false with what they tell', () => {
    const { questions } = readGift('الشمس نجم {TRUE#راجع الدرس#أحسنت####هي نجم.}\n\nThe moon is a star.{F}');
    expect(questions.map(({ body }) => body)).toEqual([
      { type: 'true_false', correct: true },
      { type: 'true_false', correct: false },
    ]);
    expect(questions[0]?.explanation).toBe('هي نجم.\n\nأحسنت');
    expect(questions[0]?.remarks.map(({ code }) => code)).toEqual(['feedbackMerged', 'feedbackRemoved']);
  });

  test('reads a missing word as a gap in its sentence', () => {
    expect(only('عاصمة الأردن {=عمّان ~إربد} مدينة كبيرة.').stem).toBe('عاصمة الأردن _____ مدينة كبيرة.');
  });

  test('reads short answers, and drops wildcards with a word', () => {
    expect(only(String.raw`Who? {=Ibn al-Haytham =%50%Alhazen =2\\*3}`).body).toEqual({
      type: 'short_text',
      accepted: [
        { text: 'Ibn al-Haytham', fraction: 1 },
        { text: 'Alhazen', fraction: 0.5 },
        { text: '2*3', fraction: 1 },
      ],
    });
    const wild = only('Who? {=Ibn* =Ibn}');
    expect(wild.body).toMatchObject({ accepted: [{ text: 'Ibn' }] });
    expect(wild.remarks.map(({ code }) => code)).toEqual(['wildcardIgnored']);
  });

  test('reads Latin formulas in Arabic text, escaped or not', () => {
    for (const source of [
      String.raw`إذا كان \(\frac{x}{2} = 3\) فما \(x\)؟ {=\(x = 6\) ~\(x \neq 6\) ~$$x^{2}=1$$}`,
      String.raw`إذا كان \\(\\frac\{x\}\{2\} \= 3\\) فما \\(x\\)؟ {=\\(x \= 6\\) ~\\(x \\neq 6\\) ~$$x^\{2\}\=1$$}`,
    ]) {
      const question = only(source);
      expect(question.stem).toBe(String.raw`إذا كان \(\frac{x}{2} = 3\) فما \(x\)؟`);
      expect(question.body).toMatchObject({
        options: [{ text: String.raw`\(x = 6\)` }, { text: String.raw`\(x \neq 6\)` }, { text: '$$x^{2}=1$$' }],
      });
    }
  });

  test('reads the lines of Windows, comments, categories and identifiers', () => {
    const { questions, remarks } = readGift(
      '// الفصل الأول\r\n$CATEGORY: $course$/top/فيزياء/حركة\r\n\r\n// [id:speed-1] [tag:difficulty=hard]\r\n::السرعة::ما وحدة السرعة؟ {\r\n\t=م/ث // not a comment\r\n\t// a comment\r\n\t~م\r\n}\r\n\r\nسطر\\nسطر {T}\r\n',
    );
    expect(remarks).toEqual([]);
    expect(questions).toMatchObject([
      { identifier: 'speed-1', label: 'السرعة', line: 5, category: ['فيزياء', 'حركة'], difficulty: 'hard' },
      { identifier: null, line: 11, stem: 'سطر\nسطر', category: ['فيزياء', 'حركة'] },
    ]);
    expect(questions[0]?.body).toMatchObject({ options: [{ text: 'م/ث // not a comment' }, { text: 'م' }] });
  });

  test('reads the text formats that a mark names', () => {
    const question = only('[html]<p>Which is <b>bold</b>&nbsp;now?</p> {=<i>this</i> ~[plain]a < b}');
    expect(question.stem).toBe('Which is **bold** now?');
    expect(question.body).toMatchObject({ options: [{ text: 'this' }, { text: 'a < b' }] });
  });

  test('loses no question by a fault in another, and names its line', () => {
    const source = 'أول {=أ ~ب}\n\nمكسور {=أ ~ب\n\nثانٍ {=أ ~ب}\n\nثالث }\n\nمقال {}\n\nوصف\n\nرقم {#abc}\n\nرابع {T}';
    expect(readGift(source).questions.map(({ stem }) => stem)).toEqual(['أول', 'ثانٍ', 'رابع']);
    expect(codes(source)).toEqual([
      ['answerNotClosed', 3],
      ['bracketAlone', 7],
      ['typeUnsupported', 9],
      ['descriptionOnly', 11],
      ['numberUnreadable', 13],
    ]);
  });

  test('parts two questions between which the empty line is missing', () => {
    expect(readGift('Q1 {T}\nQ2 {F}\n::three::Q3 {=a\n~b}').questions.map(({ stem, line }) => [stem, line])).toEqual([
      ['Q1', 1],
      ['Q2', 2],
      ['Q3', 3],
    ]);
  });

  test('says what a range or a weight cannot be', () => {
    expect(codes('a {#5..1}')).toEqual([['rangeEmpty', 1]]);
    expect(codes('a {~%x%b ~%50%c}')).toEqual([['numberUnreadable', 1]]);
    expect(codes('a {#=%x%1 =2}')).toEqual([['numberUnreadable', 1]]);
  });

  test('reads weights with a decimal comma: they are parts of a hundred', () => {
    const { body } = only('Which? {~%33,333%a ~%33,333%b ~%33٫334%c ~%-12,5%d}');
    const fractions = body.type === 'choice' ? body.options.map(({ fraction }) => Number(fraction.toFixed(6))) : [];
    expect(fractions).toEqual([0.33333, 0.33333, 0.33334, -0.125]);
  });

  test.each([
    ['كم؟ {#3.5#جيد}', 'جيد', ['feedbackMerged']],
    ['متى؟ {#=1822:0#أصبت =%50%1822:2#قريب ~#راجع}', 'أصبت\n\n1822:2: قريب', ['feedbackMerged', 'feedbackRemoved']],
    ['من؟ {=ابن الهيثم =%0%*#راجع الدرس}', '', ['feedbackRemoved', 'wildcardIgnored']],
    ['الأرض نجم {F#بل كوكب}', '', ['feedbackRemoved']],
    ['من؟ {=ابن الهيثم#أحسنت =%50%الهيثم#أكمل الاسم}', 'أحسنت\n\nالهيثم: أكمل الاسم', ['feedbackMerged']],
    ['صل {=أ -> 1#أول =ب -> 2}', 'أول', ['feedbackMerged']],
    ['من؟ {عالم#أحسنت}', 'أحسنت', ['feedbackMerged']],
  ])('keeps what the answers of %s tell', (source, explanation, remarks) => {
    const question = only(source);
    expect(question.explanation).toBe(explanation);
    expect(question.remarks.map(({ code }) => code)).toEqual(remarks);
  });

  test('takes a word of truth alone for true or false', () => {
    for (const [answer, correct] of [
      ['صح', true],
      ['خطأ', false],
      ['غلط#راجع', false],
    ] as const) {
      const question = only(`الشمس نجم {${answer}}`);
      expect(question.body).toEqual({ type: 'true_false', correct });
      expect(question.remarks.map(({ code }) => code)).toContain('choiceMadeTrueFalse');
    }
    expect(only('اكتب كلمة صح {=صح}').body).toMatchObject({ type: 'short_text' });
  });

  test('takes tags for tags where no mark says otherwise, and a sign between numbers for itself', () => {
    const question = only('ما <b>هذا</b>&nbsp;وH<sub>2</sub>O؟ {=<i>أ</i> ~a < b ~[plain]<b>}');
    expect(question.stem).toBe('ما **هذا** و\\(\\mathrm{H_{2}O}\\)؟');
    expect(question.body).toMatchObject({ options: [{ text: 'أ' }, { text: 'a < b' }, { text: '<b>' }] });
    expect(only('ما هذا؟ <img src="a.png"> {=أ ~ب}').remarks).toMatchObject([{ code: 'pictureMissing', values: { name: 'a.png' } }]);
  });

  test('reads Markdown where a mark says so', () => {
    const question = only('[markdown]ما *هذا* و**ذاك** و`x_1`؟ [رابط](http://example.org) {=_أ_ ~2 * 3 * 4 ~snake_case_name}');
    expect(question.stem).toBe('ما **هذا** و**ذاك** وx_1؟ رابط');
    expect(question.body).toMatchObject({ options: [{ text: '**أ**' }, { text: '2 * 3 * 4' }, { text: 'snake_case_name' }] });
    expect(question.remarks.map(({ code }) => code)).toEqual(['linkRemoved', 'htmlSimplified']);
    expect(only('[markdown]اختر ![سيارة](car.png) {=أ ~ب}').remarks).toMatchObject([
      { code: 'pictureMissing', values: { name: 'car.png' } },
    ]);
  });

  test('says which tags do not go along', () => {
    const { questions } = readGift('// [id:q1] [tag:الفصل الأول] [tag:difficulty=hard]\nس {T}');
    expect(questions[0]?.difficulty).toBe('hard');
    expect(questions[0]?.remarks).toMatchObject([{ code: 'tagsRemoved', values: { tags: 'الفصل الأول' } }]);
  });

  test('names the formula whose braces were taken for those of the answer', () => {
    const { remarks } = readGift(String.raw`العدد \(\frac{1}{2\) {=1 ~2}`);
    expect(remarks).toMatchObject([{ code: 'formulaUnbalanced', line: 1, values: { text: String.raw`\(\frac{1}{2\)` } }]);
  });

  test('does not take a book for a question', () => {
    expect(codes(`${'كلام '.repeat(70_000)}{=أ ~ب}`)).toEqual([['textTooLong', 1]]);
  });
});
