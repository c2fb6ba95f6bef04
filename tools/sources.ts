import { readdirSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..');
/** Folders of what is made or fetched, and of content and pictures. */
const NOT_OURS = /^(node_modules|build|storybook-static|data|packs|pictures|generated|results|\.(git|turbo|cache))$/;

/** The files of the repository whose names end in one of `endings` (`ts`, `md`), as paths below the root. */
export function sources(endings: readonly string[], folder = ''): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return NOT_OURS.test(entry.name) ? [] : sources(endings, name);
    return entry.isFile() && endings.includes(entry.name.split('.').at(-1) ?? '') ? [name] : [];
  });
}

/** Files that others held when comments and citations were mended, still to do; nothing new comes here. */
export const TO_MEND: ReadonlySet<string> = new Set([
  'apps/api/src/account/service.ts',
  'apps/api/src/account/sign-up.ts',
  'apps/api/src/assessment/present.ts',
  'apps/api/src/assessment/queries.ts',
  'apps/api/src/assessment/service.ts',
  'apps/api/src/assessment/tables.ts',
  'apps/api/src/catalog/location.ts',
  'apps/api/src/context.ts',
  'apps/api/src/identity.ts',
  'apps/api/src/progress/service.ts',
  'apps/web/app/entry.server.tsx',
  'apps/web/app/page-scripts.tsx',
  'apps/web/app/root.tsx',
  'apps/web/app/server/context.ts',
  'apps/web/app/server/drawn-text.server.tsx',
  'apps/web/app/server/drop-oldest.ts',
  'apps/web/app/server/failure-page.ts',
  'apps/web/app/server/guest-cache.ts',
  'apps/web/app/server/hand-off.ts',
  'apps/web/app/server/host.ts',
  'apps/web/app/server/kept-document.ts',
  'apps/web/app/server/kept-markup.ts',
  'apps/web/app/server/node-bridge.ts',
  'apps/web/app/server/outside.ts',
  'apps/web/app/server/page.ts',
  'apps/web/app/server/pieces.ts',
  'apps/web/app/server/plain-document.ts',
  'apps/web/app/server/pruned-build.ts',
  'apps/web/app/server/route-matcher.ts',
  'apps/web/app/server/testing.ts',
  'apps/web/app/server/visitor.ts',
  'apps/web/vite.config.ts',
  'packages/ui/src/components/Path/Landscape.tsx',
  'packages/ui/src/frame/StudentFrame.tsx',
  'packages/ui/src/kept.tsx',
  'packages/ui/src/screens/assessment/QuizScreen/AnswerFields.tsx',
  'packages/ui/src/screens/assessment/QuizScreen/QuizScreen.tsx',
  'packages/ui/src/screens/learning/LessonScreen/LessonScreen.tsx',
  'packages/ui/src/screens/learning/props.ts',
]);
