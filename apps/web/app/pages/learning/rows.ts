import { rows } from '../../row.ts';
import { CONTENT, SUBTOPIC } from '../catalog/rows.ts';

const subtopic = { program: 1, subject: 11, subtopic: 1111 } as const;
const lesson = { ...subtopic, lesson: 1101 } as const;
const premium = { params: { ...subtopic, subtopic: 1112, lesson: 1104 } } as const;

export const learningRows = rows({
  subtopic: { path: SUBTOPIC, file: 'learning/subtopic.tsx', who: 'anyone', frame: 'resource', clearsOnCountryChange: true, example: subtopic },
  lesson: { path: `${SUBTOPIC}/lesson/:lesson`, file: 'learning/lesson.tsx', ...CONTENT, texts: ['learning', 'catalog'], example: lesson, visits: [premium] },
});
