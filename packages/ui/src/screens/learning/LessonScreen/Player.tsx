import { directionOf, LANGUAGE_NAMES, type Language } from '@darb/language';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, usePageLanguage } from '../../../ui.ts';
import type { PlayerVideo, WatchedReport } from '../props.ts';
import { shortcutOf } from '../../../shortcut.ts';
import * as css from './Player.css.ts';
import type { PlayerBar, PlayerOverlay } from './PlayerControls.tsx';
import { useCaptions } from './use-captions.ts';
import { useKeys } from './use-keys.ts';
import { usePlayer } from './use-player.ts';
import { useQuality } from './use-quality.ts';

const STEP_SECONDS = 5;

interface Controls {
  Bar: typeof PlayerBar;
  Overlay: typeof PlayerOverlay;
}

/**
 * The controls, which nobody needs before the page is there: fetched after it, with their styles. Until then,
 * or where they cannot be had, the browser's own stand in.
 */
function useControls(): Controls | null {
  const [controls, setControls] = useState<Controls | null>(null);
  useEffect(() => {
    let gone = false;
    void import('./PlayerControls.tsx').then(
      ({ PlayerBar: Bar, PlayerOverlay: Overlay }) => {
        if (!gone) setControls({ Bar, Overlay });
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  return controls;
}

export interface PlayerProps {
  title: string;
  video: PlayerVideo;
  /** Start with the smallest quality whatever the device. */
  dataSaver: boolean;
  onWatched: ((report: WatchedReport) => void) | undefined;
  onFailed: ((source: string) => void) | undefined;
}

/**
 * A lesson's video: captions, speed, quality by cost, keyboard, full screen. Without JavaScript it is the
 * browser's own player. Keys: space or K plays, arrows jump five seconds, Home and End, C captions, F full
 * screen, M sound.
 */
export function Player({ title, video, dataSaver, onWatched, onFailed }: PlayerProps) {
  const { t } = useTranslation('learning');
  const language = usePageLanguage();
  const playButton = useRef<HTMLButtonElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const { quality, choose } = useQuality(dataSaver);
  const player = usePlayer(video, quality, { onWatched, onFailed });
  const { element, state, toggle, seekTo, jump, speed, changeSpeed, muted, toggleSound, reload } = player;
  const controls = useControls();
  const own = video.captions.find(({ lang }) => lang === language)?.lang ?? video.captions[0]?.lang ?? null;
  const [track, setTrack] = useState<Language | null>(own);
  const cue = useCaptions(element, controls ? track : null);

  const fullScreen = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else void frame.current?.requestFullscreen?.().catch(() => undefined);
  };
  useKeys(frame, (event) => {
    if (!controls || event.altKey || event.ctrlKey || event.metaKey) return;
    const onControl = event.target instanceof HTMLElement && event.target.closest('button, input, a') !== null;
    const acts: Record<string, () => void> = {
      k: toggle,
      ArrowLeft: () => jump(-STEP_SECONDS),
      ArrowRight: () => jump(STEP_SECONDS),
      Home: () => seekTo(0),
      End: () => seekTo(video.duration),
      c: () => setTrack(track === null ? own : null),
      f: fullScreen,
      m: toggleSound,
      ...(onControl ? {} : { ' ': toggle }),
    };
    const act = acts[shortcutOf(event)];
    if (!act) return;
    event.preventDefault();
    act();
  });
  const playByHand = () => {
    toggle();
    playButton.current?.focus();
  };
  const [caption, ...captions] = video.captions;
  const sources = video.sources.filter((source) => source.quality === quality);

  return (
    <div
      ref={frame}
      className={controls ? css.video : `${css.video} ${css.waiting}`}
      role="region"
      aria-label={t('player.label', { title })}
    >
      <div className={css.picture}>
        <video
          ref={element}
          preload="metadata"
          playsInline
          controls={!controls}
          muted={muted}
          poster={video.poster ?? undefined}
          onClick={controls ? toggle : undefined}
          crossOrigin="use-credentials"
        >
          {sources.map((source) => (
            <source key={`${source.quality} ${source.type}`} src={source.src} type={`${source.type}; codecs="${source.codecs}"`} />
          ))}
          <track kind="captions" {...(caption ? trackOf(caption, !controls && caption.lang === track) : {})} />
          {captions.map((other) => (
            <track key={other.lang} kind="captions" {...trackOf(other, !controls && other.lang === track)} />
          ))}
        </video>
        {controls ? <controls.Overlay {...{ state, cue, track }} onPlay={playByHand} /> : null}
        {state.failed ? <Failure reload={reload} /> : null}
      </div>
      {controls ? (
        <controls.Bar
          {...{ video, state, toggle, seekTo, speed, changeSpeed, muted, toggleSound, quality, track, setTrack, fullScreen, playButton }}
          chooseQuality={choose}
        />
      ) : null}
    </div>
  );
}

/**
 * What is said when the film cannot be played: with the page, for without a connection the controls do not
 * come either.
 */
function Failure({ reload }: { reload: () => void }) {
  const { t } = useTranslation('learning');
  return (
    <div className={css.failure} role="alert" dir={directionOf(usePageLanguage())}>
      <p>{t('player.failed')}</p>
      <Button look="creamLine" type="button" icon="retry" onClick={reload}>
        {t('player.retry')}
      </Button>
    </div>
  );
}

const trackOf = ({ lang, src }: PlayerVideo['captions'][number], shown: boolean) => ({
  src,
  srcLang: lang,
  label: LANGUAGE_NAMES[lang],
  default: shown,
});
