import { rows } from '../../row.ts';

/** Below it lies everything of a subject. */
export const SUBJECT = 'program/:program/subject/:subject';
/** Below it lies everything of a subtopic. */
export const SUBTOPIC = `${SUBJECT}/subtopic/:subtopic` as const;
/** What every page says that shows guests and students what there is to learn. */
export const CONTENT = { who: 'anyone', section: 'subjects', clearsOnCountryChange: true, cache: {} } as const;
const example = { program: 1, subject: 11 } as const;
const journey = { query: { tab: 'aj' } } as const;
/** The pages of an assessment-only program (rule catalog 12). */
const testsProgram = { params: { program: 71 } } as const;
const testsSubject = { params: { program: 71, subject: 711 } } as const;

export const catalogRows = rows({
  explore: { path: 'explore', file: 'catalog/explore.tsx', ...CONTENT, section: 'classes', texts: ['catalog'] },
  exploreProgram: { path: 'explore/:program', file: 'catalog/explore-program.tsx', ...CONTENT, texts: ['catalog'], example: { program: 1 }, visits: [testsProgram] },
  subject: { path: SUBJECT, file: 'catalog/subject.tsx', ...CONTENT, cache: { queries: { tab: ['aj'] } }, texts: ['catalog'], example, visits: [journey, testsSubject] },
  countryOfPosition: { path: 'country-of-position', file: 'catalog/country-of-position.tsx', who: 'anyone', frame: 'resource', withoutProgram: true },
});
