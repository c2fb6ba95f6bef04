import { expect, test } from 'vitest';
import { calledName } from './PlayerName.tsx';

test('somebody is called by the first word of a name that can be said', () => {
  expect(calledName('يزن عبد الرحمن')).toBe('يزن');
  expect(calledName('7أبطال')).toBe('7أبطال');
  expect(calledName('👩🏽‍🚀 ليان')).toBe('ليان');
  expect(calledName('👩🏽‍🚀')).toBe('👩🏽‍🚀');
  expect(calledName('\u202E ')).toBeNull();
  expect(calledName(null)).toBeNull();
});
