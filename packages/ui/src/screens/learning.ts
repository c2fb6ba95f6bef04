export { LessonScreen } from './learning/LessonScreen/LessonScreen.tsx';
export type { TextMarkup, LessonScreenProps, PlayerVideo, WatchedReport } from './learning/props.ts';
