import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuiltFrames, FrameAssets } from './app/frames.tsx';

/** An entry of the manifest that Vite writes. */
interface Built {
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

/** What the server draws at once, and a browser fetches where it draws it anew. */
const DRAWN_LATER = /\/(?:RowsAndOwnPlace|EmptyBoard)\.tsx$/;

/** Where a frame that is fetched apart begins, and what the pages in it have anyway. */
const FRAMES = {
  guest: { source: 'frame/GuestFrame.tsx', beside: /^app\/(root|entry\.client)\.tsx/ },
  stage: { source: 'frame/StageFrame.tsx', beside: /^app\/(root|entry\.client|pages\/assessment\/quiz)\.tsx/ },
  student: { source: 'frame/StudentFrame.tsx', beside: /^app\/(root|entry\.client)\.tsx/ },
} as const;

/**
 * What a browser fetches for these frames beside what its pages have; read from its build, which Remix makes
 * before the server's.
 */
export function frameAssets(clientBuild: string): BuiltFrames {
  const file = path.join(clientBuild, '.vite/manifest.json');
  if (!existsSync(file)) throw new Error(`${file} is missing: the browser's build comes first`);
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Built>;
  const withImports = (keys: readonly string[], found = new Set<string>()): Set<string> => {
    for (const key of keys) {
      if (found.has(key)) continue;
      found.add(key);
      withImports(manifest[key]?.imports ?? [], found);
    }
    return found;
  };
  const assetsOf = ({ source, beside }: (typeof FRAMES)[keyof typeof FRAMES]): FrameAssets => {
    const keys = Object.keys(manifest);
    const entry = keys.find((key) => key.endsWith(source));
    if (entry === undefined) throw new Error(`${source} is not in ${file}`);
    const there = withImports(keys.filter((key) => beside.test(key)));
    const chunks = [...withImports([entry])].filter((key) => !there.has(key)).flatMap((key) => manifest[key] ?? []);
    return { css: chunks.flatMap(({ css = [] }) => css.map((name) => `/${name}`)), js: chunks.map((chunk) => `/${chunk.file}`) };
  };
  const frames = { guest: assetsOf(FRAMES.guest), stage: assetsOf(FRAMES.stage), student: assetsOf(FRAMES.student) };
  const cssOf = (entry: string): string[] => [...withImports([entry])].flatMap((key) => manifest[key]?.css ?? []);
  for (const key of Object.keys(manifest).filter((one) => one.startsWith('app/pages/'))) {
    const there = new Set(cssOf(key));
    const later = [...withImports([key])].flatMap((one) => manifest[one]?.dynamicImports ?? []).filter((one) => DRAWN_LATER.test(one));
    for (const part of later)
      for (const sheet of cssOf(part)) if (!there.has(sheet)) throw new Error(`${key} draws ${part} without its sheet ${sheet}: import it`);
  }
  const ofFrames = new Set(Object.values(frames).flatMap(({ css, js }) => [...css, ...js]));
  const pages = Object.keys(manifest).flatMap((key) => {
    const page = /^app\/pages\/(.+\.tsx)/.exec(key)?.[1];
    const chunks = [...withImports([key])].flatMap((one) => manifest[one] ?? []);
    const own = chunks.flatMap(({ file: script, css = [] }) => [script, ...css]).map((name) => `/${name}`);
    const both = [...new Set(own)].filter((address) => ofFrames.has(address));
    return page === undefined || both.length === 0 ? [] : [[page, both] as const];
  });
  return { ...frames, pages: Object.fromEntries(pages) };
}
