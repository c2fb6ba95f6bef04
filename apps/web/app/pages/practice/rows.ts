import { rows } from '../../row.ts';

/** Of one student; another country's program has other practices. */
const OWN = { who: 'student', otherwise: 'signin', unlisted: true, clearsOnCountryChange: true } as const;

export const practiceRows = rows({
  practiceIntro: { path: 'practice/intro', file: 'practice/intro.tsx', who: 'anyone', section: 'practice', cache: {}, texts: ['practice'] },
  startPractice: {
    path: 'practice/start',
    file: 'practice/start.tsx',
    who: 'anyone',
    // a guest is led to the presentation
    unlisted: true,
    section: 'practice',
    texts: ['practice'],
  },
  practiceProgress: {
    path: 'practice/:practice/progress',
    file: 'practice/progress.tsx',
    ...OWN,
    section: 'practice',
    texts: ['practice'],
    example: { practice: 11 },
    visits: [{ params: { practice: 12 }, query: { reset: '1' } }],
  },
  practiceRound: {
    path: 'practice/:practice/round/:round',
    file: 'practice/round.tsx',
    ...OWN,
    frame: 'stage',
    texts: ['practice', 'assessment', 'marks', 'errors', 'answerErrors'],
    example: { practice: 11, round: 1 },
  },
  practiceCompleted: {
    path: 'practice/:practice/completed/:round',
    file: 'practice/completed.tsx',
    ...OWN,
    frame: 'stage',
    texts: ['practice'],
    example: { practice: 11, round: 1 },
    unvisited: true,
  },
  today: {
    path: 'today',
    file: 'practice/today.tsx',
    ...OWN,
    frame: 'stage',
    texts: ['today', 'assessment', 'marks', 'errors', 'answerErrors'],
    visits: [{ query: { reset: '1' } }],
  },
  practiceAnswer: { path: 'practice-answer', file: 'practice/answer.tsx', who: 'student', otherwise: 'signin', frame: 'resource' },
});
