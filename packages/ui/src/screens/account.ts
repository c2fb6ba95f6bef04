export { CodeScreen } from './account/CodeScreen/CodeScreen.tsx';
export { SelectProgramScreen } from './account/SelectProgramScreen/SelectProgramScreen.tsx';
export { SignInScreen } from './account/SignInScreen/SignInScreen.tsx';
export { SignUpScreen } from './account/SignUpScreen/SignUpScreen.tsx';
export { WelcomeScreen } from './account/WelcomeScreen/WelcomeScreen.tsx';
export type {
  CodeScreenProps,
  SelectProgramScreenProps,
  SignInScreenProps,
  SignUpScreenProps,
  WelcomeScreenProps,
} from './account/props.ts';
