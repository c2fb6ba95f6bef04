export const LANGUAGES = ['ar', 'en', 'ur'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A caption from `start` to `end` (seconds from the beginning of the video) in the three languages. */
export interface Cue {
  readonly start: number;
  readonly end: number;
  readonly text: Readonly<Record<Language, string>>;
}

export const LINE_LENGTH = 42;
export const READING_SPEED = 17;

/** Characters as a reader counts them: vowel signs and joiners take no place. */
export function readLength(text: string): number {
  return [...text.replace(/[\p{M}\p{Cf}]/gu, '')].length;
}

/**
 * Breaks a caption into one or two lines of nearly the same length, not inside a formula where that can be;
 * `undefined` when it needs more than two lines of 42 characters.
 */
export function breakCaption(text: string): string[] | undefined {
  const whole = text.trim().split(/\s+/).join(' ');
  if (readLength(whole) <= LINE_LENGTH) return [whole];
  return halve(whole.split(/(?<! [=+\-−·×]) (?![=+\-−·×] )/)) ?? halve(whole.split(' '));
}

function halve(words: readonly string[]): string[] | undefined {
  let best: { lines: string[]; longest: number } | undefined;
  for (let at = 1; at < words.length; at += 1) {
    const lines = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    const longest = Math.max(...lines.map(readLength));
    if (longest <= LINE_LENGTH && (best === undefined || longest < best.longest)) best = { lines, longest };
  }
  return best?.lines;
}

/** What is wrong with a cue, in words for its author; empty when all is well. */
export function cueProblems(cue: Cue): { language: Language; problem: string }[] {
  const length = cue.end - cue.start;
  return LANGUAGES.flatMap((language) => {
    const text = cue.text[language];
    const characters = readLength(text.trim());
    const problems: string[] = [];
    if (breakCaption(text) === undefined)
      problems.push(`${characters} characters do not fit two lines of ${LINE_LENGTH}: shorten it or make two cues of it`);
    if (characters > length * READING_SPEED + 1e-9) {
      problems.push(
        `${characters} characters in ${round(length)} s are too fast to read (${READING_SPEED} a second): give it ${Math.ceil((characters / READING_SPEED) * 2) / 2} s or shorten it`,
      );
    }
    return problems.map((problem) => ({ language, problem }));
  });
}

/** `hh:mm:ss.mmm` as WebVTT writes it. */
export function timestamp(seconds: number): string {
  const thousandths = Math.round(seconds * 1000);
  const pad = (value: number, width: number): string => String(value).padStart(width, '0');
  return `${pad(Math.floor(thousandths / 3_600_000), 2)}:${pad(Math.floor(thousandths / 60_000) % 60, 2)}:${pad(Math.floor(thousandths / 1000) % 60, 2)}.${pad(thousandths % 1000, 3)}`;
}

const FORMULA =
  /[-−+(]?[\p{Script=Latin}\p{Script=Greek}\p{N}](?:[\p{Script=Latin}\p{Script=Greek}\p{N}\s()=+\-−*/^'′.,<>·×°%√]*[\p{Script=Latin}\p{Script=Greek}\p{N})°%])?/gu;

/**
 * Keeps formulas, signs and units of an Arabic or Urdu line running from left to right: without it `20 - x`
 * is shown as `x - 20`.
 */
export function isolateFormulas(line: string): string {
  return line.replace(FORMULA, (run) => (run.length > 1 && run.split('(').length === run.split(')').length ? `\u2066${run}\u2069` : run));
}

/**
 * The WebVTT file of one language. Lines that begin with Latin letters still run from right to left in Arabic
 * and Urdu.
 */
export function toVtt(cues: readonly Cue[], language: Language): string {
  const blocks = cues.map((cue, index) => {
    const lines = (breakCaption(cue.text[language]) ?? [cue.text[language]]).map((line) => {
      const readable = language === 'en' ? line : isolateFormulas(line);
      const escaped = readable.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
      const [strong = ''] = /\p{L}/u.exec(line) ?? [];
      return language !== 'en' && !/\p{Script=Arabic}/u.test(strong) ? `\u200f${escaped}` : escaped;
    });
    return `${index + 1}\n${timestamp(cue.start)} --> ${timestamp(cue.end)}\n${lines.join('\n')}\n`;
  });
  return `WEBVTT\n\n${blocks.join('\n')}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
