export { QuizScreen } from './assessment/QuizScreen/QuizScreen.tsx';
export type {
  AnswerForm,
  AnswerProps,
  MarkedProps,
  OptionProps,
  QuestionProps,
  QuizScreenProps,
  StationState,
} from './assessment/props.ts';
