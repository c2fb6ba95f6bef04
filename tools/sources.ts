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
