import type { GuestFrameProps, StageFrameProps, StudentFrameProps } from '@darb/ui/frame';
import { createContext, lazy, useContext, type ComponentType } from 'react';

/**
 * What may stand around a screen, each fetched apart; their stylesheets too, but the student's, which is part
 * of every page's.
 */
export interface Frames {
  guest: ComponentType<GuestFrameProps>;
  stage: ComponentType<StageFrameProps>;
  student: ComponentType<StudentFrameProps>;
}

/** Addresses of what a frame needs beside what every page has. */
export interface FrameAssets {
  css: string[];
  js: string[];
}

/** What the frames need, and by a page's file what of it the page brings itself. */
export interface BuiltFrames extends Record<keyof Frames, FrameAssets> {
  pages: Readonly<Record<string, readonly string[]>>;
}

const fetchGuest = async () => ({ default: (await import('@darb/ui/frame/guest')).GuestFrame });
const fetchStage = async () => ({ default: (await import('@darb/ui/frame/stage')).StageFrame });
const fetchStudent = async () => ({ default: (await import('@darb/ui/frame/student')).StudentFrame });

/**
 * For who goes on to a page with another frame. The router moves in transitions, so the page before stands
 * until the frame is there.
 */
const later: Frames = { guest: lazy(fetchGuest), stage: lazy(fetchStage), student: lazy(fetchStudent) };

/**
 * The frames with those that are there at once: on the server all, in a browser the one that its document
 * came with.
 */
export const framesWith = (given: Partial<Frames>): Frames => ({ ...later, ...given });

/** Fetches the frame that a document came with, before React takes the document over. */
export async function framesOf(kind: string | undefined): Promise<Frames> {
  if (kind === 'guest') return framesWith({ guest: (await fetchGuest()).default });
  if (kind === 'stage') return framesWith({ stage: (await fetchStage()).default });
  return framesWith(kind === 'student' ? { student: (await fetchStudent()).default } : {});
}

const FramesContext = createContext(later);

export const FramesProvider = FramesContext.Provider;

/** The frames; the same ones as long as the document lives. */
export const useFrames = (): Frames => useContext(FramesContext);
