import { ar } from '../../story.tsx';
import type { PathItemRow } from './props.ts';

/** A lesson of a path that nobody has opened yet, but for what `over` says. */
export const pathItem = (id: number, title: string, over: Partial<PathItemRow> = {}): PathItemRow => ({
  id,
  type: 'lesson',
  title: ar(title),
  duration: 62,
  done: false,
  progress: 0,
  locked: false,
  current: false,
  href: '#',
  ...over,
});
