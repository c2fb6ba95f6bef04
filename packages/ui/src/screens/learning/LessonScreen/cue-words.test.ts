import { expect, test } from 'vitest';
import { cueWords } from './cue-words.ts';

/** What a browser makes of a caption (WebVTT, 6.4: DOM construction rules). */
const cue = (html: string) => ({
  getCueAsHTML: () => document.createRange().createContextualFragment(html),
});

test.each([
  ['<i>القوة</i> تغيّر <span class="yellow">الحركة</span>.', 'القوة تغيّر الحركة.'],
  ['<span title="أحمد">ما القوة؟</span>\n<span title="ليلى">دفع أو سحب.</span>', 'أحمد: ما القوة؟\nليلى: دفع أو سحب.'],
  ['5 &lt; 7 &amp; 7 &gt; 5', '5 < 7 & 7 > 5'],
  ['\u200fx = 3 هو الحل', '\u200fx = 3 هو الحل'],
  ['<ruby>قوة<rt>quwwa</rt></ruby> <span lang="en">force</span>', 'قوة force'],
  ['سطر\nوسطر', 'سطر\nوسطر'],
])('a caption shows its words: %j', (html, words) => expect(cueWords(cue(html))).toBe(words));
