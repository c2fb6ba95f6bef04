export { GuestFrame } from './GuestFrame.tsx';
export { StageFrame } from './StageFrame.tsx';
export { StudentFrame } from './StudentFrame.tsx';
export type { CountryChoice, FooterLink, GuestFrameProps, Preferences, StageFrameProps, StudentFrameProps, Theme } from './props.ts';
