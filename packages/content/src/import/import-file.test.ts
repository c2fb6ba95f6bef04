import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readPack } from '../read-pack.ts';
import { windows1256 } from './encodings.testing.ts';
import { importFile } from './import-file.ts';
import { NoTarget } from './target.ts';

const SUBTOPIC = 'first/mathematics/01-numbers/01-adding';
let outside: string;
let pack: string;
beforeEach(async () => {
  outside = await mkdtemp(join(tmpdir(), 'darb-test-'));
  pack = join(outside, 'pack');
  await cp(join(import.meta.dirname, '../../fixtures/small'), pack, { recursive: true });
});
afterEach(() => rm(outside, { recursive: true }));

const bring = (text: string | Uint8Array, options: Partial<Parameters<typeof importFile>[1]> & { name?: string } = {}) =>
  importFile(
    { name: options.name ?? 'questions.gift', bytes: Buffer.from(text as Uint8Array) },
    { into: join(pack, SUBTOPIC), lesson: '01-sum', language: 'ar', dryRun: false, ...options },
  );
const quiz = (): Promise<string> => readFile(join(pack, SUBTOPIC, '01-sum/quiz.yaml'), 'utf8');
const everything = async (folder: string): Promise<string> => {
  const hash = createHash('sha256');
  for (const entry of (await readdir(folder, { recursive: true, withFileTypes: true })).sort((a, b) =>
    join(a.parentPath, a.name) < join(b.parentPath, b.name) ? -1 : 1,
  ))
    hash.update(join(entry.parentPath, entry.name)).update(entry.isFile() ? await readFile(join(entry.parentPath, entry.name)) : '');
  return hash.digest('hex');
};
const ten = Array.from({ length: 10 }, (_, index) => `::سؤال ${index}::كم ${index} زائد 1؟ {=${index + 1} ~${index + 2}####بالعدّ.}`).join(
  '\n\n',
);

const moodle = (stem: string): string =>
  `<quiz><question type="multichoice"><name><text>a</text></name><questiontext format="html"><text>${stem}</text></questiontext><single>true</single><answer fraction="100"><text>تأتي العزائم</text></answer><answer fraction="0"><text>غيرها</text></answer></question></quiz>`;

