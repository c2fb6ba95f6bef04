import type { Language } from '@darb/language';
import { within } from 'storybook/test';
import { usePageLanguage } from './locale.tsx';

type StateOf<Props> = Props extends { state: infer State extends string } ? State : never;

/**
 * Says that each state of a screen has a story: `everyState<LessonScreenProps>()({ ready: Ready, … })` at the
 * end of a stories file. A state that is missing, or a name that is none, is a type error.
 */
export const everyState =
  <Props extends { state: string }>() =>
  <Stories extends Record<StateOf<Props>, object>>(stories: Stories & Record<Exclude<keyof Stories, StateOf<Props>>, never>): Stories =>
    stories;

/** Plays a story until its dialog is there, which is fetched when it opens: else its picture may lack it. */
export const untilDialog = async (): Promise<void> => void (await within(document.body).findByRole('dialog'));

/** Stops the clock for a story that counts seconds: its picture shows the same one. Gives the way back. */
export function clockStopped(): () => void {
  const running = Date.now;
  const now = running();
  Date.now = () => now;
  return () => {
    Date.now = running;
  };
}

/**
 * Sample words of a story, in the language that the toolbar asks for. The product's own words stand in
 * `locales`.
 */
export function useSaid(): (words: Record<Language, string>) => string {
  const language = usePageLanguage();
  return (words) => words[language];
}

export const Said = (words: Record<Language, string>) => <>{useSaid()(words)}</>;

/** A text of the content, which is Arabic in every language of the page. */
export const ar = (text: string) => ({ text, lang: 'ar' as const });
