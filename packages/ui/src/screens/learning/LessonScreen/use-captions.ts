import type { Language } from '@darb/language';
import { useEffect, useState, type RefObject } from 'react';
import { cueWords } from './cue-words.ts';

/**
 * The words of the caption that is due now, in the chosen language; shown by the page itself, so that they
 * stand in its type and direction.
 */
export function useCaptions(element: RefObject<HTMLVideoElement | null>, language: Language | null): string | null {
  const [cue, setCue] = useState<{ language: Language | null; words: string | null }>({ language, words: null });
  useEffect(() => {
    const media = element.current;
    if (!media) return;
    const tracks = [...media.textTracks];
    const chosen = tracks.find((track) => track.language === language);
    for (const track of tracks) track.mode = track === chosen ? 'hidden' : 'disabled';
    if (!chosen) return;
    const show = () =>
      setCue({ language, words: [...(chosen.activeCues ?? [])].map((active) => cueWords(active as VTTCue)).join('\n') || null });
    // a track that was read before has a caption already; this says so after the effect, as the event would
    const soon = requestAnimationFrame(show);
    chosen.addEventListener('cuechange', show);
    return () => {
      cancelAnimationFrame(soon);
      chosen.removeEventListener('cuechange', show);
    };
  }, [element, language]);
  return language !== null && cue.language === language ? cue.words : null;
}
