export { readPack } from './read-pack.ts';
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
  PackTopic,
  PackVideo,
  QuestionBody,
  RichTexts,
  Texts,
} from './pack.ts';
