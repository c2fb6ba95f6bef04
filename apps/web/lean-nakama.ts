import type { Plugin } from 'vite';

const LIBRARY = /\/@heroiclabs\/nakama-js\/dist\/nakama-js\.esm\.mjs$/;
/** What it brings of others: stand-ins for `fetch`, `btoa` and `atob`, which every browser of ours has. */
const STAND_INS = /^\/\/ [./]*node_modules\/(?:whatwg-fetch|js-base64|base64-arraybuffer)\/[^]*?(?=^\/\/ \S+\.m?[jt]s$)/gm;
const STAND_INS_COUNT = 3;
/** The socket of the library's own, which ours stands in the place of (`league-socket.ts`). */
const ADAPTER = 'adapter = new WebSocketAdapterText()';

/** The library's code without what no browser runs. Throws where the library has changed. */
export function lean(code: string): string {
  if (code.match(STAND_INS)?.length !== STAND_INS_COUNT || !code.includes(ADAPTER))
    throw new Error('nakama-js has changed: look at apps/web/lean-nakama.ts');
  return code.replace(STAND_INS, '').replaceAll(ADAPTER, 'adapter');
}

/** nakama-js in a browser's build, less than half as heavy. */
export const leanNakama = (): Plugin => ({
  name: 'lean-nakama',
  apply: 'build',
  transform: (code, id, { ssr } = {}) => (ssr || !LIBRARY.test(id) ? null : { code: lean(code), map: null }),
});
