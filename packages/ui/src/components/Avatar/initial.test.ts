import { expect, test } from 'vitest';
import { initialOf } from './initial.ts';

test.each([
  ['سلمى', 'س'],
  ['omar', 'O'],
  [' 7أبطال', '7'],
  ['مُنى', 'م'],
  ['👩🏽‍🚀 ليان', '👩🏽‍🚀'],
  ['❤️ نور', '❤️'],
  ['🇯🇴 عمر', '🇯🇴'],
  ['', ''],
])('the initial of “%s” is “%s”', (name, initial) => expect(initialOf(name)).toBe(initial));
