import { mkdtemp, cp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { importFile } from './import-file.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'darb-test-'));
  await cp(join(import.meta.dirname, '../../fixtures/small'), folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

const place = 'first/mathematics/01-numbers/01-adding';
const bring = (text: string, name = 'a.gift') =>
  importFile({ name, bytes: Buffer.from(text) }, { into: join(folder, place), lesson: '01-sum', language: 'ar', dryRun: false });
const quiz = () => readFile(join(folder, place, '01-sum/quiz.yaml'), 'utf8');

describe('a second file', () => {
  test.each([
    [
      'one stem and other options',
      'أي العبارات الآتية صحيحة؟ {=الشمس نجم ~القمر نجم ~الأرض نجم}',
      'أي العبارات الآتية صحيحة؟ {=الماء مركّب ~الهواء مركّب ~الذهب مركّب}',
    ],
    [
      'one stem, another right option and most of the others',
      'أي الأعداد الآتية أولي؟ {=7 ~8 ~9 ~10}',
      'أي الأعداد الآتية أولي؟ {=11 ~8 ~9 ~10}',
    ],
    [
      'one stem and options that speak of the others alone in common',
      'أي العبارات الآتية صحيحة؟ {~الشمس نجم ~القمر نجم =كل ما سبق ~لا شيء ممّا ذُكر}',
      'أي العبارات الآتية صحيحة؟ {~الماء مركّب ~الهواء مركّب =كل ما سبق ~لا شيء ممّا ذُكر}',
    ],
    [
      'one English stem and the same of them',
      'Which is true? {~Iron is a metal. ~Gold is one. =All of the above ~None of these}',
      'Which is true? {~Water is wet. ~Ice is cold. =All of the above ~None of these}',
    ],
    ['one name and alike stems', '::س1::أي مما يأتي عدد أولي؟ {=7 ~8 ~9 ~10}', '::س1::أي مما يأتي عدد زوجي؟ {=8 ~7 ~9 ~11}'],
    ['one name and a stem for any options', '::س1::اختر الصحيح {=أ ~ب ~ج}', '::س1::اختر الصحيح {=د ~ه ~و}'],
    ['one name and another statement', '::س1::الأرض كوكب من المجموعة الشمسية {T}', '::س1::المريخ كوكب من المجموعة الشمسية {T}'],
    ['one name and other numbers', '::س1::كم 3 زائد 4؟ {#7}', '::س1::كم 5 زائد 2؟ {#7}'],
    ['one name and another formula', String.raw`::س1::ما ناتج \(2+2\)؟ {#4}`, String.raw`::س1::ما ناتج \(2 \times 2\)؟ {#4}`],
    ['one name and a word to complete', '::س1::اكتب المفرد {=كتاب}', '::س1::اكتب المفرد {=قلم}'],
    ['one name and another type', '::س1::اختر الصحيح {=أ ~ب ~ج}', '::س1::اختر الصحيح {T}'],
    ['one name and one answer to another question', '::س1::ما عاصمة الأردن؟ {=عمّان}', '::س1::ما أكبر مدن الأردن؟ {=عمّان}'],
  ])('with %s is another question, and the first one stays', async (_, first, second) => {
    expect(await bring(first)).toMatchObject({ added: 1 });
    const before = await quiz();
    const report = await bring(second);
    expect(report).toMatchObject({ added: 1, replaced: 0, leftOut: 0 });
    expect(await quiz()).toContain(before);
    expect(report.remarks.map(({ code }) => code)).toEqual(
      expect.arrayContaining([first.startsWith('::') ? 'identifierShared' : 'stemShared']),
    );
    expect(await bring(second)).toMatchObject({ added: 0, replaced: 0, unchanged: 1 });
    expect(await bring(first)).toMatchObject({ added: 0, replaced: 0, unchanged: 1 });
  });

  test('whose column counts anew in its chapter leaves the questions of the first', async () => {
    const table = (rows: string) => `رقم السؤال;السؤال;الخيار أ;الخيار ب;الخيار ج;الإجابة\n${rows}`;
    const file = table('1;أي مما يأتي فلز؟;حديد;كبريت;كلور;أ\n2;أي مما يأتي لا فلز؟;نحاس;كبريت;حديد;ب');
    expect(await bring(file, 'a.csv')).toMatchObject({ added: 2 });
    const next = table('1;أي مما يأتي غاز؟;حديد;كبريت;كلور;ج\n2;أي مما يأتي سائل؟;زئبق;كبريت;حديد;أ');
    expect(await bring(next, 'b.csv')).toMatchObject({ added: 2, replaced: 0 });
    expect(await bring(file, 'a.csv')).toMatchObject({ added: 0, unchanged: 2, replaced: 0 });
  });

  test.each([
    [
      'a letter of a word',
      '::س::ما عاصة الأردن؟ {=عمّان ~إربد ~جرش}',
      'ما عاصمة الأردن؟ {=عمّان ~إربد ~جرش}',
      'ما عاصة الأردن؟',
      'ما عاصمة الأردن؟',
    ],
    ['a word more', '::س::كم 3 زائد 1؟ {=4 ~5}', 'كم حاصل 3 زائد 1؟ {=4 ~5}', 'كم 3 زائد 1؟', 'كم حاصل 3 زائد 1؟'],
    [
      'a wrong option',
      'ما عاصمة الأردن؟ {=عمّان ~إربد ~جرش}',
      'ما عاصمة الأردن؟ {=عمّان ~إربد ~دمشق}',
      '✓ عمّان، إربد، جرش',
      '✓ عمّان، إربد، دمشق',
    ],
    ['the key', 'ما عاصمة الأردن؟ {=إربد ~عمّان ~جرش}', 'ما عاصمة الأردن؟ {~إربد =عمّان ~جرش}', '✓ إربد، عمّان، جرش', 'إربد، ✓ عمّان، جرش'],
    ['the number', '::س::كم 3 زائد 1؟ {#5}', 'كم 3 زائد 1؟ {#4}', '5', '4'],
    ['what it tells', 'كم 3 زائد 1؟ {#4####نعد.}', 'كم 3 زائد 1؟ {#4####نجمع.}', 'نعد.', 'نجمع.'],
  ])('that changes %s replaces the question, and the report shows both texts', async (_, first, second, before, after) => {
    await bring(first);
    const [name = ''] = /^::.*::/.exec(first) ?? [];
    const report = await bring(name + second);
    expect(report).toMatchObject({ added: 0, replaced: 1 });
    expect(report.remarks.find(({ code }) => code === 'replaced')?.values).toMatchObject({ before, after });
  });

  test('that changes the end of a long text shows the end', async () => {
    const long = 'في الدارة الكهربائية المرسومة مقاومتان موصولتان على التوالي وبطارية قوتها الدافعة عشرة فولت، فما';
    await bring(`::س::${long} التيار الكلي؟ {=واحد ~اثنان ~ثلاثة}`);
    const { remarks } = await bring(`::س::${long} التيار الكلّي فيها؟ {=واحد ~اثنان ~ثلاثة}`);
    const { before, after } = remarks.find(({ code }) => code === 'replaced')?.values as { before: string; after: string };
    expect([before, after]).toEqual([
      expect.stringMatching(/^….*التيار الكلي؟$/) as unknown,
      expect.stringMatching(/^….*التيار الكلّي فيها؟$/) as unknown,
    ]);
  });

  test('finds the one that it changes among several of one name', async () => {
    await bring('::س1::ما عاصمة الأردن؟ {=عمّان ~إربد ~جرش}');
    await bring('::س1::ما عاصمة مصر؟ {=القاهرة ~أسوان ~طنطا}');
    expect(await bring('::س1::ما عاصمة مصر؟ {=القاهرة ~أسوان ~الأقصر}')).toMatchObject({ added: 0, replaced: 1 });
    expect(await quiz()).toMatch(/إربد[\s\S]*الأقصر/);
  });
});
