import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PackProblem, PackQuestion, PackTest } from './pack.ts';
import type { Problem, ProblemCode } from './problem.ts';
import { readPack } from './read-pack.ts';
import { checkPack } from './report.ts';

const SMALL = join(import.meta.dirname, '../fixtures/small');
const ADDING = 'first/mathematics/01-numbers/01-adding';
const TEST = `${ADDING}/test.yaml`;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pack-'));
  await cp(SMALL, folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const write = async (file: string, text: string) => {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), text);
};
const FACT = (key: string) =>
  `  - { key: ${key}, type: true_false, difficulty: easy, answer: true, stem: { ar: 'عدد زوجي', en: 'An even number' }, explanation: { ar: 'نعم', en: 'Yes' } }\n`;
/** A test of ten questions, the first ones given. */
const testYaml = (questions = '', head = 'id: 190\norder: 3\n') =>
  `${head}title: { ar: اختبار الجمع, en: Test of adding }\nis_premium: true\nquestions:\n${questions}${Array.from({ length: 10 }, (_, index) => FACT(`fact-${index + 1}`)).join('')}`;
/** A question of a test, its fields as YAML below `key`. */
const question = (fields: string) =>
  `  - key: drawn\n    difficulty: easy\n${fields.includes('explanation:') ? '' : "    explanation: { ar: 'شرح', en: 'Why' }\n"}${fields
    .trim()
    .split('\n')
    .map((line) => `    ${line.trimEnd()}`)
    .join('\n')}\n`;

const told = ({ code, values }: PackProblem): Problem => ({ code, values });
/** A problem with at least these values. */
const like = (code: ProblemCode, values: object) => ({ code, values: expect.objectContaining(values) as unknown });

const findings = async () => {
  const { pack, problems, warnings } = await readPack(folder);
  return { pack, problems: problems.map(told), warnings: warnings.map(told) };
};
const testOf = async (): Promise<PackTest> => {
  const { pack, problems } = await findings();
  expect(problems).toEqual([]);
  const found = pack?.programs[0]?.subjects[0]?.topics[0]?.subtopics[0]?.test;
  if (!found) throw new Error('no test');
  return found;
};
const drawn = async (fields: string): Promise<PackQuestion[]> => {
  await write(TEST, testYaml(question(fields)));
  return (await testOf()).questions.filter(({ key }) => key === 'drawn');
};
const fault = async (fields: string): Promise<Problem[]> => {
  await write(TEST, testYaml(question(fields)));
  return (await findings()).problems;
};

