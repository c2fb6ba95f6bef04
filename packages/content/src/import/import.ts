export { exportQuestions } from './export-questions.ts';
export { importFile, type ImportReport } from './import-file.ts';
export type { Remark } from './remarks.ts';
export { NoTarget } from './target.ts';
