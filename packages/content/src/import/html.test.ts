import { describe, expect, it } from 'vitest';
import { QuestionTexts } from './html.ts';

const texts = () => new QuestionTexts({ file: null, line: 1, label: null }, () => 'missing');
const read = (source: string): string => texts().html(source);
const said = (source: string): string[] => {
  const all = texts();
  all.html(source);
  return all.finished().map(({ code }) => code);
};
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGOoBwAAgQCA05RTSgAAAABJRU5ErkJggg==';

describe('HTML as running text', () => {
  it.each([
    ['keeps paragraphs and lines', '<p>a<br>b</p><p>c</p>', 'a\nb\n\nc'],
    ['keeps bold', 'x <b>y</b> z', 'x **y** z'],
    ['joins bold with bold', '<b>x</b><strong>y</strong>', '**xy**'],
    ['drops empty bold', 'x<b></b>y<b> </b>z', 'xy z'],
    ['folds white space and spaces that do not break', 'a &nbsp;\n b&amp;nbsp;c', 'a b c'],
    ['keeps formulas as they are', '\\( x  <  2 \\)', '\\( x  <  2 \\)'],
    ['makes double dollars a formula that stands alone', '$$ \\frac{a}{b} $$', '\\[ \\frac{a}{b} \\]'],
    ['finds formulas that tags cut apart', '\\( x<br>+ <b>y</b> \\)', '\\( x + y \\)'],
    ['leaves a formula without an end to who judges it', 'a \\( x', 'a \\( x'],
    ['makes a formula of what is lowered', 'H<sub>2</sub>SO<sub>4</sub>', '\\(\\mathrm{H_{2}SO_{4}}\\)'],
    ['makes a formula of what is raised', 'm = x<sup>2</sup>', 'm = \\(x^{2}\\)'],
    ['writes lists as lines', '<ol><li>a</li><li>b</li></ol>', '1. a\n2. b'],
    ['writes tables as lines', '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>', 'a | b\nc | d'],
    ['reads Arabic in a box of its own', '<div dir="rtl"><span lang="ar">نصّ</span></div>', 'نصّ'],
    [
      'takes the TeX that a formula in MathML carries',
      '<math><semantics><mi>x</mi><annotation encoding="application/x-tex">x_1</annotation></semantics></math>',
      '\\(x_1\\)',
    ],
    ['works out the TeX of other formulas', '<math><mfrac><mn>1</mn><mi>x</mi></mfrac></math>', '\\(\\frac{1}{x}\\)'],
    ['takes the TeX of pictures of formulas', '<img class="equation_image" data-equation-content="x^2" src="a.png">', '\\(x^2\\)'],
    ['keeps stars from becoming bold', 'a ** b', 'a \\(**\\) b'],
    ['drops scripts and styles', 'a<script>alert(1)</script><style>p{}</style>b', 'ab'],
  ])('%s', (_, source, text) => {
    expect(read(source)).toBe(text);
  });

  it.each([
    ['<table><tr><td>a</td></tr></table>', ['htmlSimplified']],
    ['<ul><li>a</li></ul><u>b</u>', ['htmlSimplified']],
    ['<video src="a.mp4"></video>', ['mediaRemoved']],
    ['<script>1</script>', ['mediaRemoved']],
    ['<a href="https://example.test">a</a>', ['linkRemoved']],
    ['<img src="lost.png" alt="x">', ['pictureMissing']],
    ['<img src="data:image/png;base64,bm8gcGljdHVyZQ==" alt="x">', ['pictureUnreadable']],
    ['<img src="data:image/svg+xml,%3Csvg viewBox=%220 0 1 1%22 onload=%22x()%22/%3E" alt="x">', ['pictureUnsafe']],
    ['<math><mi>x</mi><mo>+</mo></math>', ['formulaConverted']],
    ['<b>a</b> \\(x\\)', []],
  ])('says what %s loses', (source, codes) => {
    expect(said(source)).toEqual(codes);
  });

  it('keeps a picture under a name made from its bytes, whatever its address says of its type', () => {
    const all = texts();
    expect(all.html(`<img alt="a [b]" src="data:image/jpeg;base64,${PIXEL}">`)).toBe('![a (b)](picture-a33d733c2af2a989.png)');
    expect(all.pictures.get('picture-a33d733c2af2a989.png')?.type).toBe('image/png');
  });

  it('gives a drawing the viewBox that its width and height tell', () => {
    const all = texts();
    all.html(`<img alt="a" src="data:image/svg+xml;base64,${Buffer.from('<svg width="4" height="2"></svg>').toString('base64')}">`);
    expect([...all.pictures.values()].map(({ bytes }) => Buffer.from(bytes).toString())).toEqual([
      '<svg viewBox="0 0 4 2" width="4" height="2"></svg>',
    ]);
  });

  it('reads a hundred thousand elements in each other, and as many formulas without an end', () => {
    expect(read(`${'<div>'.repeat(100_000)}a`)).toBe('a');
    expect(read('\\('.repeat(100_000))).toHaveLength(200_000);
  });
});