describe('the test of a subtopic', () => {
  test('stands among its lessons with its questions in order', async () => {
    await write(TEST, testYaml('', 'id: 190\norder: 3\nlimit_minutes: 30\n'));
    expect(await testOf()).toMatchObject({ id: 190, order: 3, is_premium: true, limit_minutes: 30, title: { ar: 'اختبار الجمع' } });
    expect((await testOf()).questions.map(({ key, order, variant }) => [key, order, variant]).slice(0, 2)).toEqual([
      ['fact-1', 1, 1],
      ['fact-2', 2, 1],
    ]);
  });

  test.each<[string, string, ProblemCode, object]>([
    ['fewer than ten questions', testYaml().replace(FACT('fact-10'), ''), 'questionsTooFew', { count: 9, minimum: 10 }],
    ['a place that a lesson has', testYaml('', 'id: 190\norder: 2\n'), 'ordersBroken', { orders: '1, 2, 2' }],
    ['the id of a quiz', testYaml('', 'id: 101\norder: 3\n'), 'idTaken', { id: 101 }],
    ['a key twice', testYaml(FACT('fact-3')), 'keyTaken', { key: 'fact-3', line: 6 }],
  ])('with %s is refused', async (_, yaml, code, values) => {
    await write(TEST, yaml);
    expect((await findings()).problems).toContainEqual(like(code, values));
  });

  test('shows pictures that lie beside it', async () => {
    await cp(join(folder, `${ADDING}/01-sum/two-bars.svg`), join(folder, `${ADDING}/two-bars.svg`));
    const [first] = await drawn(`type: true_false\nanswer: true\nstem: { ar: '![عمودان](two-bars.svg)', en: '![bars](two-bars.svg)' }`);
    expect(first?.stem.ar.parts).toMatchObject([{ kind: 'picture', alt: 'عمودان' }]);
  });

  test('says of a question which lesson of its subtopic it asks about, and of no other', async () => {
    const fields = (lesson: number) => `type: true_false\nanswer: true\nlesson: ${lesson}\nstem: { ar: 'عدد زوجي', en: 'An even number' }`;
    expect((await drawn(fields(12))).map(({ lessonId }) => lessonId)).toEqual([12]);
    expect(await fault(fields(13))).toEqual([{ code: 'lessonElsewhere', values: { lesson: 13 } }]);
  });

  test('is all that a subtopic of an assessment-only program has, and nowhere else', async () => {
    const program = async (id: number) => {
      await write('third/program.yaml', `id: ${id}\norder: 3\ncountry: JO\ntitle: { ar: اختبارات }\n`);
      await write('third/sums/subject.yaml', "id: 711\norder: 1\ntitle: { ar: الرياضيات }\nbgColor: '#2F5D9B'\nicon: math\n");
      await write('third/sums/01-a/topic.yaml', 'id: 71101\norder: 1\ntitle: { ar: وحدة }\n');
      await write('third/sums/01-a/01-b/subtopic.yaml', 'id: 71111\norder: 1\ntitle: { ar: موضوع }\n');
      await write('third/sums/01-a/01-b/test.yaml', testYaml('', 'id: 711119\norder: 1\n'));
      return (await findings()).problems;
    };
    expect(await program(71)).toEqual([]);
    expect(await program(3)).toEqual([{ code: 'testWithoutLessons', values: {} }]);
    await cp(join(folder, `${ADDING}/02-carry`), join(folder, 'third/sums/01-a/01-b/01-carry'), { recursive: true });
    expect(await program(71)).toContainEqual({ code: 'lessonsInAssessment', values: { program: 71 } });
  });
});

describe('languages', () => {
  test('are those of each subject, not of the pack', async () => {
    await rm(join(folder, 'second/physics/01-force/01-push/01-cart/text.en.md'));
    expect((await findings()).problems).toEqual([]);
    await rm(join(folder, `${ADDING}/01-sum/text.en.md`));
    expect((await findings()).problems).toEqual([{ code: 'subjectLanguageMissing', values: { name: 'text.en.md' } }]);
  });
});

describe('options that look alike', () => {
  const choice = (first: string, second: string, more = '') =>
    `type: single_choice\n${more}stem: { ar: 'أيّها صحيح؟', en: 'Which is right?' }\noptions:\n  - { text: { ar: '${first}', en: one }, correct: true }\n  - { text: { ar: '${second}', en: two } }`;

  test('but for marks and spaces are an error', async () =>
    expect(await fault(choice('الصوم', 'الصَّوم'))).toContainEqual(like('optionsLookAlike', { text: 'الصَّوم' })));

  test('but for letters are a warning: the pack is loaded, and the report tells them apart', async () => {
    await write(TEST, testYaml(question(choice('إلى', 'الى'))));
    const { pack, problems, warnings } = await findings();
    expect([pack !== null, problems, warnings]).toEqual([true, [], [like('optionsAlikeByLetters', { text: 'الى' })]]);
    expect(await checkPack(folder)).toMatchObject({ status: 2, held: { tests: 1 }, problems: [{ severity: 'warning', file: TEST }] });
  });

  test('are meant in a question about spelling', async () => {
    await write(TEST, testYaml(question(choice('إلى', 'الى', 'spelling: true\n'))));
    expect(await findings()).toMatchObject({ problems: [], warnings: [] });
  });

  test('with an error beside them exit as an error', async () => {
    await write(TEST, testYaml(question(choice('إلى', 'الى'))).replace('order: 3', 'order: 4'));
    expect((await checkPack(folder)).status).toBe(1);
  });

  test('in formulas are told apart by case', async () => {
    await write(TEST, testYaml(question(choice('\\(v\\)', '\\(V\\)'))));
    expect(await findings()).toMatchObject({ problems: [], warnings: [] });
  });
});

