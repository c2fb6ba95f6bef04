import { useCallback, useEffect, useRef, useState } from 'react';
import type { PlayerVideo, WatchedReport } from '../props.ts';
import { FIRST_QUALITY, type Quality } from './use-quality.ts';
import { WatchTracker } from './watch-tracker.ts';

/** Milliseconds between two reports while a video plays. */
const REPORT_EVERY = 10_000;

/** Who hears of what the film does. */
export interface PlayerListeners {
  onWatched: ((report: WatchedReport) => void) | undefined;
  onFailed: ((source: string) => void) | undefined;
}

export interface PlayerState {
  playing: boolean;
  /** Seconds. */
  position: number;
  failed: boolean;
}

/**
 * The state of a `<video>` element and what can be done with it; tells `onWatched` about what was really
 * played, and `onFailed` of the address that could not be.
 */
export function usePlayer(video: PlayerVideo, quality: Quality, listeners: PlayerListeners) {
  const element = useRef<HTMLVideoElement>(null);
  const tracker = useRef<WatchTracker | null>(null);
  const told = useRef(listeners);
  const [state, setState] = useState<PlayerState>({ playing: false, position: video.position, failed: false });
  const [speed, setSpeed] = useState(1);
  const [muted, setMuted] = useState(false);

  useEffect(() => {
    told.current = listeners;
  }, [listeners]);

  useEffect(() => {
    const media = element.current;
    if (!media) return;
    const seen = (tracker.current ??= new WatchTracker(video.position));
    const send = () => {
      const news = seen.take();
      if (news) told.current.onWatched?.(news);
    };
    // the page was drawn on the server, so the browser may have begun to load the film before this runs
    if (media.currentTime === 0 && video.position > 0 && video.position < video.duration - 1) media.currentTime = video.position;
    const show = () => setState((old) => ({ ...old, position: media.currentTime, playing: !media.paused }));
    const events: Record<string, () => void> = {
      timeupdate: () => {
        if (!media.paused && !media.seeking) seen.moved(media.currentTime);
        show();
      },
      seeking: () => seen.jumped(media.currentTime),
      seeked: show,
      play: () => {
        seen.moved(media.currentTime);
        setState((old) => ({ ...old, playing: true, failed: false }));
      },
      pause: () => {
        seen.stopped(media.currentTime, media.ended);
        show();
        send();
      },
      ended: () => {
        seen.stopped(media.currentTime, true);
        show();
        send();
      },
      loadstart: () => setState((old) => ({ ...old, failed: false })),
    };
    // Where the choice of sources fails it is the last of them that says so, and what a source says does not
    // bubble.
    const failed = ({ target }: Event) => {
      const last = [...media.querySelectorAll('source')].at(-1);
      if (target !== media && target !== last) return;
      setState((old) => ({ ...old, failed: true, playing: false }));
      told.current.onFailed?.(media.currentSrc || (last?.src ?? ''));
    };
    for (const [name, listener] of Object.entries(events)) media.addEventListener(name, listener);
    media.addEventListener('error', failed, true);
    const timer = setInterval(send, REPORT_EVERY);
    addEventListener('pagehide', send);
    return () => {
      for (const [name, listener] of Object.entries(events)) media.removeEventListener(name, listener);
      media.removeEventListener('error', failed, true);
      clearInterval(timer);
      removeEventListener('pagehide', send);
      send();
    };
    // the element stays for the life of the lesson; a new lesson mounts a new player
  }, [video.duration, video.position]);

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
  /** By so many seconds from where the film is, or already goes: the state on the page comes after it. */
  const jump = useCallback((seconds: number) => seekTo((element.current?.currentTime ?? 0) + seconds), [seekTo]);
  const changeSpeed = useCallback((next: number) => {
    setSpeed(next);
    if (element.current) element.current.playbackRate = next;
  }, []);
  /** Fetches the film again and goes on at the same place, at the same speed. */
  const reload = useCallback(() => {
    const media = element.current;
    if (!media) return;
    const { currentTime, paused, playbackRate } = media;
    media.load();
    media.currentTime = currentTime;
    media.playbackRate = playbackRate;
    if (!paused) void media.play().catch(() => undefined);
  }, []);
  const loaded = useRef<Quality>(FIRST_QUALITY);
  useEffect(() => {
    // A film goes on with the source that it began with until it is told that there are others.
    if (loaded.current === quality) return;
    loaded.current = quality;
    reload();
  }, [quality, reload]);
  const toggleSound = useCallback(() => setMuted((old) => !old), []);
  return { element, state, toggle, seekTo, jump, speed, changeSpeed, muted, toggleSound, reload };
}
