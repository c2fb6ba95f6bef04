import { directionOf, formatClock, LANGUAGE_NAMES, type Language } from '@darb/language';
import { useRef, useState, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Icon, usePageLanguage } from '../../../ui.ts';
import type { PlayerVideo, WatchedReport } from '../props.ts';
import * as css from './Player.css.ts';
import { OptionMenu, QualityMenu } from './PlayerMenus.tsx';
import { useAlive } from '../../../alive.ts';
import { useCaptions } from './use-captions.ts';
import { useKeys } from './use-keys.ts';
import { usePlayer } from './use-player.ts';
import { useQuality } from './use-quality.ts';

const SPEEDS = [0.75, 1, 1.25, 1.5, 2];
const STEP_SECONDS = 5;

export interface PlayerProps {
  title: string;
  video: PlayerVideo;
  /** Start with the smallest quality whatever the device. */
  dataSaver: boolean;
  onWatched: ((report: WatchedReport) => void) | undefined;
}

/**
 * A lesson's video: captions, speed, quality by cost, keyboard, full screen. Without JavaScript it is the browser's own player.
 * Keys: space or K plays, arrows jump five seconds, Home and End, C captions, F full screen, M sound.
 */
export function Player({ title, video, dataSaver, onWatched }: PlayerProps) {
  const { t } = useTranslation('learning');
  const language = usePageLanguage();
  const playButton = useRef<HTMLButtonElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const { quality, choose } = useQuality(dataSaver);
  const { element, state, toggle, seekTo, speed, changeSpeed, muted, toggleSound, reload } = usePlayer(video, quality, onWatched);
  const alive = useAlive();
  const own = video.captions.find(({ lang }) => lang === language)?.lang ?? video.captions[0]?.lang ?? null;
  const [track, setTrack] = useState<Language | null>(own);
  const cue = useCaptions(element, alive ? track : null);

  const fullScreen = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else void frame.current?.requestFullscreen?.().catch(() => undefined);
  };
  useKeys(frame, (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const onControl = event.target instanceof HTMLElement && event.target.closest('button, input, a') !== null;
    const acts: Record<string, () => void> = {
      k: toggle,
      ArrowLeft: () => seekTo(state.position - STEP_SECONDS),
      ArrowRight: () => seekTo(state.position + STEP_SECONDS),
      Home: () => seekTo(0),
      End: () => seekTo(video.duration),
      c: () => setTrack(track === null ? own : null),
      f: fullScreen,
      m: toggleSound,
      ...(onControl ? {} : { ' ': toggle }),
    };
    const act = acts[event.key.length === 1 ? event.key.toLowerCase() : event.key];
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
  const played = { '--played': `${(100 * state.position) / video.duration}%` } as CSSProperties;

  return (
    <div ref={frame} className={css.video} role="region" aria-label={t('player.label', { title })}>
      <div className={css.picture}>
        <video
          ref={element}
          preload="metadata"
          playsInline
          controls={!alive}
          muted={muted}
          poster={video.poster ?? undefined}
          onClick={alive ? toggle : undefined}
          crossOrigin="use-credentials"
        >
          {sources.map((source) => (
            <source key={`${source.quality} ${source.type}`} src={source.src} type={`${source.type}; codecs="${source.codecs}"`} />
          ))}
          <track kind="captions" {...(caption ? trackOf(caption, !alive && caption.lang === track) : {})} />
          {captions.map((other) => (
            <track key={other.lang} kind="captions" {...trackOf(other, !alive && other.lang === track)} />
          ))}
        </video>
        {cue && track ? (
          <p className={css.caption} lang={track} dir={directionOf(track)}>
            <span>{cue}</span>
          </p>
        ) : null}
        {alive && !state.playing && !state.failed ? (
          // for the hand alone: it goes when the film plays, and would take the keyboard's place with it
          <button type="button" className={css.bigPlay} aria-hidden tabIndex={-1} onClick={playByHand}>
            <Icon name="play" />
          </button>
        ) : null}
        {state.failed ? (
          <div className={css.failure} role="alert" dir={directionOf(language)}>
            <p>{t('player.failed')}</p>
            <Button look="creamLine" type="button" icon="retry" onClick={reload}>
              {t('player.retry')}
            </Button>
          </div>
        ) : null}
      </div>
      {alive ? (
        <>
          <input
            className={css.seek}
            style={played}
            type="range"
            min={0}
            max={Math.floor(video.duration)}
            step={1}
            value={Math.floor(state.position)}
            aria-label={t('player.position')}
            aria-valuetext={`${formatClock(state.position)} / ${formatClock(video.duration)}`}
            onChange={(event) => seekTo(Number(event.currentTarget.value))}
          />
          <div className={css.controls}>
            <button
              ref={playButton}
              type="button"
              className={css.control}
              aria-label={t(state.playing ? 'player.pause' : 'player.play')}
              onClick={toggle}
            >
              <Icon name={state.playing ? 'pause' : 'play'} />
            </button>
            <button
              type="button"
              className={`${css.control} ${css.sound}`}
              aria-label={t('player.mute')}
              aria-pressed={muted}
              onClick={toggleSound}
            >
              <Icon name="vol" />
            </button>
            <span className={css.time}>
              {formatClock(state.position)} / {formatClock(video.duration)}
            </span>
            <span className={css.spring} />
            <OptionMenu
              name="captions"
              label={t('player.captions')}
              sign={<Icon name="cc" />}
              on={track !== null}
              options={[
                { value: null, text: t('player.noCaptions') },
                ...video.captions.map(({ lang }) => ({ value: lang, text: LANGUAGE_NAMES[lang], lang })),
              ]}
              value={track}
              onChoose={setTrack}
            />
            <OptionMenu
              name="speed"
              label={t('player.speed')}
              sign={`${speed}×`}
              options={SPEEDS.map((value) => ({ value, text: `${value}×` }))}
              value={speed}
              onChoose={changeSpeed}
            />
            <QualityMenu sources={video.sources} value={quality} onChoose={choose} />
            <button type="button" className={css.control} aria-label={t('player.fullScreen')} onClick={fullScreen}>
              <Icon name="full" />
            </button>
          </div>
        </>
      ) : null}
    </div>
  );
}

const trackOf = ({ lang, src }: PlayerVideo['captions'][number], shown: boolean) => ({
  src,
  srcLang: lang,
  label: LANGUAGE_NAMES[lang],
  default: shown,
});
