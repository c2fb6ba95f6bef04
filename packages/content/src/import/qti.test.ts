import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readQtiPackage, readQtiXml } from './qti-package.ts';
import { zipOf, type ZipEntry } from './zip.testing.ts';

const bytesOf = (path: string): Uint8Array => readFileSync(new URL(`../../fixtures/import/${path}`, import.meta.url));
const item = (name: string) => readQtiXml(Buffer.from(bytesOf(`qti/${name}.xml`)).toString('utf8'));
const codes = (remarks: readonly { code: string }[]) => remarks.map(({ code }) => code);

const FOLDER = 'qti-package-missing-file';
const files = (...names: string[]): ZipEntry[] => names.map((name) => ({ name, data: bytesOf(`${FOLDER}/${name}`) }));

describe('an item of QTI', () => {
  it('that stands alone and runs from right to left comes in with what it tells', () => {
    const [question] = item('21-choice-match-correct-rtl').questions;
    expect(question).toMatchObject({
      identifier: 'rtl-1',
      stem: 'ما عاصمة الأردن؟ \\(x^{2}\\)\n\nاختر واحدة.',
      explanation: 'عمّان عاصمة منذ 1921.',
      body: {
        multiple: false,
        options: [{ fraction: 0, feedback: 'مدينة في الشمال.' }, { text: '**عمّان**', fraction: 1 }, { fraction: 0 }],
      },
    });
    expect(codes(question?.remarks ?? [])).toEqual(['feedbackRemoved', 'formulaConverted']);
  });

  it('with map_response comes in with shares of the mark', () => {
    expect(item('21-multiple-map-response').questions[0]?.body).toMatchObject({
      multiple: true,
      options: [{ fraction: 0.5 }, { fraction: -1 }, { fraction: 0.5 }, { fraction: -0.5 }],
    });
  });

  it('comes in as ordering, matching, a number with its tolerance', () => {
    expect(item('22-order').questions[0]?.body).toEqual({ type: 'ordering', items: ['أولى', 'ثانية', 'ثالثة'] });
    expect(item('21-match').questions[0]?.body).toMatchObject({
      pairs: [
        { left: 'الأردن', right: 'عمّان' },
        { left: 'مصر', right: 'القاهرة' },
      ],
      distractors: ['بغداد'],
    });
    expect(item('30-text-entry-tolerance').questions[0]).toMatchObject({
      stem: 'تسارع الجاذبية ____ تقريبًا.',
      body: { type: 'numeric', answers: [{ value: 9.8, tolerance: 0.1, fraction: 1 }] },
    });
  });

  it('that asks twice in one text is two questions, and says so', () => {
    const { questions } = item('30-gaps-and-choices-in-text');
    expect(questions.map(({ identifier, stem, body }) => [identifier, stem, body.type])).toEqual([
      ['inline-1-1', 'She ____ to (…).', 'choice'],
      ['inline-1-2', 'She (…) to ____.', 'short_text'],
    ]);
    expect(codes(questions[0]?.remarks ?? [])).toEqual(['gapsMadeChoice', 'partsSplit']);
  });

  it('with processing of its own comes in with its key, and says that the rest was not understood', () => {
    const [question] = item('21-own-processing').questions;
    expect(question?.body).toMatchObject({ options: [{ fraction: 1 }, { fraction: 0 }] });
    expect(codes(question?.remarks ?? [])).toEqual(['processingNotUnderstood']);
  });

  it('that asks for a place in a picture is left out with its type', () => {
    expect(item('21-hotspot')).toMatchObject({
      questions: [],
      remarks: [{ code: 'typeUnsupported', values: { type: 'hotspotInteraction' } }],
    });
  });

  it('with entities that grow is refused', () => {
    const { questions, remarks } = readQtiXml('<!DOCTYPE assessmentItem [<!ENTITY a "b">]><assessmentItem/>');
    expect([questions, codes(remarks)]).toEqual([[], ['xmlEntities']]);
  });
});

describe('a file of QTI 1.2', () => {
  it('from Canvas comes in, all but its essay', () => {
    const { questions, remarks } = item('12-canvas');
    expect(questions.map(({ identifier, body }) => [identifier, body.type])).toEqual([
      ['c1', 'choice'],
      ['c2', 'choice'],
      ['c3', 'numeric'],
      ['c4', 'matching'],
      ['c5-1', 'choice'],
      ['c5-2', 'choice'],
      ['c7', 'true_false'],
    ]);
    expect(questions[0]).toMatchObject({
      category: ['الوحدة الأولى'],
      stem: '2 + 2 = ؟',
      explanation: 'نجمع.',
      body: { multiple: false, options: [{ fraction: 1 }, { fraction: 0, feedback: 'زاد واحد.' }] },
    });
    expect(questions[1]?.body).toMatchObject({ multiple: true, asSet: true, options: [{ fraction: 1 }, { fraction: 0 }, { fraction: 1 }] });
    expect(questions[2]?.body).toMatchObject({ answers: [{ value: 3.14, tolerance: 0.01 }] });
    expect(remarks).toMatchObject([{ code: 'typeUnsupported', line: 27, values: { type: 'essay_question' } }]);
  });

  it('from Blackboard comes in with its sets and its pairs', () => {
    const { questions } = item('12-blackboard');
    expect(questions[0]).toMatchObject({
      explanation: 'الغازان لا فلزّان.',
      body: { asSet: true, options: [{ fraction: 1 }, { fraction: 0 }, { fraction: 1 }] },
    });
    expect(questions[1]?.body).toMatchObject({
      pairs: [
        { left: 'الأردن', right: 'عمّان' },
        { left: 'مصر', right: 'القاهرة' },
      ],
    });
  });
});

