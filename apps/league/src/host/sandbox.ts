import vm from 'node:vm';
import type { BeforeHook, Context, Initializer, InitModule, Logger, MatchHandler, Nk, RpcFunction } from '../nkruntime.ts';

/**
 * What the module registered. Names of calls are as `registerBefore…` has them, those of socket messages as
 * `registerRtBefore` takes them.
 */
export interface Registrations {
  readonly rpcs: ReadonlyMap<string, RpcFunction>;
  readonly matches: ReadonlyMap<string, MatchHandler<unknown>>;
  readonly before: ReadonlyMap<string, BeforeHook<unknown>>;
  readonly rtBefore: ReadonlyMap<string, BeforeHook<unknown>>;
}

/** What Nakama's runtime lacks beyond Node's own globals, which a new context does not have anyway. */
const ABSENT = [
  'console',
  'WebAssembly',
  'SharedArrayBuffer',
  'Atomics',
  'WeakRef',
  'FinalizationRegistry',
  'Intl',
  'Iterator',
  'escape',
  'unescape',
];

/**
 * Frozen after loading as Nakama does it: prototypes, and one level deep what stands at the top of the
 * module.
 */
const FREEZE = `for (const one of [Object.prototype, Function.prototype, String.prototype]) Object.freeze(one);
for (const name of Object.keys(globalThis)) {
  const value = globalThis[name];
  if (typeof value === 'function' || (typeof value === 'object' && value !== null)) Object.freeze(value);
}`;

/**
 * Loads the bundle that a Nakama server would load, in a world without Node's globals, and runs its
 * `InitModule`. Throws what the module throws. `nk` must be ready: the module makes its boards then. `now`:
 * what its `Date.now` tells, where it is not to be the clock.
 */
export function loadModule(bundle: string, context: Context, logger: Logger, nk: Nk, now?: () => number): Registrations {
  const world = vm.createContext({}, { codeGeneration: { strings: false, wasm: false } });
  if (now) (vm.runInContext('Date', world) as DateConstructor).now = now;
  vm.runInContext(ABSENT.map((name) => `delete globalThis.${name};`).join('\n'), world);
  vm.runInContext(`'use strict';${bundle}`, world, { filename: 'league.js' });
  const initModule = vm.runInContext('InitModule', world) as InitModule;

  const rpcs = new Map<string, RpcFunction>();
  const matches = new Map<string, MatchHandler<unknown>>();
  const before = new Map<string, BeforeHook<unknown>>();
  const rtBefore = new Map<string, BeforeHook<unknown>>();
  const first = <Value>(map: Map<string, Value>, name: string, value: Value): void => {
    if (!map.has(name)) map.set(name, value);
  };
  const named = {
    registerRpc: (id: string, rpc: RpcFunction) => first(rpcs, id.toLowerCase(), rpc),
    registerMatch: (name: string, handler: MatchHandler<unknown>) => first(matches, name, handler),
    registerRtBefore: (name: string, hook: BeforeHook<unknown>) => first(rtBefore, name, hook),
  };
  const initializer = new Proxy(named, {
    get(target, name) {
      if (typeof name !== 'string') return undefined;
      if (Object.hasOwn(target, name)) return target[name as keyof typeof target];
      const call = /^registerBefore(\w+)$/.exec(name)?.[1];
      return call === undefined ? undefined : (hook: BeforeHook<unknown>) => first(before, call, hook);
    },
  });
  initModule(context, logger, nk, initializer as unknown as Initializer);
  vm.runInContext(FREEZE, world);
  return { rpcs, matches, before, rtBefore };
}
