import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withInitial } from '../account/initial-name.ts';
import { shownName } from './shown-name.ts';

test.each([
  ['سلمى العلي', 'سلمى ع.'],
  ['Emma Wilson', 'Emma W.'],
  ['أحمد', 'أحمد'],
  ['Omar_99.', 'Omar_99.'],
  ['عبد الله محمد آل سعود', 'عبد الله س.'],
  ['عبد الرحمن', 'عبد الرحمن'],
  ['سارة إلياس', 'سارة إ.'],
  ['نور 7', 'نور'],
  ['👩‍👩‍👧‍👦 نور', '👩‍👩‍👧‍👦 ن.'],
  ['زینب ہُما', 'زینب ہُ.'],
  ['  سلمى   العلي ', 'سلمى ع.'],
])('“%s” is shown as “%s”', (fullName, shown) => {
  expect(withInitial(fullName)).toBe(shown);
});

test('an initial never tells the last name, whatever the name is', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.string({ unit: 'grapheme', minLength: 4 }).filter((word) => !/\s/.test(word)),
        { minLength: 2, maxLength: 4 },
      ),
      (words) => {
        const shown = withInitial(words.join(' '));
        expect(shown.startsWith(words[0] ?? '')).toBe(true);
        expect([...shown].length).toBeLessThanOrEqual([...(words[0] ?? '')].length + 2 + [...(words.at(-1) ?? '')].length);
        expect(shown.split(' ').length).toBeLessThanOrEqual(2);
        expect(shown).not.toContain(` ${words.at(-1) ?? ''}`);
      },
    ),
  );
});

test('an alias that is gone is a first name with an initial, never the full name', () => {
  expect(shownName({ fullName: 'سلمى العلي', alias: null }, 'alias')).toBe('سلمى ع.');
});