describe('a package of QTI', () => {
  const whole = () =>
    zipOf(files('imsmanifest.xml', 'test.xml', 'items/first.xml', 'items/third.xml', 'items/named-by-nothing.xml', 'pictures/point.png'));

  it('whose manifest names a missing file brings the others, and says which is missing, and where it is named', async () => {
    const { questions, remarks } = await readQtiPackage(whole());
    expect(questions.map(({ identifier, file }) => [identifier, file])).toEqual([
      ['first', 'items/first.xml'],
      ['third', 'items/third.xml'],
    ]);
    expect(remarks.map(({ code, values, file, line }) => [code, values, file, line])).toEqual([
      ['packageFileMissing', { name: 'items/lost.xml' }, 'imsmanifest.xml', 7],
      ['packageFileIgnored', { name: 'items/named-by-nothing.xml' }, 'items/named-by-nothing.xml', null],
    ]);
  });

  it('brings the pictures that its items name from their own folder', async () => {
    const [first] = (await readQtiPackage(whole())).questions;
    expect(first?.stem).toBe('نقطة ![نقطة](picture-a33d733c2af2a989.png)');
    expect(first?.pictures.get('picture-a33d733c2af2a989.png')?.type).toBe('image/png');
  });

  it('without a manifest brings the items that stand in it, and says so', async () => {
    const { questions, remarks } = await readQtiPackage(zipOf(files('items/first.xml', 'pictures/point.png')));
    expect([questions.length, codes(remarks)]).toEqual([1, ['manifestMissing']]);
  });

  it('whose picture stands above the package does not look there', async () => {
    const source = Buffer.from(bytesOf(`${FOLDER}/items/first.xml`))
      .toString('utf8')
      .replace('../pictures', '../../../etc');
    const { questions } = await readQtiPackage(zipOf([{ name: 'items/first.xml', data: source }]));
    expect(codes(questions[0]?.remarks ?? [])).toEqual(['pictureMissing']);
  });

  it('in Windows-1256 and in UTF-16 comes in as in UTF-8', async () => {
    const source = Buffer.from(bytesOf('qti/22-order.xml')).toString('utf8');
    const utf16 = Buffer.from(`\uFEFF${source.replace('encoding="UTF-8"', 'encoding="UTF-16"')}`, 'utf16le');
    const [question] = (await readQtiPackage(zipOf([{ name: 'a.xml', data: utf16 }]))).questions;
    expect(question?.stem).toBe('رتّب المراحل.');
    const cp1256 = Buffer.concat([
      Buffer.from('<?xml version="1.0" encoding="windows-1256"?><qti-assessment-item identifier="a" title="'),
      Buffer.from([0xda, 0xe3, 0xc7, 0xe4]),
      Buffer.from('"><qti-item-body/></qti-assessment-item>'),
    ]);
    expect((await readQtiPackage(zipOf([{ name: 'a.xml', data: cp1256 }]))).remarks).toMatchObject([
      {},
      { code: 'descriptionOnly', label: 'عمان' },
    ]);
  });

  it('with points takes those that it gives every other choice, and says where fewer would do', () => {
    const item = (mapping: string) =>
      `<assessmentItem identifier="i" title="ماء"><responseDeclaration identifier="R" cardinality="multiple" baseType="identifier"><correctResponse><value>H</value><value>O</value></correctResponse>${mapping}<mapEntry mapKey="H" mappedValue="1"/><mapEntry mapKey="O" mappedValue="1"/><mapEntry mapKey="Cl" mappedValue="-1"/></mapping></responseDeclaration><itemBody><choiceInteraction responseIdentifier="R" maxChoices="0"><prompt>مم الماء؟</prompt>${['H', 'He', 'O', 'Cl'].map((one) => `<simpleChoice identifier="${one}">${one}</simpleChoice>`).join('')}</choiceInteraction></itemBody><responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/map_response"/></assessmentItem>`;
    const fractions = (source: string) => {
      const [question] = readQtiXml(source).questions;
      return [
        question?.body.type === 'choice' ? question.body.options.map(({ fraction }) => fraction) : [],
        codes(question?.remarks ?? []),
      ];
    };
    expect(fractions(item('<mapping lowerBound="0" upperBound="2" defaultValue="-2">'))).toEqual([[0.5, -1, 0.5, -0.5], []]);
    expect(fractions(item('<mapping upperBound="1">'))).toEqual([[0.5, 0, 0.5, -0.5], ['scoringSimplified']]);
  });
});
