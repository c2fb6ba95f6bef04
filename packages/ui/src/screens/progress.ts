export { DashboardScreen } from './progress/DashboardScreen/DashboardScreen.tsx';
export type { DashboardScreenProps, SubjectProgressRow, Week } from './progress/props.ts';
