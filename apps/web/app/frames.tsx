import { StudentFrame } from '@darb/ui/frame/student';
import type { GuestFrameProps, StageFrameProps, StudentFrameProps } from '@darb/ui/frame';
import { createContext, lazy, useContext, type ComponentType } from 'react';

/** What may stand around a screen. The student's is everywhere, for students see most pages; the others are fetched apart, their stylesheets too. */
export interface Frames {
  guest: ComponentType<GuestFrameProps>;
  stage: ComponentType<StageFrameProps>;
  student: ComponentType<StudentFrameProps>;
}
export type FrameKind = keyof Frames;

/** Addresses of what a frame needs beside what every page has. */
export interface FrameAssets {
  css: string[];
  js: string[];
}

const fetchGuest = async () => ({ default: (await import('@darb/ui/frame/guest')).GuestFrame });
const fetchStage = async () => ({ default: (await import('@darb/ui/frame/stage')).StageFrame });

/** Fetches the frame that a document came with, before React takes the document over. */
export async function framesOf(kind: string | undefined): Promise<Partial<Frames>> {
  if (kind === 'guest') return { guest: (await fetchGuest()).default };
  return kind === 'stage' ? { stage: (await fetchStage()).default } : {};
}

/** For who goes on to a page with another frame. The router moves in transitions, so the page before stands until the frame is there. */
const later: Frames = { guest: lazy(fetchGuest), stage: lazy(fetchStage), student: StudentFrame };

const FramesContext = createContext<Partial<Frames>>({});

/** The frames that are there at once: on the server all, in a browser the one of its first document. */
export const FramesProvider = FramesContext.Provider;

/** The frame of a kind; the same one as long as the document lives. */
export function useFrame<Kind extends FrameKind>(kind: Kind): Frames[Kind] {
  return useContext(FramesContext)[kind] ?? later[kind];
}
