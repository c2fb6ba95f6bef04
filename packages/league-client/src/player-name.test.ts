import { expect, test } from 'vitest';
import { playerName } from './player-name.ts';

const named = (display_name: string, is_bot = false) => playerName({ id: 'x', username: 'user', avatar_url: null, display_name, is_bot });

test('names are shown as they were given, a bot’s in its letters, and the username where there is none', () => {
  expect(named('أحمد%20سالم')).toBe('أحمد سالم');
  expect(named('👩‍🚀%20?~')).toBe('👩‍🚀 ?~');
  expect(named(Buffer.from('ليلى').toString('base64'), true)).toBe('ليلى');
  expect(named('')).toBe('user');
});
