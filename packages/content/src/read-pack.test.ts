import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Pack, PackLesson, PackProblem } from './pack.ts';
import type { ProblemCode } from './problem.ts';
import { readPack } from './read-pack.ts';

const SMALL = join(import.meta.dirname, '../fixtures/small');
const ADDING = 'first/mathematics/01-numbers/01-adding';
const SUM = `${ADDING}/01-sum`;

const lessonsOf = (pack: Pack | null): PackLesson[] =>
  pack?.programs.flatMap(({ subjects }) =>
    subjects.flatMap(({ topics }) => topics.flatMap(({ subtopics }) => subtopics.flatMap((subtopic) => subtopic.lessons))),
  ) ?? [];

describe('a good pack', () => {
  test('is read without a problem, in its order', async () => {
    const { pack, problems } = await readPack(SMALL);
    expect(problems).toEqual([]);
    expect(lessonsOf(pack).map(({ id }) => id)).toEqual([11, 12, 13, 21]);
  });

  test('has MathML without annotations, left to right, and keeps the TeX beside it', async () => {
    const { pack } = await readPack(SMALL);
    const stem = lessonsOf(pack)[0]?.quiz?.questions[0]?.stem.ar.parts;
    expect(stem).toMatchObject([
      { kind: 'text', text: 'ما ناتج ' },
      { kind: 'math', tex: '2+3', display: false },
      { kind: 'text' },
      { kind: 'picture', alt: 'عمودان', width: 120, height: 40 },
    ]);
    const math = stem?.find((part) => part.kind === 'math');
    expect(math?.kind === 'math' && math.mathml).toMatch(/^<math dir="ltr" xmlns="[^"]+"><mrow>.*<\/mrow><\/math>$/);
  });

  test('has its lesson text as blocks', async () => {
    const { pack } = await readPack(SMALL);
    const text = lessonsOf(pack)[0]?.text.ar ?? [];
    expect(text.map(({ kind }) => kind)).toEqual(['heading', 'paragraph', 'steps', 'law']);
    expect(text[1]).toMatchObject({
      text: {
        lang: 'ar',
        parts: [
          { text: 'نجمع ' },
          { tex: 'a' },
          { text: ' و' },
          { tex: 'b' },
          { text: ' فنحصل على ' },
          { text: 'المجموع', strong: true },
          { text: '.' },
        ],
      },
    });
    expect(text[3]).toMatchObject({
      formula: { parts: [{ kind: 'math', display: true }] },
      note: { parts: [{ text: 'المجموع ' }, { tex: 's' }] },
    });
  });

  test('has option keys that say nothing of order or rightness and differ between questions', async () => {
    const { pack } = await readPack(SMALL);
    const keys = lessonsOf(pack)
      .flatMap(({ quiz }) => quiz?.questions ?? [])
      .flatMap(({ body }) => ('options' in body ? body.options : []).map(({ key }) => key));
    expect(keys.every((key) => /^[0-9a-f]{12}$/.test(key))).toBe(true);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('stands for all three languages with a plain text', async () => {
    const { pack } = await readPack(SMALL);
    const body = lessonsOf(pack)[0]?.quiz?.questions[0]?.body;
    expect(body?.type === 'single_choice' && Object.keys(body.options[0]?.text ?? {}).sort()).toEqual(['ar', 'en', 'ur']);
  });
});

test.each([
  ['12 N', 'en'],
  ['Where do you live?', 'en'],
  ['-3', 'en'],
  ['\\(x^2\\)', 'ar'],
])('a plain “%s” is in %s on an Arabic page, so that nothing of it changes its side', async (plain, lang) => {
  const folder = await mkdtemp(join(tmpdir(), 'pack-'));
  await cp(SMALL, folder, { recursive: true });
  const file = join(folder, SUM, 'quiz.yaml');
  const source = await readFile(file, 'utf8');
  await writeFile(file, source.replace("'\\(23\\)'", `'${plain}'`));
  const { pack } = await readPack(folder);
  const body = lessonsOf(pack)[0]?.quiz?.questions[0]?.body;
  const texts = body?.type === 'single_choice' ? body.options.map(({ text }) => text.ar) : [];
  expect(texts.map((text) => text.lang)).toContain(lang);
  expect(texts.filter((text) => text.lang === 'en')).toHaveLength(lang === 'en' ? 1 : 0);
  await rm(folder, { recursive: true, force: true });
});

describe('a bad pack', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pack-'));
    await cp(SMALL, folder, { recursive: true });
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const edit = async (file: string, from: string | RegExp, to: string) => {
    const source = await readFile(join(folder, file), 'utf8');
    const edited = source.replace(from, to);
    expect(edited).not.toBe(source);
    await writeFile(join(folder, file), edited);
  };
  const lineOf = async (file: string, text: string) =>
    (await readFile(join(folder, file), 'utf8')).split('\n').findIndex((line) => line.includes(text)) + 1;
  const problems = async (): Promise<PackProblem[]> => {
    const read = await readPack(folder);
    expect(read.pack).toBeNull();
    return read.problems;
  };

  const quiz = `${SUM}/quiz.yaml`;
  /**
   * What is broken, in which file, how, the text of the line that must be named, and the problem.
   */
  const cases: [string, string, string | RegExp, string, string | null, ProblemCode, object][] = [
    ['an id given twice', `${ADDING}/02-carry/lesson.yaml`, 'id: 12', 'id: 11', 'id: 11', 'idTaken', { id: 11 }],
    ['a question key given twice', quiz, 'key: even-numbers', 'key: two-and-three', null, 'keyTaken', { key: 'two-and-three', line: 5 }],
    [
      'two right options in a single choice',
      quiz,
      "{ text: '\\(6\\)' }",
      "{ text: '\\(6\\)', correct: true }",
      'options:',
      'rightOptionsOne',
      { count: 2 },
    ],
    ['no right option', quiz, "{ text: '\\(5\\)', correct: true }", "{ text: '\\(5\\)' }", 'options:', 'rightOptionsOne', { count: 0 }],
    ['options that look alike', quiz, "'\\(6\\)'", "'\\( 5 \\)'", '\\( 5 \\)', 'optionsLookAlike', { text: '\\( 5 \\)' }],
    ['weights that do not add up', quiz, 'weight: 0.5 }', 'weight: 0.2 }', null, 'weightsSum', { sum: 0.7 }],
    ['a wrong option that earns', quiz, 'weight: -0.5', 'weight: 0.5', null, 'weightWrong', { weight: 0.5 }],
    [
      'an unknown difficulty',
      quiz,
      'difficulty: medium',
      'difficulty: tricky',
      'tricky',
      'fieldValue',
      { field: 'questions.1.difficulty', allowed: 'easy, medium, hard' },
    ],
    ['a numeric answer that is no number', quiz, 'answer: 0.333', 'answer: a third', 'a third', 'answerNotNumber', {}],
    [
      'a formula that does not end',
      quiz,
      "'What is \\(2+3\\)?",
      "'What is \\(2+3?",
      'What is',
      'formulaOpen',
      { opening: '\\(', closing: '\\)' },
    ],
    [
      'a formula that KaTeX cannot read',
      quiz,
      '\\(\\frac{1}{3}\\)',
      '\\(\\frac{1}{3\\)',
      '\\frac{1}{3\\)',
      'formulaUnreadable',
      { formula: '\\frac{1}{3' },
    ],
    [
      'a formula command outside of a formula',
      quiz,
      "'Order from small",
      "'Order \\alpha from small",
      '\\alpha',
      'texOutside',
      { command: '\\alpha' },
    ],
    ['Arabic digits in a formula', quiz, "'\\(6\\)'", "'\\(٦\\)'", '٦', 'formulaArabic', { letter: '٦' }],
    ['mixed digit systems', quiz, 'بعد 2.', 'بعد ٢ أو 2.', 'بعد ٢', 'mixedDigits', { first: '0–9', second: '٠–٩' }],
    ['a combining mark without a letter', quiz, 'ناتج الجمع هو', 'ناتج \u064Eالجمع هو', '\u064Eالجمع', 'loneMark', { character: 'U+064E' }],
    ['a bidi control character', quiz, 'أيّ الأعداد', '\u200Fأيّ الأعداد', '\u200F', 'bidi', { character: 'U+200F' }],
    [
      'a text that lacks a language of the others',
      quiz,
      ", en: 'Count three on from 2.'",
      '',
      'نعدّ ثلاثة',
      'textLanguageMissing',
      { language: 'en' },
    ],
    ['Arabic words in a plain string', quiz, "'\\(0\\)'", "'صفر'", 'صفر', 'plainArabic', {}],
    [
      'a picture that is not there',
      quiz,
      '![two bars](two-bars.svg)',
      '![two bars](bars.svg)',
      "bars.svg)', en",
      'pictureMissing',
      { name: 'bars.svg' },
    ],
    ['a picture without words', quiz, '![two bars]', '![]', '![]', 'pictureWithoutWords', { name: 'two-bars.svg' }],
    ['a field that does not exist', quiz, 'tolerance:', 'tolerence:', 'tolerence', 'fieldUnknown', { field: 'tolerence' }],
    ['a field given twice', quiz, '    answer: true\n', '    answer: true\n    answer: false\n', 'answer: false', 'yamlKeyTwice', {}],
    [
      'a quiz of five questions',
      `${ADDING}/02-carry/quiz.yaml`,
      /  - key: fact-5[\s\S]*/,
      '',
      'questions:',
      'questionsTooFew',
      { count: 5, minimum: 6 },
    ],
    ['a gap in the order', `${ADDING}/02-carry/lesson.yaml`, 'order: 2', 'order: 3', null, 'ordersBroken', { orders: '1, 3', count: 2 }],
    ['a quiz that names a lesson', quiz, /(\n {4}difficulty: .*)/, '$1\n    lesson: 11', 'lesson: 11', 'lessonInQuiz', { lesson: 11 }],
    ['no head lesson', `${SUM}/lesson.yaml`, 'is_head: true', 'is_head: false', null, 'headLessons', { count: 0 }],
    ['two head lessons', `${ADDING}/02-carry/lesson.yaml`, 'is_head: false', 'is_head: true', null, 'headLessons', { count: 2 }],
    ['a title without Arabic', `${SUM}/lesson.yaml`, 'ar: المجموع, ', '', 'title:', 'fieldMissing', { field: 'title.ar' }],
    ['a script in a picture', `${SUM}/two-bars.svg`, '<rect', '<script>1</script><rect', '<svg', 'pictureScript', {}],
    [
      'a picture that loads another',
      `${SUM}/two-bars.svg`,
      '<rect',
      '<image href="https://example.invalid/a.png"/><rect',
      '<svg',
      'pictureOutside',
      {},
    ],
    ['a picture without a size', `${SUM}/two-bars.svg`, 'viewBox', 'data-box', '<svg', 'pictureViewBox', {}],
    [
      'Markdown that lessons do not have',
      `${SUM}/text.en.md`,
      'gives the **sum**',
      'gives *the* sum',
      'gives',
      'markdownInText',
      { kind: 'emphasis' },
    ],
    [
      'a formula in a lesson text that KaTeX cannot read',
      `${SUM}/text.en.md`,
      '\\[ s = a + b \\]',
      '\\[ s = \\fraction{a} \\]',
      '\\fraction',
      'formulaUnreadable',
      {},
    ],
    ['a wrong kind of heading', `${SUM}/text.en.md`, '## The', '### The', '###', 'headingDepth', { depth: 3 }],
    [
      'a video file that is not there',
      `${SUM}/video/video.json`,
      '"480p.mp4"',
      '"720p.mp4"',
      '720p',
      'videoFileMissing',
      { name: '720p.mp4' },
    ],
  ];
  test.each(cases)('with %s names the file, the line and what is wrong', async (_, file, from, to, lineText, code, values) => {
    await edit(file, from, to);
    const found = (await problems()).filter((problem) => problem.code === code);
    expect(found.map((problem) => problem.values)).toContainEqual(expect.objectContaining(values));
    if (lineText !== null)
      expect(found.map((problem) => [problem.file, problem.line])).toContainEqual([file, await lineOf(file, lineText)]);
  });

  test.each([`${SUM}/text.ar.md`, `${SUM}/text.en.md`, `${SUM}/lesson.yaml`, `${SUM}/video/video.json`, 'first/program.yaml'])(
    'without %s is refused',
    async (file) => {
      await rm(join(folder, file));
      expect((await problems()).length).toBeGreaterThan(0);
    },
  );

  test('that lacks explanations, or one language of a whole question, as imported ones may, is good with a warning', async () => {
    await edit(quiz, "    explanation: { ar: 'نجمع كل زوج.', en: 'Add each pair.' }\n", '');
    await edit(quiz, "stem: { ar: 'صل كل عملية بناتجها.', en: 'Match each sum with its result.' }", "stem: { ar: 'صل كل عملية بناتجها.' }");
    const { pack, warnings } = await readPack(folder);
    expect(pack).not.toBeNull();
    const line = await lineOf(quiz, 'key: pairs');
    expect(warnings.map((warning) => [warning.line, warning.code, warning.values])).toEqual([
      [line, 'explanationsMissing', { count: 1 }],
      [line, 'languageMissing', { language: 'en', count: 1 }],
    ]);
    const pairs = lessonsOf(pack)[0]?.quiz?.questions.find(({ key }) => key === 'pairs');
    expect(pairs?.explanation).toEqual({ ar: { lang: 'ar', parts: [] } });
  });

  test('with several problems shows them all at once', async () => {
    await edit(quiz, 'difficulty: medium', 'difficulty: tricky');
    await edit(`${SUM}/lesson.yaml`, 'is_premium: false', 'is_premium: perhaps');
    expect((await problems()).map(({ code, values }) => [code, values])).toEqual(
      expect.arrayContaining([
        ['fieldValue', expect.objectContaining({ allowed: 'easy, medium, hard' })],
        ['fieldKind', { field: 'is_premium', kind: 'truth' }],
      ]),
    );
  });
});