describe('numbers that are drawn', () => {
  const speed = `
type: numeric
parameters:
  d: { from: 20, to: 100, step: 20 }
  t: [2, 4, 5]
values: { v: 'd / t' }
stem: { ar: 'قطع \\({{d}}\\) في \\({{t}}\\).', en: 'It covers \\({{d}}\\) in \\({{t}}\\).' }
answer: v
check: 'd / t'
unit: 'm/s'`;

  test('give four variants with numbers of their own, the same at each reading', async () => {
    const first = await drawn(speed);
    expect(first.map(({ variant, order }) => [variant, order])).toEqual([1, 2, 3, 4].map((variant) => [variant, 1]));
    const answers = first.map(({ stem, body }) => {
      const [d, t] = stem.ar.parts.flatMap((part) => (part.kind === 'math' ? Number(part.tex) : []));
      expect(body).toMatchObject({ type: 'numeric', correct: (d ?? 0) / (t ?? 1), unit: 'm/s' });
      return `${d} ${t}`;
    });
    expect(new Set(answers).size).toBe(4);
    expect(await drawn(speed)).toEqual(first);
  });

  test('stand in options and explanation, and a comparison is the answer of true or false', async () => {
    const choices = await drawn(
      `
type: single_choice
parameters: { a: { from: 2, to: 9 } }
values: { double: '2 * a', square: 'a ^ 2' }
where: 'a > 2'
stem: 'Two times {{a}}'
explanation: { ar: 'الضعف {{double}}', en: 'It is {{double}}' }
options:
  - { text: '{{double}}', correct: true }
  - { text: '{{square}}' }`,
    );
    expect(choices).toHaveLength(4);
    const facts = await drawn(`type: true_false\nparameters: { a: [1, 5] }\nstem: '\\({{a}} > 3\\)'\nanswer: 'a > 3'`);
    for (const { stem, body } of facts) {
      const [part] = stem.ar.parts;
      expect(body).toEqual({ type: 'true_false', correct: part?.kind === 'math' && part.tex === '5 > 3' });
    }
    expect(facts).toHaveLength(2);
  });

  test.each<[string, string, ProblemCode, object]>([
    [
      'equal options',
      "type: single_choice\nparameters: { a: { from: 2, to: 5 } }\nvalues: { s: 'a ^ 2', d: '2 * a' }\nstem: '{{a}}'\noptions: [{ text: '{{s}}', correct: true }, { text: '{{d}}' }]",
      'drawTextTwice',
      { text: '4', draw: 'a = 2', count: 1, all: 4 },
    ],
    [
      'an answer that is not finite',
      "type: numeric\nparameters: { a: { from: 0, to: 3 } }\nstem: '{{a}}'\nanswer: '6 / a'",
      'drawNotFinite',
      { name: 'answer', draw: 'a = 0', count: 1, all: 4 },
    ],
    [
      'an answer with many decimals',
      "type: numeric\nparameters: { a: [1, 3] }\nstem: '{{a}}'\nanswer: '1 / a'",
      'drawDecimals',
      { name: 'answer', value: '0.333333333333', limit: 2, draw: 'a = 3' },
    ],
    [
      'a negative answer',
      "type: numeric\nparameters: { a: [1, 3] }\nstem: '{{a}}'\nanswer: 'a - 2'",
      'drawNegative',
      { name: 'answer', value: '-1', draw: 'a = 1' },
    ],
    [
      'a value shown with many decimals',
      "type: numeric\nparameters: { a: [1, 3] }\nvalues: { r: 'a / 7' }\nstem: '{{a}} {{r}}'\nanswer: a",
      'drawDecimals',
      { name: 'r', value: '0.142857142857' },
    ],
    ['a check that disagrees', `${speed.replace("check: 'd / t'", "check: 'd * t'")}`, 'drawCheckDisagrees', { all: 15 }],
    ['an unknown name in a text', "type: numeric\nparameters: { a: [1, 3] }\nstem: '{{b}}'\nanswer: a", 'slotUnknown', { slot: '{{b}}' }],
    [
      'an unknown name in an expression',
      "type: numeric\nparameters: { a: [1, 3] }\nstem: '{{a}}'\nanswer: 'a + b'",
      'expressionName',
      { source: 'a + b', name: 'b' },
    ],
    [
      'an expression that runs code',
      "type: numeric\nparameters: { a: [1, 3] }\nstem: '{{a}}'\nanswer: 'constructor(a)'",
      'expressionFunction',
      { source: 'constructor(a)', name: 'constructor' },
    ],
    ['a stem that does not show them', "type: numeric\nparameters: { a: [1, 3] }\nstem: 'x'\nanswer: a", 'stemSame', { slot: '{{a}}' }],
    [
      'conditions that leave nothing',
      "type: numeric\nparameters: { a: [1, 3] }\nwhere: 'a > 3'\nstem: '{{a}}'\nanswer: a",
      'setsTooFew',
      { count: 0 },
    ],
    [
      'a comparison as a number',
      "type: numeric\nparameters: { a: [1, 3] }\nstem: '{{a}}'\nanswer: 'a > 2'",
      'drawAnswerComparison',
      { count: 2 },
    ],
    ['braces without parameters', "type: numeric\nstem: '{{a}}'\nanswer: 1", 'slotNeedsParameters', { slot: '{{a}}' }],
    ['an expression without parameters', "type: numeric\nstem: 'x'\nanswer: '1 + 1'", 'answerNotNumber', {}],
    ['values without parameters', "type: numeric\nvalues: { a: '1' }\nstem: 'x'\nanswer: 1", 'fieldNeedsParameters', { field: 'values' }],
    [
      'a parameter named e',
      "type: numeric\nparameters: { e: [1, 3] }\nstem: '{{e}}'\nanswer: 1",
      'numberNameShape',
      { field: 'questions.0.parameters.e' },
    ],
    [
      'a range that goes down',
      "type: numeric\nparameters: { a: { from: 3, to: 1 } }\nstem: '{{a}}'\nanswer: 1",
      'rangeDown',
      { field: 'questions.0.parameters.a' },
    ],
  ])('with %s are refused', async (_, fields, code, values) => expect(await fault(fields)).toContainEqual(like(code, values)));

  test('are checked in 500 draws where there are more', async () => {
    const found = await fault(
      `type: numeric\nparameters: { a: { from: 1, to: 100 }, b: { from: 1, to: 100 } }\nstem: '{{a}} {{b}}'\nanswer: 'a - b'\n`,
    );
    expect(found).toEqual([like('drawNegative', { draw: expect.stringMatching(/^a = \d+, b = \d+$/) as unknown, all: 500 })]);
  });
});

