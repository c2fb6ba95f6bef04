import { directionOf, formatClock, LANGUAGE_NAMES, type Language } from '@darb/language';
import type { CSSProperties, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui.ts';
import type { PlayerVideo } from '../props.ts';
import * as css from './PlayerControls.css.ts';
import { OptionMenu, QualityMenu } from './PlayerMenus.tsx';
import type { PlayerState } from './use-player.ts';
import type { Quality } from './use-quality.ts';

const SPEEDS = [0.75, 1, 1.25, 1.5, 2];

export interface PlayerOverlayProps {
  state: PlayerState;
  /** The words of the caption that is due, in the language `track`. */
  cue: string | null;
  track: Language | null;
  onPlay: () => void;
}

/** What lies over the picture: the caption and the large button. */
export function PlayerOverlay({ state, cue, track, onPlay }: PlayerOverlayProps) {
  return (
    <>
      {cue && track ? (
        <p className={css.caption} lang={track} dir={directionOf(track)}>
          <span>{cue}</span>
        </p>
      ) : null}
      {!state.playing && !state.failed ? (
        // for the hand alone: it goes when the film plays, and would take the keyboard's place with it
        <button type="button" className={css.bigPlay} aria-hidden tabIndex={-1} onClick={onPlay}>
          <Icon name="play" />
        </button>
      ) : null}
    </>
  );
}

export interface PlayerBarProps {
  video: PlayerVideo;
  state: PlayerState;
  toggle: () => void;
  /** Seconds. */
  seekTo: (position: number) => void;
  speed: number;
  changeSpeed: (speed: number) => void;
  muted: boolean;
  toggleSound: () => void;
  quality: Quality;
  chooseQuality: (quality: Quality) => void;
  track: Language | null;
  setTrack: (track: Language | null) => void;
  fullScreen: () => void;
  playButton: RefObject<HTMLButtonElement>;
}

/** The line of the film, and the buttons and menus below it. */
export function PlayerBar({ video, state, toggle, seekTo, speed, changeSpeed, muted, toggleSound, ...props }: PlayerBarProps) {
  const { t } = useTranslation('learning');
  const { quality, chooseQuality, track, setTrack, fullScreen, playButton } = props;
  const played = { '--played': `${(100 * state.position) / video.duration}%` } as CSSProperties;
  return (
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
        <QualityMenu sources={video.sources} value={quality} onChoose={chooseQuality} />
        <button type="button" className={css.control} aria-label={t('player.fullScreen')} onClick={fullScreen}>
          <Icon name="full" />
        </button>
      </div>
    </>
  );
}
