import { expect, test } from 'vitest';
import { shortcutOf } from './shortcut.ts';

test.each([
  ['k', 'KeyK', false, 'k'],
  ['K', 'KeyK', true, 'k'],
  ['ن', 'KeyK', false, 'k'],
  ['آ', 'KeyN', true, 'n'],
  ['٣', 'Digit3', false, '3'],
  ['۳', 'Numpad3', false, '3'],
  ['"', 'Digit3', false, '3'],
  ['#', 'Digit3', true, '#'],
  ['3', 'Digit3', true, '3'],
  ['o', 'KeyS', false, 'o'],
  ['ArrowLeft', 'ArrowLeft', false, 'ArrowLeft'],
  [' ', 'Space', false, ' '],
  ['، ', 'Comma', false, '، '],
  ['؟', 'Slash', true, '؟'],
  ['Unidentified', '', false, 'Unidentified'],
])('%s of %s (shift %s) is %s', (key, code, shiftKey, shortcut) => {
  expect(shortcutOf({ key, code, shiftKey })).toBe(shortcut);
});
