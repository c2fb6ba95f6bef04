import { changeCountries } from '@darb/contract/countries';
import { afterEach, expect, test } from 'vitest';
import { sourcesOf, thirdPartiesIn } from './third-parties.ts';

const ALL = { analytics: 'G-TEST1', freshchat: { token: 'token-01', host: 'https://chat.example' }, zendesk: 'key-0001' };
afterEach(() => changeCountries({}));

test('without a key of the operator’s there is nothing to choose, anywhere', () => {
  changeCountries({ JO: { freshchatEnabled: true, zendeskEnabled: true } });
  expect(thirdPartiesIn({}, 'JO')).toBeNull();
});

test('a chat stands where its country’s flag is on, the counter wherever it is configured', () => {
  changeCountries({ JO: { freshchatEnabled: true }, EG: { zendeskEnabled: true } });
  expect(thirdPartiesIn(ALL, 'JO')).toEqual({ analytics: ALL.analytics, freshchat: ALL.freshchat });
  expect(thirdPartiesIn(ALL, 'EG')).toEqual({ analytics: ALL.analytics, zendesk: ALL.zendesk });
  expect(thirdPartiesIn({ freshchat: ALL.freshchat }, 'SA')).toBeNull();
});

test('each names its own hosts', () => {
  expect(sourcesOf({})).toEqual({ script: [], connect: [], frame: [], image: [] });
  expect(sourcesOf(ALL).script).toEqual(['https://www.googletagmanager.com', 'https://chat.example', 'https://static.zdassets.com']);
});
