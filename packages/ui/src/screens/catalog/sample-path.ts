import { ar } from '../../story.tsx';
import type { PathItemRow } from './props.ts';

/** A lesson of a path that nobody has opened yet, but for what `over` says. */
export const pathItem = (id: number, title: string, over: Partial<PathItemRow> = {}): PathItemRow => ({
  id,
  type: 'lesson',
  title: ar(title),
  duration: 62,
  questionsCount: null,
  done: false,
  progress: 0,
  locked: false,
  current: false,
  href: '#',
  ...over,
});

/** The test at the end of a path that nobody has taken yet, but for what `over` says. */
export const pathTest = (id: number, title: string, over: Partial<PathItemRow> = {}): PathItemRow =>
  pathItem(id, title, { type: 'test', duration: null, questionsCount: 12, ...over });
