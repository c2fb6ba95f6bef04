export { LessonScreen } from './learning/LessonScreen/LessonScreen.tsx';
export type { LessonScreenProps, PlayerVideo, WatchedReport } from './learning/props.ts';
