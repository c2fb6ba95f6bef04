export { LessonScreen } from './learning/LessonScreen/LessonScreen.tsx';
export type { DrawnText, LessonScreenProps, PlayerVideo, WatchedReport } from './learning/props.ts';
