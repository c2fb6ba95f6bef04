import { rows } from '../../row.ts';

const OWN = { who: 'student', otherwise: 'home', unlisted: true } as const;

export const progressRows = rows({
  dashboard: { path: 'dashboard', file: 'progress/dashboard.tsx', ...OWN, section: 'dashboard', texts: ['progress'] },
  lessonProgress: { path: 'lesson-progress', file: 'progress/lesson-progress.tsx', who: 'student', otherwise: 'signin', frame: 'resource' },
});
