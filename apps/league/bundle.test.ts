import { runInNewContext } from 'node:vm';
import { type FoundMatch, FROM_PLAYER, MAX_POINTS } from '@darb/contract/league-match';
import { beforeAll, expect, test } from 'vitest';
import { bundle } from './build.ts';
import { trapsOf } from './bundle-traps.ts';
import { questionOf } from './src/duel.ts';
import { type InitModule } from './src/nkruntime.ts';
import { MemoryServer, type Player } from './src/testing.ts';

let source: string;
beforeAll(async () => {
  source = await bundle();
});

test('the bundle has none of the traps of Nakama’s loader', () => {
  expect(trapsOf(source)).toEqual([]);
});

const HANDLER = 'matchInit, matchJoinAttempt, matchJoin, matchLeave, matchLoop, matchTerminate, matchSignal';
const FUNCTIONS = HANDLER.split(', ')
  .map((name) => `function ${name}() {}`)
  .join('\n');
const inside = (body: string, top = '') =>
  `${FUNCTIONS}\nfunction f() {}\n${top}\nfunction InitModule(ctx, logger, nk, initializer) {\n${body}\n}`;

test('a plain module is taken', () => {
  expect(
    trapsOf(
      inside(`initializer.registerMatch("m", { ${HANDLER} });\ninitializer.registerRpc("a", f);\ninitializer.registerBeforeGetUsers(f);`),
    ),
  ).toEqual([]);
});

test.each([
  ['an arrow as InitModule', 'var InitModule = (ctx, logger, nk, initializer) => {};'],
  ['three parameters', 'function InitModule(ctx, logger, nk) {}'],
  ['a wrapper', '(function () { function InitModule(a, b, c, d) {} })();'],
  ['a registration in a condition', inside('if (ctx) { initializer.registerRpc("a", f); }')],
  ['a registration in a helper', inside('register(initializer);', 'function register(i) { i.registerRpc("a", f); }')],
  ['registrations joined by a comma', inside('initializer.registerRpc("a", f), initializer.registerRpc("b", f);')],
  ['an earlier call of another object', inside('ctx.env.toString();\ninitializer.registerRpc("a", f);')],
  ['a function in the call', inside('initializer.registerRpc("a", function () {});')],
  ['a function of an object', inside('initializer.registerRpc("a", f.g);')],
  ['a name from a template', inside('initializer.registerRpc(`a`, f);')],
  ['a name put together', inside('initializer.registerRpc("a" + "b", f);')],
  ['a name from a variable', inside('initializer.registerRpc(NAME, f);', 'var NAME = "a";')],
  ['a name twice', inside('initializer.registerRpc("a", f);\ninitializer.registerRpc("a", f);')],
  ['a hook twice', inside('initializer.registerBeforeGetUsers(f);\ninitializer.registerBeforeGetUsers(f);')],
  ['quoted keys', inside(`initializer.registerMatch("m", { "matchInit": matchInit, ${HANDLER.slice(11)} });`)],
  ['a spread handler', inside('initializer.registerMatch("m", { ...f });')],
  ['a method as handler', inside(`initializer.registerMatch("m", { matchInit() {}, ${HANDLER.slice(11)} });`)],
  ['a handler without matchSignal', inside(`initializer.registerMatch("m", { ${HANDLER.replace(', matchSignal', '')} });`)],
  ['a handler in a variable', inside('initializer.registerMatch("m", handler);', `var handler = { ${HANDLER} };`)],
  ['a match function in a const', inside(`initializer.registerMatch("m", { matchInit: g, ${HANDLER.slice(11)} });`, 'const g = () => {};')],
  ['an export', `${inside('')}\nexport { InitModule };`],
  ['an import', `import x from 'x';\n${inside('')}`],
  ['a statement at the top', `${inside('')}\nInitModule.bind(null);`],
  ['a timer', inside('', 'function later() { setTimeout(f, 10); }')],
  ['a console', inside('', 'function say() { console.log(1); }')],
  ['an async function', inside('', 'async function wait() {}')],
  ['classes of letters', inside('', 'var letters = () => /\\p{L}/u;')],
  ['an enumeration of the declarations', inside('', 'function order() { return nkruntime.SortOrder.DESCENDING; }')],
])('%s is found', (_what, bad) => {
  expect(trapsOf(bad)).not.toEqual([]);
});

/**
 * Runs the script as a server does: strict, alone, with what stands at the top and the common prototypes
 * frozen.
 */
function load(script: string): InitModule {
  const names = [...script.matchAll(/^(?:var|function) (\w+)/gm)].map(([, name]) => name);
  const freeze = `[${names.join(',')}].forEach(Object.freeze);[Object, Function, String].forEach((one) => Object.freeze(one.prototype));`;
  return runInNewContext(`'use strict';${script}\n${freeze}\nInitModule`, {}) as InitModule;
}

test('the bundle, alone and frozen, plays a match', () => {
  const server = new MemoryServer(load(source));
  server.env = { LEAGUE_FOUND_MS: '0', LEAGUE_COUNTDOWN_MS: '0', LEAGUE_REVEAL_MS: '0' };
  const questions = Array.from({ length: 6 }, (_, at) => questionOf(at + 1, 2));
  server.call('publish_pool', undefined, { program: 1, subject: 11, title_ar: 'رياضيات', questions, ids: questions.map(({ id }) => id) });
  const players = ['amal', 'basim'].map((userId) => {
    const [matchId = ''] = server.call<FoundMatch>('find_match', server.account(userId), { program: 1, subject: 11 }).matchIds;
    return { matchId, player: server.join(userId, matchId) as Player };
  });
  for (let round = 0; round < 6; round += 1) {
    for (const { matchId, player } of players) {
      server.send(matchId, player, FROM_PLAYER.answer, JSON.stringify({ question_index: round, option: 2 }));
    }
    server.tick();
  }
  const [points = 0] = players.map(({ player }) => player.held?.view.userPoints ?? 0);
  expect(players[0]?.player.held?.view).toMatchObject({ phase: 'result', ending: 'played' });
  expect(points).toBeGreaterThan(600);
  expect(points).toBeLessThanOrEqual(MAX_POINTS);
  expect(server.warnings).toEqual([]);
});
