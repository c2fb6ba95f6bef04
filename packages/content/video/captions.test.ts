import fc from 'fast-check';
import { expect, test } from 'vitest';
import { breakCaption, cueProblems, isolateFormulas, LINE_LENGTH, readLength, timestamp, toVtt } from './captions.ts';

const text = { ar: 'القوة تغيّر السرعة.', en: 'A force changes the velocity.', ur: 'قوت رفتار بدلتی ہے۔' };

test('timestamps carry hours, minutes, seconds and thousandths', () => {
  expect(timestamp(0)).toBe('00:00:00.000');
  expect(timestamp(83.4567)).toBe('00:01:23.457');
  expect(timestamp(59.9996)).toBe('00:01:00.000');
});

test('a broken caption keeps its words in at most two lines of 42 characters', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { minLength: 1, maxLength: 14 }), (words) => {
      const lines = breakCaption(words.join(' '));
      if (lines === undefined) {
        expect(words.join(' ').length).toBeGreaterThan(LINE_LENGTH);
        return;
      }
      expect(lines.length).toBeLessThanOrEqual(2);
      expect(lines.join(' ')).toBe(words.join(' '));
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(LINE_LENGTH);
    }),
  );
});

test('vowel signs do not count as characters', () => {
  expect(readLength('كُتُب')).toBe(3);
});

test('a cue that is too fast names the language and the time it needs', () => {
  const [problem, ...others] = cueProblems({ start: 0, end: 1, text: { ...text, ar: 'قوة', ur: 'قوت' } });
  expect(others).toEqual([]);
  expect(problem?.language).toBe('en');
  expect(problem?.problem).toContain('give it 2 s');
});

test('the WebVTT of a language holds its own text, numbered and escaped', () => {
  const vtt = toVtt(
    [
      { start: 0, end: 4, text },
      { start: 4, end: 8.5, text: { ...text, en: 'Is 2 < 3?' } },
    ],
    'en',
  );
  expect(vtt).toBe(
    'WEBVTT\n\n1\n00:00:00.000 --> 00:00:04.000\nA force changes the velocity.\n\n2\n00:00:04.000 --> 00:00:08.500\nIs 2 &lt; 3?\n',
  );
});

test('an Arabic line that begins with Latin letters is still led from the right', () => {
  expect(toVtt([{ start: 0, end: 4, text: { ...text, ar: 'a هو التسارع.' } }], 'ar')).toContain('\n\u200fa هو');
});

test('formulas in Arabic and Urdu captions keep their own direction', () => {
  expect(isolateFormulas('البعد الآخر 20 - x، والمساحة x(20 - x).')).toBe(
    'البعد الآخر \u206620 - x\u2069، والمساحة \u2066x(20 - x)\u2069.',
  );
  expect(isolateFormulas('القيمة -3 عند (1, 4)')).toBe('القيمة \u2066-3\u2069 عند \u2066(1, 4)\u2069');
  expect(isolateFormulas('النقطة A (وهي 25) ثابتة')).toBe('النقطة A (وهي 25) ثابتة');
});

test('a caption is not broken inside a formula', () => {
  expect(breakCaption('The volume is V(x) = x(12 - 2x)², with x from 0 to 6.')).toEqual([
    'The volume is V(x) = x(12 - 2x)²,',
    'with x from 0 to 6.',
  ]);
});
