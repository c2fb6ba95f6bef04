import type { Plugin } from 'vite';

const LIBRARY = /\/@heroiclabs\/nakama-js\/dist\/nakama-js\.esm\.mjs$/;
/** What it brings of others: stand-ins for `fetch`, `btoa` and `atob`, which every browser of ours has. */
const STAND_INS = ['whatwg-fetch', 'js-base64', 'base64-arraybuffer'];
/** The line with which esbuild begins what comes from one file. */
const FILE = /^\/\/ (\S+\.m?[jt]s)$/gm;
/** The socket of the library's own, which ours stands in the place of (`league-socket.ts`). */
const ADAPTER = 'adapter = new WebSocketAdapterText()';

/** The library's code without what no browser runs. Throws where the library has changed. */
export function lean(code: string): string {
  const files = [...code.matchAll(FILE)].map(({ index, 1: name = '' }) => ({ index, name }));
  const isStandIn = ({ name }: { name: string }) => STAND_INS.some((other) => name.includes(`node_modules/${other}/`));
  if (files.filter(isStandIn).length !== STAND_INS.length || !code.includes(ADAPTER))
    throw new Error('nakama-js has changed: look at apps/web/lean-nakama.ts');
  const kept = files.map((file, at) => (isStandIn(file) ? '' : code.slice(file.index, files[at + 1]?.index)));
  return (code.slice(0, files[0]?.index) + kept.join('')).replaceAll(ADAPTER, 'adapter');
}

/** nakama-js in a browser's build, less than half as heavy. */
export const leanNakama = (): Plugin => ({
  name: 'lean-nakama',
  apply: 'build',
  transform: (code, id, { ssr } = {}) => (ssr || !LIBRARY.test(id) ? null : { code: lean(code), map: null }),
});
