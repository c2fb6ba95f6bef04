export { ExploreScreen } from './catalog/ExploreScreen/ExploreScreen.tsx';
export { SubjectScreen } from './catalog/SubjectScreen/SubjectScreen.tsx';
export type { AssessmentRow, ExploreScreenProps, PathItemRow, ProgramRow, SubjectScreenProps, SubtopicRow } from './catalog/props.ts';
