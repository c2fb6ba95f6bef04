import { rows } from '../../row.ts';

const OWN = { who: 'student', otherwise: 'home', unlisted: true } as const;

export const progressRows = rows({
  dashboard: { path: 'dashboard', file: 'progress/dashboard.tsx', ...OWN, section: 'dashboard', texts: ['progress'] },
  reports: { path: 'reports', file: 'progress/reports.tsx', ...OWN, section: 'performance', texts: ['reports', 'errors'] },
  reportsFile: { path: 'reports/file', file: 'progress/reports-file.tsx', who: 'student', otherwise: 'signin', frame: 'resource' },
  sharedProgress: {
    path: 'progress/:token',
    params: { token: 'token' },
    file: 'progress/shared-progress.tsx',
    who: 'anyone',
    withoutProgram: true,
    secret: true,
    unlisted: true,
    texts: ['reports'],
    example: { token: 'A'.repeat(43) },
    unvisited: true,
  },
  lessonProgress: { path: 'lesson-progress', file: 'progress/lesson-progress.tsx', who: 'student', otherwise: 'signin', frame: 'resource' },
});
