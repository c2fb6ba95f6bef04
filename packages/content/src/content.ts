export { readPack, type PackReading } from './read-pack.ts';
export { checkPack, countPack, type PackCounts, type PackReport } from './report.ts';
export { importFile, type ImportReport } from './import/import-file.ts';
export { exportQuestions } from './import/export-questions.ts';
export { NoTarget } from './import/target.ts';
export type { Remark } from './import/remarks.ts';
export { jsonSchemas } from './json-schema.ts';
export { problemLine } from './problems.ts';
export type {
  Difficulty,
  Option,
  Pack,
  PackFile,
  PackLesson,
  PackProblem,
  PackProgram,
  PackQuestion,
  PackQuiz,
  PackSubject,
  PackSubtopic,
  PackTest,
  PackTopic,
  PackVideo,
  QuestionBody,
  RichTexts,
  Texts,
} from './pack.ts';
