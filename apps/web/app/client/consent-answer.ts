import { keepCookie } from './choices.ts';

export type Answer = 'yes' | 'no';

const NAME = 'consent';
/** Half a year, after which it is asked again. */
const SECONDS = 180 * 86_400;

/** What was answered about these companies: an answer about fewer of them is none (rule site 37). */
export function answerOf(cookies: string, names: readonly string[]): Answer | null {
  const kept = /(?:^|; )consent=([^;]*)/.exec(cookies)?.[1];
  const [given, asked = ''] = kept === undefined ? [] : decodeURIComponent(kept).split(' ', 2);
  const known = asked.split('.');
  return (given === 'yes' || given === 'no') && names.every((name) => known.includes(name)) ? given : null;
}

/** Remembers it in this browser alone. */
export const keepAnswer = (given: Answer, names: readonly string[]): void => keepCookie(NAME, `${given} ${names.join('.')}`, SECONDS);
