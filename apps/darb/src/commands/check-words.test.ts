import { readFileSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkPack } from '@darb/content';
import { LANGUAGES, type Language } from '@darb/language';
import ar from '../../../../locales/ar/check.json' with { type: 'json' };
import en from '../../../../locales/en/check.json' with { type: 'json' };
import ur from '../../../../locales/ur/check.json' with { type: 'json' };
import { checkLines } from './check-words.ts';
import { wordsIn } from './words.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const lesson = 'first/mathematics/01-numbers/01-adding/01-sum';
const quiz = `${lesson}/quiz.yaml`;
const other = 'first/mathematics/01-numbers/01-adding/02-carry/lesson.yaml';
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'darb-test-'));
  await cp(path.join(root, 'packages/content/fixtures/small'), folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

const edit = async (file: string, from: string, to: string) => {
  const source = await readFile(path.join(folder, file), 'utf8');
  await writeFile(path.join(folder, file), source.replace(from, to));
};
const linesIn = async (language: Language) => checkLines(await checkPack(folder), (file) => file, wordsIn(language, 'check'));

test('a broken pack is told in the three languages, with file and line', async () => {
  await edit(quiz, 'difficulty: medium', 'difficulty: tricky');
  await edit(other, 'is_premium: true', 'is_premium: perhaps');
  const told = {
    ar: [
      'نوع القيمة في «is_premium» غير مناسب: المطلوب true أو false.',
      'غير معروفة: تُكتب إحدى هذه القيم: easy, medium, hard',
      'خطآن، لا تنبيهات: لا تُحمَّل الحزمة.',
    ],
    en: [
      'The value of “is_premium” is of another kind: write true or false.',
      'is not known: write one of these: easy, medium, hard',
      '2 errors, 0 warnings: the pack is not loaded.',
    ],
    ur: [
      '”is_premium“ کی قدر کسی اور قسم کی ہے: true یا false لکھیں۔',
      'کی قدر معلوم نہیں: ان میں سے ایک لکھیں: easy, medium, hard',
      '2 خرابیاں، 0 تنبیہات: پیک لوڈ نہیں ہو سکتا۔',
    ],
  };
  for (const language of LANGUAGES) {
    const lines = await linesIn(language);
    expect(lines).toHaveLength(3);
    expect(lines[1]).toBe(`${other}:5  ${told[language][0]}`);
    expect(lines[0]?.startsWith(`${quiz}:`)).toBe(true);
    expect(lines[0]?.endsWith(told[language][1] ?? '')).toBe(true);
    expect(lines[2]).toBe(told[language][2]);
  }
});

test('texts of the pack stand in a sentence as they are written, braces and dollars too', async () => {
  await edit(quiz, 'ناتج الجمع هو', '{{sum}} $t(reading)');
  expect((await linesIn('en')).filter((line) => line.includes('“{{sum}}” in a question without parameters'))).not.toEqual([]);
});

test('a good pack is told in the three languages', async () => {
  const endings = await Promise.all(LANGUAGES.map(async (language) => (await linesIn(language)).at(-1)));
  expect(new Set(endings)).toEqual(new Set(['لا شيء يحتاج إلى تصحيح.', 'Nothing to mend.', 'درست کرنے کو کچھ نہیں۔']));
});

test('every problem has a sentence in three languages whose slots are the values of its code', () => {
  const source = readFileSync(path.join(root, 'packages/content/src/problem.ts'), 'utf8');
  const shapes: Record<string, string> = { Nothing: '', Expression: 'source', DrawValues: 'draw count all' };
  const codes = [...source.matchAll(/^ {2}(\w+): (.+);$/gm)].filter(([, code]) => code !== 'code' && code !== 'values');
  const slotsOf = (text: string) => new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, slot]) => slot));
  expect(codes.map(([, code]) => code).sort()).toEqual(Object.keys(ar.problems).sort());
  for (const [, code = '', values = ''] of codes) {
    const names = [
      ...[...values.matchAll(/(\w+):/g)].map(([, name]) => name),
      ...Object.entries(shapes).flatMap(([shape, held]) => (values.startsWith(shape) && held !== '' ? held.split(' ') : [])),
    ];
    for (const { problems } of [ar, en, ur])
      expect([code, slotsOf(problems[code as keyof typeof problems])]).toEqual([code, new Set(names)]);
  }
});