describe('an import', () => {
  test('adds its questions behind those of a quiz and leaves every byte of these', async () => {
    const file = join(pack, SUBTOPIC, '01-sum/quiz.yaml');
    await writeFile(file, `# by hand\n${await quiz()}    # the end\n`);
    const before = await quiz();
    const report = await bring('::سعة::ما وحدة "القوّة"؟: {=N ~J}\n\n// [id:own]\nسطر\\nوآخر {T}');
    expect(report).toMatchObject({ format: 'gift', added: 2, replaced: 0, unchanged: 0, leftOut: 0, written: true });
    const after = await quiz();
    expect(after.startsWith(before.slice(0, before.indexOf('    # the end')))).toBe(true);
    expect(after).toContain('# the end');
    const { problems, warnings } = await readPack(pack);
    expect(problems).toEqual([]);
    expect(warnings).toContainEqual(expect.objectContaining({ code: 'explanationsMissing', values: { count: 2 } }));
  });

  test.each([
    ['GIFT', 'a.gift', '// [id:a]\nأكمل:\\nعلى قدر أهل العزم {=تأتي العزائم ~غيرها}'],
    ['CSV', 'a.csv', 'Question,A,B,Answer\n"أكمل:\nعلى قدر أهل العزم",تأتي العزائم,غيرها,A\n'],
    ['Moodle XML', 'a.xml', moodle('<![CDATA[<p>أكمل:<br>على قدر\n أهل العزم</p>]]>')],
  ])('of %s keeps the lines that are lines on the page', async (_, name, text) => {
    expect(await bring(text, { name })).toMatchObject({ added: 1, leftOut: 0 });
    const { pack: read } = await readPack(pack);
    const lines = JSON.stringify(read).match(/أكمل:(?:[^"\\]|\\n)*/)?.[0];
    expect(lines).toBe('أكمل:\\nعلى قدر أهل العزم');
  });

  test('twice changes nothing, byte for byte', async () => {
    await bring(ten);
    const first = await everything(pack);
    expect(await bring(ten)).toMatchObject({ added: 0, replaced: 0, unchanged: 10, written: false });
    expect(await everything(pack)).toBe(first);
  });

  test('puts the words of a changed question under its key, and nothing else', async () => {
    await bring(ten);
    const before = await quiz();
    const report = await bring(ten.replace('كم 3 زائد 1؟', 'كم حاصل 3 زائد 1؟'));
    expect(report).toMatchObject({ added: 0, replaced: 1, unchanged: 9 });
    expect(report.remarks.map(({ code }) => code)).toContain('replaced');
    expect(await quiz()).toBe(before.replace('كم 3 زائد 1؟', 'كم حاصل 3 زائد 1؟'));
  });

  test('keeps what a teacher has added by hand since', async () => {
    await bring('// [id:a]\nما عاصمة الأردن؟ {=عمّان ~إربد}');
    const file = join(pack, SUBTOPIC, '01-sum/quiz.yaml');
    await writeFile(
      file,
      `${(await quiz()).replace(/(key: a\n\s+type: single_choice\n\s+difficulty: )medium/, '$1hard')}    explanation: { ar: 'لأنها العاصمة.' }\n`,
    );
    expect(await quiz()).toContain('type: single_choice\n    difficulty: hard');
    expect(await bring('// [id:a]\nما عاصمة الأردن؟ {=عمّان ~إربد}')).toMatchObject({ unchanged: 1, written: false });
    expect(await bring('// [id:a]\nما عاصمة الأردن؟ {=عمّان ~الكرك}')).toMatchObject({ replaced: 1 });
    expect(await quiz()).toMatch(/difficulty: hard[\s\S]*الكرك[\s\S]*لأنها العاصمة/);
  });

  test('takes two questions of one title, or of one text, for two', async () => {
    const file =
      '::Q1::ما عاصمة الأردن؟ {=عمّان ~إربد}\n\n::Q1::كم ضلعًا للمربع؟ {=4 ~5}\n\nاختر الصحيح {=أ ~ب}\n\nاختر الصحيح {=ج ~د}\n\nاختر الصحيح {=ج ~د}';
    const report = await bring(file);
    expect(report).toMatchObject({ added: 4, leftOut: 1 });
    expect(report.remarks.map(({ code }) => code)).toEqual(expect.arrayContaining(['identifierShared', 'repeated']));
    expect(await bring(file)).toMatchObject({ added: 0, unchanged: 4, leftOut: 1, written: false });
    // another chapter's file, whose first question has the same title
    expect(await bring('::Q1::اذكر سبب انكسار الضوء في العدسة {=السرعة ~اللون}')).toMatchObject({ added: 1, replaced: 0 });
  });

  test('makes the test of a subtopic with a free id, the next place and a title', async () => {
    expect(await bring(ten, { lesson: null, into: join(pack, 'first/mathematics/adding') })).toMatchObject({
      added: 10,
      target: `${SUBTOPIC}/test.yaml`,
    });
    const { pack: read, problems } = await readPack(pack);
    expect(problems).toEqual([]);
    const subtopic = read?.programs[0]?.subjects[0]?.topics[0]?.subtopics[0];
    expect(subtopic?.test).toMatchObject({ order: (subtopic?.lessons.length ?? 0) + 1, title: subtopic?.title, is_premium: false });
    expect(subtopic?.test?.questions).toHaveLength(10);
  });

  test('writes nothing when it is only tried', async () => {
    const before = await everything(outside);
    expect(await bring(ten, { dryRun: true })).toMatchObject({ added: 10, written: true });
    expect(await bring(ten, { dryRun: true, lesson: null })).toMatchObject({ added: 10 });
    expect(await everything(outside)).toBe(before);
  });

  test('says how many questions are still wanted, and which difficulty was set, once', async () => {
    const { remarks } = await bring('Q {T}\n\nR {F}', { lesson: null });
    expect(remarks.map(({ code, values }) => [code, values])).toEqual([
      ['difficultySet', { count: 2 }],
      ['tooFewQuestions', { count: 2, minimum: 10 }],
    ]);
  });

  test('reads what Excel writes on Arabic Windows', async () => {
    const { remarks, added, format } = await bring(
      windows1256('السؤال;الخيار 1;الخيار 2;الإجابة;\r\n"ما عاصمة\r\nالأردن؟";عمّان;إربد;1;\r\nكم؟;;;3,5;\r\n'),
      { name: 'اختبار.csv' },
    );
    expect([format, added]).toEqual(['csv', 2]);
    expect(remarks[0]).toMatchObject({ code: 'encodingGuessed', values: { encoding: 'windows-1256' } });
    expect(await quiz()).toContain('answer: 3.5');
  });

  test('leaves a question alone that would lose a language', async () => {
    const before = await quiz();
    const report = await bring(String.raw`// [id:even-numbers]
أيّ الأعداد الآتية زوجي؟ {~%50%\(2\) ~%50%\(4\) ~%-50%\(7\)}

// [id:one-third]
نص آخر تمامًا {T}`);
    expect(report).toMatchObject({ replaced: 0, added: 1, leftOut: 1 });
    expect(report.remarks.map(({ code }) => code)).toEqual(expect.arrayContaining(['languagesWouldBeLost', 'identifierShared']));
    expect((await quiz()).startsWith(before)).toBe(true);
  });

  test('has no place outside of a pack or where none is', async () => {
    await mkdir(join(outside, 'elsewhere/01-lesson'), { recursive: true });
    await writeFile(join(outside, 'elsewhere/subtopic.yaml'), 'id: 1\norder: 1\ntitle: x\n');
    await symlink(join(outside, 'elsewhere'), join(pack, 'first/mathematics/01-numbers/03-link'));
    const refusal = (options: Parameters<typeof bring>[1]) =>
      bring(ten, options).then(
        () => null,
        (error: unknown) => error instanceof NoTarget && error.code,
      );
    expect(await refusal({ into: join(pack, 'first/mathematics/01-numbers/03-link'), lesson: null })).toBe('outsidePack');
    expect(await refusal({ into: join(outside, 'elsewhere'), lesson: null })).toBe('noPack');
    expect(await refusal({ into: join(pack, 'first/mathematics/nothing') })).toBe('noSubtopic');
    expect(await refusal({ lesson: 'nothing' })).toBe('noLesson');
    await writeFile(join(pack, SUBTOPIC, '01-sum/quiz.yaml'), 'id: 1\nquestions: 5\n');
    expect(await refusal({})).toBe('targetFaulty');
    expect((await readdir(join(outside, 'elsewhere'))).sort()).toEqual(['01-lesson', 'subtopic.yaml']);
  });

  test.each([
    ['an empty file', '', 'a.gift', 'fileEmpty'],
    ['a file without questions', 'السلام عليكم', 'a.txt', 'formatUnknown'],
    ['an old spreadsheet', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), 'a.xls', 'spreadsheetOld'],
    ['a broken archive', 'PK\u0003\u0004 nothing', 'a.xlsx', 'archiveUnreadable'],
    ['a table without a header', 'a,b\nc,d', 'a.csv', 'headerMissing'],
  ])('says why %s is not read', async (_, content, name, code) => {
    const report = await bring(content, { name });
    expect(report.remarks.map((one) => [one.code, one.outcome])).toEqual([[code, 'left_out']]);
    expect(report.written).toBe(false);
  });
});

describe('files of other programs', () => {
  test.each([
    ['moodle/cloze.xml', 3, 0],
    ['moodle/every-type.xml', 11, 3],
    ['moodle/html-pictures-formulas.xml', 2, 0],
    ['qti/12-canvas.xml', 7, 1],
    ['qti/21-choice-match-correct-rtl.xml', 1, 0],
    ['qti/21-hotspot.xml', 0, 1],
    ['qti/30-gaps-and-choices-in-text.xml', 2, 0],
    ['gift/every-type.gift', 11, 2],
    ['table/arabic.csv', 7, 0],
  ])('as %s come in whole, their pictures with them, and twice once', async (name, added, leftOut) => {
    const bytes = await readFile(join(import.meta.dirname, '../../fixtures/import', name));
    expect(await bring(bytes, { name })).toMatchObject({ added, leftOut });
    expect((await readPack(pack)).problems).toEqual([]);
    const after = await everything(pack);
    expect(await bring(bytes, { name })).toMatchObject({ added: 0, replaced: 0, unchanged: added, leftOut, written: false });
    expect(await everything(pack)).toBe(after);
  });

  test('tells of its questions in the order of the file, whoever found the fault', async () => {
    const { remarks } = await bring('$CATEGORY: باب\n\nأول {=أ ~أ}\n\nثانٍ {}\n\nثالث {=أ =ب ~ج}\n\nوصف');
    expect(remarks.map(({ code, line }) => [code, line])).toEqual([
      ['optionsDuplicate', 3],
      ['typeUnsupported', 5],
      ['twoRightAnswers', 7],
      ['descriptionOnly', 9],
      ['categoryIgnored', null],
    ]);
  });

  test('says of a question that is left out why, and nothing of what it would have become', async () => {
    const { remarks, changed, leftOut } = await bring('ما هذا؟ <img src="a.png"><u>أ</u> {=أ#نعم ~إلى ~الى}');
    expect(remarks.map(({ code }) => code)).toEqual(['pictureMissing']);
    expect({ changed, leftOut }).toEqual({ changed: 0, leftOut: 1 });
  });
});
