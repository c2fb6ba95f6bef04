export { GuestFrame } from './GuestFrame.tsx';
export { StageFrame } from './StageFrame.tsx';
export { StudentFrame } from './StudentFrame.tsx';
export type {
  CountryChoice,
  FooterLink,
  GuestFrameProps,
  Located,
  Preferences,
  StageFrameProps,
  StudentFrameProps,
  Theme,
} from './props.ts';
