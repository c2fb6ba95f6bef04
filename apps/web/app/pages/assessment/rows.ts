import { rows } from '../../row.ts';
import { SUBTOPIC } from '../catalog/rows.ts';

const STAGE = { who: 'student', otherwise: 'signup', frame: 'stage', clearsOnCountryChange: true } as const;
const test = { program: 1, subject: 11, subtopic: 1111, test: 11119 } as const;
const quiz = { program: 1, subject: 11, subtopic: 1111, quiz: 11011 } as const;

export const assessmentRows = rows({
  quiz: { path: `${SUBTOPIC}/quiz/:quiz`, file: 'assessment/quiz.tsx', ...STAGE, texts: ['assessment', 'quiz', 'outcome', 'marks', 'errors', 'answerErrors'], example: quiz },
  testCover: {
    path: `${SUBTOPIC}/test_cover/:test`,
    file: 'assessment/test-cover.tsx',
    who: 'student',
    otherwise: 'signup',
    section: 'subjects',
    clearsOnCountryChange: true,
    texts: ['assessment', 'outcome', 'testCover'],
    example: test,
  },
  testResult: {
    path: `${SUBTOPIC}/test/:test/result`,
    file: 'assessment/test-result.tsx',
    ...STAGE,
    texts: ['assessment', 'outcome', 'marks', 'testResult'],
    example: test,
    unvisited: true,
  },
  /** Only an open attempt has it, which nothing but the cover's button begins. */
  test: { path: `${SUBTOPIC}/test/:test`, file: 'assessment/test.tsx', ...STAGE, texts: ['assessment', 'test', 'errors', 'answerErrors'], example: test, unvisited: true },
  quizAnswer: { path: 'quiz-answer', file: 'assessment/quiz-answer.tsx', who: 'student', otherwise: 'signin', frame: 'resource' },
  testQuestions: { path: `${SUBTOPIC}/test/:test/questions`, file: 'assessment/test-questions.tsx', who: 'student', otherwise: 'signin', frame: 'resource', example: test },
  testHandIn: { path: 'test-hand-in', file: 'assessment/test-hand-in.tsx', who: 'student', otherwise: 'signin', frame: 'resource' },
  testMark: { path: 'test-mark', file: 'assessment/test-mark.tsx', who: 'student', otherwise: 'signin', frame: 'resource' },
});
