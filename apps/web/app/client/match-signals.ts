/** Under this key stands whether sound and vibration of a match are on; nothing: they are off. */
const KEY = 'league/signals';

export type Signal = 'round' | 'correct' | 'incorrect';

/** Hertz of the tones, one after the other, and the vibration in milliseconds. */
const SIGNALS: Readonly<Record<Signal, { tones: readonly number[]; vibration: number[] }>> = {
  round: { tones: [523], vibration: [30] },
  correct: { tones: [523, 784], vibration: [20, 40, 20] },
  incorrect: { tones: [262], vibration: [80] },
};
const TONE_SECONDS = 0.09;
const VOLUME = 0.08;

const listeners = new Set<() => void>();

/** Whether sound and vibration are on, on this device. */
export function areSignalsOn(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on';
  } catch {
    return false;
  }
}

export function switchSignals(areOn: boolean): void {
  try {
    if (areOn) localStorage.setItem(KEY, 'on');
    else localStorage.removeItem(KEY);
  } catch {
    // storage is closed: they stay off
  }
  for (const listener of listeners) listener();
  if (areOn) giveSignal('round');
}

/** Tells when they are switched. Gives the way to stop. */
export function onSignalsSwitched(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

let audio: AudioContext | null = null;

/** A short tone and a short vibration, where they are on and the device has them. */
export function giveSignal(signal: Signal): void {
  if (!areSignalsOn()) return;
  const { tones, vibration } = SIGNALS[signal];
  if ('vibrate' in navigator) navigator.vibrate(vibration);
  if (typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  const from = audio.currentTime;
  for (const [index, hertz] of tones.entries()) {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    const begin = from + index * TONE_SECONDS;
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(VOLUME, begin);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + TONE_SECONDS);
    tone.connect(volume).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + TONE_SECONDS);
  }
}
