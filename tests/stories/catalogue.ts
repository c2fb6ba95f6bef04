import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../tools/sources.ts';

/** Where `storybook build` puts the stories. */
export const BUILT = path.join(root, 'storybook-static');

/** Each language that a story is shown in. */
export const LANGUAGES = ['en', 'ur', 'ar'] as const;
export type StoryLanguage = (typeof LANGUAGES)[number];

export interface Story {
  /** As in Storybook's address: `account-signin--pending`. */
  id: string;
  title: string;
  name: string;
  /** The name of its file without the ending: `SignInScreen`. */
  file: string;
  /** Whether it is a part of screens, not a screen or a frame. */
  isPart: boolean;
  /** Whether it is the first one of its file. */
  isFirst: boolean;
  /** Whether another story of its screen has the same layout (tag `alike`). */
  isAlike: boolean;
}

interface Entry {
  id: string;
  title: string;
  name: string;
  importPath: string;
  type: string;
  tags?: string[];
}

/** All stories that are tested, in Storybook's order, from its built index. */
export function storiesBuilt(): Story[] {
  const { entries } = JSON.parse(readFileSync(path.join(BUILT, 'index.json'), 'utf8')) as { entries: Record<string, Entry> };
  return Object.values(entries)
    .filter(({ type, tags = [] }) => type === 'story' && tags.includes('test'))
    .map(({ id, title, name, importPath, tags = [] }, index, all) => ({
      id,
      title,
      name,
      file: path.basename(importPath).replace(/\.stories\.\w+$/, ''),
      isPart: !/\/(screens|frame)\//.test(importPath),
      isFirst: all[index - 1]?.title !== title,
      isAlike: tags.includes('alike'),
    }));
}

/**
 * The languages in which a story has a picture: each direction of writing, and Urdu, whose layout is the
 * Arabic one, once a screen for its letters. A part is seen in others within the screens that it is a part
 * of, and a layout in another story that has the same.
 */
export const picturedLanguages = ({ isPart, isFirst, isAlike }: Story): readonly StoryLanguage[] =>
  isPart || isAlike ? ['ar'] : isFirst ? ['ar', 'en', 'ur'] : ['ar', 'en'];