describe('the check of a numeric answer', () => {
  const numeric = (answer: string, check: string, tolerance = 0) =>
    `type: numeric\nstem: 'x'\nanswer: ${answer}\ntolerance: ${tolerance}\ncheck: '${check}'`;
  test.each([
    ['2100', '0.15 * (40 + 30) / 0.005', 0],
    ['1.36', '1.7e-8 * 40 / (5e-7)', 0.04],
  ])('finds %s in %s', async (answer, check, tolerance) => expect(await drawn(numeric(answer, check, tolerance))).toHaveLength(1));
  test.each([
    ['300', '0.15 * (40 + 30) / 0.005', 5],
    ['0.33', '1 / 3', 0],
    ['198', '199', 5],
  ])('does not find %s in %s', async (answer, check, tolerance) =>
    expect(await fault(numeric(answer, check, tolerance))).toContainEqual(like('checkDisagrees', { answer })),
  );
});

test('reading tells how far it is', async () => {
  await write(TEST, testYaml());
  const heard: [number, number][] = [];
  await readPack(folder, (read, all) => heard.push([read, all]));
  expect(heard).toEqual([1, 2, 3, 4, 5].map((read) => [read, 5]));
  expect(await readFile(join(folder, TEST), 'utf8')).toContain('id: 190');
});
