import { describe, expect, test } from 'vitest';
import { readForeign } from './formats.ts';
import { zipOf } from './zip.testing.ts';

const codes = async (bytes: string | Uint8Array, name: string) => {
  const { questions, remarks } = await readForeign(Buffer.from(bytes as Uint8Array), name);
  return [questions.length, ...remarks.map(({ code }) => code)];
};
const noise = Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * index * 31 + index * 7) % 256));

describe('a file that holds no questions', () => {
  test.each<[string, string | Uint8Array, string, string]>([
    ['nothing', '', 'a.gift', 'fileEmpty'],
    ['only the mark of UTF-8', '\uFEFF', 'a.gift', 'fileEmpty'],
    ['only the mark of UTF-16', Buffer.from([0xff, 0xfe]), 'a.csv', 'fileEmpty'],
    ['empty lines', ' \n\t\n', 'a.txt', 'fileEmpty'],
    ['a PDF', '%PDF-1.7\n1 0 obj << >> endobj', 'a.gift', 'fileIsDocument'],
    ['a text with formatting', '{\\rtf1\\ansi question {=a ~b}}', 'a.txt', 'fileIsDocument'],
    ['a document of today’s Word', zipOf([{ name: '[Content_Types].xml' }, { name: 'word/document.xml' }]), 'a.gift', 'fileIsDocument'],
    ['a document of LibreOffice', zipOf([{ name: 'mimetype' }, { name: 'content.xml' }]), 'a.zip', 'fileIsDocument'],
    ['a document of old Word', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 'a.doc', 'fileIsDocument'],
    ['a workbook of old Excel', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 'a.xls', 'spreadsheetOld'],
    ['noise', noise, 'a.gift', 'fileUnreadable'],
    ['data of another program', '{"questions": [{"a": 1}]}', 'a.json', 'formatForeign'],
    ['data of no program', '{ question }', 'a.txt', 'formatUnknown'],
    ['questions of WebCT', ':TYPE:C:1\n:TITLE:q\n:QUESTION:H\nWhat is {x} + 2?\n:FORMULA:{x}+2\n:ANSWER1:100\n4', 'a.txt', 'formatForeign'],
    ['questions of WebCT, called GIFT', ':TYPE:MC:1:0:C\n:QUESTION:T\n{a} or {=b}?\n:ANSWER1:0:T\nno', 'a.gift', 'formatForeign'],
    ['questions of Blackboard', 'MC\tWhat is {x}?\tone\tcorrect\ttwo\tincorrect', 'a.txt', 'formatForeign'],
    ['questions of Brightspace', 'NewQuestion,MC,\nQuestionText,What is {x}?,', 'a.csv', 'formatForeign'],
    ['a text with fields of Moodle', 'The capital is {1:SHORTANSWER:=Amman}.', 'a.txt', 'formatForeign'],
    ['questions in LaTeX', '\\begin{question}What? \\choice{a}\\end{question}', 'a.tex', 'formatForeign'],
    ['gaps with their words', 'The sun {rises} in the east.\n\nTrees {lose} their leaves.', 'a.txt', 'bracesForeign'],
    ['words to choose, without signs', 'Trees {lose|keep|eat} their leaves in {autumn|spring}.', 'a.txt', 'bracesForeign'],
    ['missing words, the right one in the middle', 'Trees {keep =lose ~eat} their leaves.', 'a.txt', 'bracesForeign'],
    ['a program', 'function ask() { return 1; }\n\nif (x) { y(); }', 'a.js', 'bracesForeign'],
    ['a style sheet', 'p { color: red }', 'a.css', 'bracesForeign'],
    ['prose', 'كلام بلا أسئلة.\nسطر آخر.', 'a.txt', 'formatUnknown'],
    ['a page', '<html><body>صفحة</body></html>', 'a.html', 'formatUnknown'],
    ['a question bank without questions', '<?xml version="1.0"?><quiz></quiz>', 'a.xml', 'fileWithoutQuestions'],
    ['a header alone', 'السؤال;الإجابة\n', 'a.csv', 'fileWithoutQuestions'],
    ['only comments', '// لا شيء بعد\n', 'a.gift', 'fileWithoutQuestions'],
  ])('but %s is left out with one reason', async (_, bytes, name, code) => {
    expect(await codes(bytes, name)).toEqual([0, code]);
  });

  test('but other files in an archive is left out, whatever else is said of it', async () => {
    expect(await codes(zipOf([{ name: 'notes.txt', data: 'x' }]), 'a.zip')).toEqual([0, 'manifestMissing', 'fileWithoutQuestions']);
  });
});

test('a control character that strayed into a text does not make it noise', async () => {
  expect(await codes('س\u0007ؤال قصير {=نعم\u200e ~لا}', 'a.gift')).toEqual([1]);
});

test.each([
  ['ما عاصمة الأردن؟ {=عمّان ~إربد}', 'a.txt'],
  ['Trees {=lose ~keep} their leaves.', 'a.txt'],
  ['كم نصف 7؟ {#3.5}\n\nالشمس نجم {T}\n\nتعليق {أحمر}', 'a.txt'],
  ['::a::من؟ {ابن الهيثم}', 'a.txt'],
  [String.raw`ما محدد \(\begin{pmatrix} 1 & 0 \\ 0 & 1 \end{pmatrix}\)؟ {#1}`, 'a.txt'],
])('what is GIFT is read as GIFT: %s', async (text, name) => {
  expect((await readForeign(Buffer.from(text), name)).format).toBe('gift');
});
