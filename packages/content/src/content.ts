export { readPack, type PackReading } from './read-pack.ts';
export { checkPack, countPack, type PackCounts, type PackReport } from './report.ts';
export { jsonSchemas } from './json-schema.ts';
export type { Problem, ProblemCode, ProblemValuesOf } from './problem.ts';
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
  PackInstructor,
  PackSubject,
  PackSubtopic,
  PackTest,
  PackTopic,
  PackVideo,
  QuestionBody,
  RichTexts,
  Texts,
} from './pack.ts';
