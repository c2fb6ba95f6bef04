/**
 * The words of a caption without its markup, which the browser reads as WebVTT has it: `<i>`, `<c.yellow>`
 * and times within it go, entities are what they stand for, who speaks (`<v أحمد>`) stands before the
 * words, and a reading aid above them goes.
 */
export function cueWords(cue: Pick<VTTCue, 'getCueAsHTML'>): string {
  const words = cue.getCueAsHTML();
  for (const aid of words.querySelectorAll('rt')) aid.remove();
  for (const voice of words.querySelectorAll('span[title]')) voice.prepend(`${voice.getAttribute('title') ?? ''}: `);
  return words.textContent;
}
