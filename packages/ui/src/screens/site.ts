export { HomeScreen } from './site/HomeScreen/HomeScreen.tsx';
export { NotFoundScreen } from './site/NotFoundScreen/NotFoundScreen.tsx';
export { PolicyScreen } from './site/PolicyScreen/PolicyScreen.tsx';
export type { HomeScreenProps, NotFoundScreenProps, PolicyScreenProps, SubjectTile } from './site/props.ts';
