import type { IconName } from '../components/Icon/Icon.tsx';

/**
 * The sections of a student's sidebar in their order, each with its icon. Its name is the text
 * `nav.<section>` of `studentFrame.json`.
 */
export const SECTIONS = {
  dashboard: 'home',
  subjects: 'book',
  classes: 'grid',
  practice: 'practice',
  league: 'league',
  collections: 'mark',
  performance: 'chart',
  tutor: 'talk',
  subscriptions: 'key',
  invite: 'gift',
  help: 'help',
} as const satisfies Record<string, IconName>;

export type Section = keyof typeof SECTIONS;
