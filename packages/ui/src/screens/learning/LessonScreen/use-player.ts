import { useCallback, useEffect, useRef, useState } from 'react';
import type { PlayerVideo, WatchedReport } from '../props.ts';
import { WatchTracker } from './watch-tracker.ts';

/** Milliseconds between two reports while a video plays. */
const REPORT_EVERY = 10_000;

export interface PlayerState {
  playing: boolean;
  /** Seconds. */
  position: number;
  failed: boolean;
}

/** The state of a `<video>` element and what can be done with it; tells `onWatched` about what was really played. */
export function usePlayer(video: PlayerVideo, onWatched: ((report: WatchedReport) => void) | undefined) {
  const element = useRef<HTMLVideoElement>(null);
  const tracker = useRef(new WatchTracker(video.position));
  const report = useRef(onWatched);
  report.current = onWatched;
  const [state, setState] = useState<PlayerState>({ playing: false, position: video.position, failed: false });

  const send = useCallback(() => {
    const seen = tracker.current.take();
    if (seen) report.current?.(seen);
  }, []);

  useEffect(() => {
    const media = element.current;
    if (!media) return;
    if (media.readyState === 0 && media.currentTime === 0 && video.position > 0 && video.position < video.duration - 1) media.currentTime = video.position;
    const show = () => setState((old) => ({ ...old, position: media.currentTime, playing: !media.paused }));
    const events: Record<string, () => void> = {
      timeupdate: () => {
        if (!media.paused && !media.seeking) tracker.current.moved(media.currentTime);
        show();
      },
      seeking: () => tracker.current.jumped(media.currentTime),
      seeked: show,
      play: () => {
        tracker.current.moved(media.currentTime);
        setState((old) => ({ ...old, playing: true, failed: false }));
      },
      pause: () => {
        tracker.current.stopped(media.currentTime, media.ended);
        show();
        send();
      },
      ended: () => {
        tracker.current.stopped(media.currentTime, true);
        show();
        send();
      },
      error: () => setState((old) => ({ ...old, failed: true, playing: false })),
    };
    for (const [name, listener] of Object.entries(events)) media.addEventListener(name, listener);
    const timer = setInterval(send, REPORT_EVERY);
    const leave = () => send();
    addEventListener('pagehide', leave);
    return () => {
      for (const [name, listener] of Object.entries(events)) media.removeEventListener(name, listener);
      clearInterval(timer);
      removeEventListener('pagehide', leave);
      send();
    };
    // the element stays for the life of the lesson; a new lesson mounts a new player
  }, [send, video.duration, video.position]);

  const toggle = useCallback(() => {
    const media = element.current;
    if (!media) return;
    if (media.paused) void media.play().catch(() => undefined);
    else media.pause();
  }, []);
  const seekTo = useCallback(
    (seconds: number) => {
      if (element.current) element.current.currentTime = Math.min(Math.max(0, seconds), video.duration);
    },
    [video.duration],
  );
  return { element, state, setState, toggle, seekTo };
}
