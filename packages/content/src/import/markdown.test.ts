import { describe, expect, test } from 'vitest';
import { QuestionTexts } from './html.ts';
import { htmlOfMarkdown } from './markdown.ts';

const shown = (source: string): string =>
  new QuestionTexts({ file: null, line: 1, label: '' }, () => 'missing').html(htmlOfMarkdown(source));

describe('Markdown of a question', () => {
  test.each([
    ['من *هو* **ابن الهيثم**؟', 'من **هو** **ابن الهيثم**؟'],
    ['# عنوان\n\nنص\nسطر', 'عنوان\n\nنص\nسطر'],
    ['اختر:\n\n- أول\n- ثانٍ\n\nثم', 'اختر:\n\n- أول\n- ثانٍ\n\nثم'],
    ['3. ثالث\n4. رابع', '3. ثالث\n4. رابع'],
    [String.raw`إذا كان \(a_1 * b_1 * c\) فما \(x\)؟`, String.raw`إذا كان \(a_1 * b_1 * c\) فما \(x\)؟`],
    ['2 * 3 * 4 و snake_case_name', '2 * 3 * 4 و snake_case_name'],
    [String.raw`نجمة \* و\_شرطة\_`, 'نجمة * و_شرطة_'],
    ['`a < b`', 'a < b'],
    ['a < b و <b>نص</b>', 'a < b و **نص**'],
  ])('%j becomes %j', (source, text) => expect(shown(source)).toBe(text));

  test.each(['[', '![', '[a](', '**a', '*a ', '_a ', '`', '\\(', '$$a'])('of nothing but %j is read in time', (sign) => {
    const source = sign.repeat(20_000);
    expect(htmlOfMarkdown(source).length).toBeGreaterThanOrEqual(source.length / 2);
  });
});
