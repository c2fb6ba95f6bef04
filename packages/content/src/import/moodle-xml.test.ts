import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readMoodleXml } from './moodle-xml.ts';

const fixture = (name: string) => readMoodleXml(readFileSync(new URL(`../../fixtures/import/moodle/${name}.xml`, import.meta.url), 'utf8'));
const bodyOf = (file: ReturnType<typeof fixture>, identifier: string) => file.questions.find((one) => one.identifier === identifier)?.body;
const codes = (remarks: readonly { code: string }[]) => remarks.map(({ code }) => code);

describe('a question file of Moodle', () => {
  it('comes in with its HTML, formulas, pictures, category, difficulty and explanation', () => {
    const [question] = fixture('html-pictures-formulas').questions;
    expect(question).toMatchObject({
      identifier: 'alg-1',
      label: 'المعادلة التربيعية',
      line: 4,
      category: ['الرياضيات', 'الجبر'],
      difficulty: 'easy',
      explanation: 'نأخذ الجذر للطرفين.',
      stem:
        'ما حلّ المعادلة \\( x^2 < 4 \\)؟\n\n\\[ \\frac{a}{b} \\]\n\n\\(\\mathrm{H_{2}O}\\) **ماء**\n\n' +
        '![المنحنى](picture-a33d733c2af2a989.png)\n\n![نقطة](picture-a33d733c2af2a989.png)',
    });
    expect([...(question?.pictures.keys() ?? [])]).toEqual(['picture-a33d733c2af2a989.png']);
  });

  it('without a name for a question calls it by its text and gives it no identifier', () => {
    const [, question] = fixture('html-pictures-formulas').questions;
    expect(question).toMatchObject({ identifier: null, label: 'أيّ الأعداد أوليّ؟', line: 19 });
    expect(question?.body).toMatchObject({ multiple: true, options: [{ fraction: 0.5 }, { fraction: 0.5 }, { fraction: -0.5 }] });
  });

  it('brings every type that packs have', () => {
    const file = fixture('every-type');
    expect(bodyOf(file, 'tf')).toEqual({ type: 'true_false', correct: true });
    expect(bodyOf(file, 'sa')).toEqual({ type: 'short_text', accepted: [{ text: 'عمّان', fraction: 1 }] });
    expect(bodyOf(file, 'num')).toEqual({ type: 'numeric', answers: [{ value: 9.8, tolerance: 0.05, fraction: 1 }], unit: 'm/s^2' });
    expect(bodyOf(file, 'match')).toMatchObject({ pairs: [{ right: 'عمّان' }, { right: 'القاهرة' }], distractors: ['بغداد'] });
    expect(bodyOf(file, 'order')).toEqual({ type: 'ordering', items: ['أولًا', 'ثانيًا', 'ثالثًا'] });
    expect(bodyOf(file, 'set')).toMatchObject({ multiple: true, asSet: true });
  });

  it('makes choices and matching of gaps, and choices of pairs that share a partner', () => {
    const file = fixture('every-type');
    expect(bodyOf(file, 'drag')).toMatchObject({
      type: 'matching',
      pairs: [
        { left: '(1)', right: 'المبتدأ' },
        { left: '(2)', right: 'الخبر' },
      ],
    });
    expect(file.questions.find(({ identifier }) => identifier === 'select')).toMatchObject({
      stem: 'She ____ to school.',
      remarks: [{ code: 'gapsMadeChoice' }],
    });
    expect(file.questions.filter(({ identifier }) => identifier?.startsWith('groups-')).map(({ stem }) => stem)).toEqual([
      'فلزّ أم لا فلزّ؟\n\nحديد',
      'فلزّ أم لا فلزّ؟\n\nنحاس',
      'فلزّ أم لا فلزّ؟\n\nكبريت',
    ]);
  });

  it('says which questions cannot come in, and on which line they stand', () => {
    expect(fixture('every-type').remarks.map(({ code, line, label }) => [code, line, label])).toEqual([
      ['typeUnsupported', 27, 'essay'],
      ['descriptionOnly', 28, 'description'],
      ['typeUnsupported', 29, 'calculated'],
    ]);
  });

  it('says what of a question is not kept', () => {
    const file = fixture('every-type');
    const remarksOf = (identifier: string) => codes(file.questions.find((one) => one.identifier === identifier)?.remarks ?? []);
    expect(remarksOf('sa')).toEqual(['wildcardIgnored', 'feedbackRemoved']);
    expect(remarksOf('num')).toEqual(['unitsIgnored']);
    expect(codes(fixture('html-pictures-formulas').questions[0]?.remarks ?? [])).toEqual(['tagsRemoved']);
    expect(fixture('what-texts-lose').questions.map(({ remarks }) => codes(remarks))).toEqual([
      ['mediaRemoved', 'mediaRemoved', 'linkRemoved', 'formulaConverted', 'htmlSimplified'],
      ['pictureMissing', 'pictureElsewhere'],
      ['pictureUnsafe'],
    ]);
  });

  it('with a cloze question brings a question for each of its gaps, and says so', () => {
    const { questions } = fixture('cloze');
    expect(questions.map(({ stem, body }) => [stem, body.type])).toEqual([
      ['عاصمة الأردن ____ وعاصمة مصر (…)، وارتفاعها (…) m، و(…).', 'short_text'],
      ['عاصمة الأردن (…) وعاصمة مصر ____، وارتفاعها (…) m، و(…).', 'choice'],
      ['عاصمة الأردن (…) وعاصمة مصر (…)، وارتفاعها ____ m، و(…).', 'numeric'],
    ]);
    expect(codes(questions[0]?.remarks ?? [])).toEqual(['clozeGapLeftOut', 'feedbackRemoved', 'clozeSplit', 'hintsRemoved']);
  });

  it('that breaks off is refused with the line, and nothing of it comes in', () => {
    expect(readMoodleXml('<quiz>\n<question type="truefalse"><name></quiz>')).toMatchObject({
      questions: [],
      remarks: [{ code: 'xmlMalformed', line: 2, outcome: 'left_out' }],
    });
  });

  it('with stray control characters is read without them', () => {
    const { questions, remarks } = readMoodleXml(
      '<quiz><question type="truefalse"><questiontext><text>a\u0007b</text></questiontext><answer fraction="100"><text>true</text></answer></question></quiz>',
    );
    expect(questions[0]?.stem).toBe('ab');
    expect(remarks).toMatchObject([{ code: 'charactersRemoved', values: { count: 1 } }]);
  });
});
