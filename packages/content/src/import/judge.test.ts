import { describe, expect, test } from 'vitest';
import { readGift } from './gift.ts';
import { judge } from './judge.ts';

/** What becomes of one question in GIFT. */
function judged(source: string, language: 'ar' | 'en' | 'ur' = 'ar') {
  const [foreign] = readGift(source).questions;
  if (!foreign) throw new Error('not read');
  const { question, remarks } = judge(foreign, { language, pictures: new Map(), pictureFaults: new Map() });
  return { question, codes: remarks.map(({ code }) => code), outcomes: remarks.map(({ outcome }) => outcome) };
}

describe('a question is left out', () => {
  test.each([
    ['options that differ by vowel signs and spaces only', 'أيهما؟ {=الصوم ~الصَّوم}', 'optionsDuplicate'],
    ['options that differ by a tatweel', 'أيهما؟ {=الصوم ~الصـوم}', 'optionsDuplicate'],
    ['no right option', 'أيهما؟ {~أ ~ب}', 'noRightAnswer'],
    ['two right options in a single choice', 'أيهما؟ {=أ =ب ~ج}', 'twoRightAnswers'],
    ['shares that do not add up', 'أيها؟ {~%50%أ ~%30%ب ~ج}', 'weightsSum'],
    ['nothing but right options', 'أيها؟ {~%50%أ ~%50%ب}', 'everyOptionRight'],
    ['one option', 'أيها؟ {=أ ~}', 'optionEmpty'],
    ['nine options', 'أيها؟ {=1 ~2 ~3 ~4 ~5 ~6 ~7 ~8 ~9}', 'tooManyOptions'],
    ['a picture that is not there', 'ما هذا؟ ![شكل](force.svg) {=أ ~ب}', 'pictureMissing'],
    ['a formula that does not end', String.raw`ما \(x^2 {=أ ~ب}`, 'formulaUnbalanced'],
    ['a formula that nobody can read', String.raw`ما \(\frak^\)؟ {=أ ~ب}`, 'formulaUnreadable'],
    ['TeX outside of a formula', String.raw`ما \\frac12؟ {=أ ~ب}`, 'formulaMissing'],
    ['a mark without a letter', 'قال ً ذلك {=أ ~ب}', 'loneMark'],
    ['two digit systems in its words', 'العدد ١0٣ {=أ ~ب}', 'mixedDigits'],
    ['two right numbers', 'كم؟ {#=1 =2}', 'severalNumbers'],
    ['a pair without a partner', 'صِل {=أ -> 1 =ب}', 'pairUnfinished'],
    ['pairs that share a partner', 'صِل {=أ -> 1 =ب -> 1}', 'pairsSharePartner'],
    ['no words', '{=أ ~ب}', 'stemMissing'],
    ['question marks in place of digits', 'كم نصف ??؟ {=أ ~ب}', 'lettersLost'],
    ['question marks in place of an option', 'كم؟ {=أ ~???}', 'lettersLost'],
    ['question marks in place of an answer', 'كم؟ {=???}', 'lettersLost'],
  ])('with %s', (_, source, code) => {
    const { question, codes } = judged(source);
    expect(question).toBeNull();
    expect(codes).toContain(code);
  });
});

describe('a question comes in', () => {
  test('with question marks that are its own', () => {
    expect(judged('What ends a question? Really?! {=? ~! ~.}').codes).toEqual([]);
  });

  test('whose wrong choice costs more than there is, so that it costs all there is', () => {
    const { question, codes } = judged('أيها؟ {~%50%أ ~%50%ب ~%-150%ج}');
    expect(codes).toEqual([]);
    expect(question).toMatchObject({ options: [{ weight: 0.5 }, { weight: 0.5 }, { weight: -1 }] });
  });

  test('with a note where options differ only by letters that are taken for each other', () => {
    const { question, codes, outcomes } = judged('أي الكلمتين صحيحة؟ {=إلى ~الى}');
    expect(question).not.toBeNull();
    expect([codes, outcomes]).toEqual([['optionsAlike'], ['noted']]);
  });

  test('without stray control and direction characters, and says so', () => {
    const { question, codes } = judged('ما \u202Bعاصمة\u202C\u200F الأردن\u0007؟ {=عمّان ~إربد}');
    expect(question?.stem).toEqual({ ar: 'ما عاصمة الأردن؟' });
    expect(codes).toEqual(['charactersRemoved']);
  });

  test('with letters for the shapes of letters that a PDF gives', () => {
    const { question, codes } = judged('ﻣﺎ ﻫﺬا؟ {=أ ~ب}');
    expect(question?.stem).toEqual({ ar: 'ما هذا؟' });
    expect(codes).toEqual(['charactersReplaced']);
  });

  test('in the digits of its formulas', () => {
    const { question, codes } = judged(String.raw`العدد ٣ في \(x = 3\) {=أ ~ب}`);
    expect(question?.stem).toEqual({ ar: String.raw`العدد 3 في \(x = 3\)` });
    expect(codes).toEqual(['digitsMadeLatin']);
  });

  test('with the delimiters of packs around its formulas, and a price that stays one', () => {
    expect(judged('ما $$x^2$$ و $y_1$؟ {=أ ~ب}').question?.stem).toEqual({ ar: String.raw`ما \[x^2\] و \(y_1\)؟` });
    expect(judged('السعر $5 أم $6؟ {=أ ~ب}').question?.stem).toEqual({ ar: String.raw`السعر \(\$\)5 أم \(\$\)6؟` });
  });

  test('with words in every language that its file is for', () => {
    expect(judged('What is it? {=this ~that}', 'en').question).toMatchObject({
      stem: 'What is it?',
      options: [{ text: 'this' }, { text: 'that' }],
    });
    expect(judged('یہ کیا ہے؟ {=کتاب ~12}', 'ur').question).toMatchObject({
      stem: { ar: 'یہ کیا ہے؟', ur: 'یہ کیا ہے؟' },
      options: [{ text: { ar: 'کتاب', ur: 'کتاب' } }, { text: '12' }],
    });
  });

  test('with thirds and a cost as weights', () => {
    expect(judged('Which? {~%33.333%a ~%33.333%b ~%33.333%c ~%-50%d}').question).toMatchObject({
      type: 'multiple_choice',
      options: [{ weight: 0.33333 }, { weight: 0.33333 }, { weight: 0.33333 }, { correct: false, weight: -0.5 }],
    });
  });

  test('with what each answer tells in one explanation', () => {
    const { question, codes } = judged('كم؟ {=3#أحسنت ~4#عُدّ ثانية####للمثلث ثلاثة.}');
    expect(question?.explanation).toEqual({ ar: 'للمثلث ثلاثة.\n\n3: أحسنت\n\nمن اختار «4»: عُدّ ثانية' });
    expect(codes).toEqual(['feedbackMerged']);
  });
});
