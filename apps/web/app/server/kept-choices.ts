import { isLanguage } from '@darb/language';
import type { WebContext } from './context.ts';

const YEAR = 31_536_000;

type Keeper = Pick<WebContext, 'setCookie'>;

/** Keeps a theme in a cookie; `system` takes it away, and anything else changes nothing. */
export function keepTheme(context: Keeper, theme: string): void {
  if (theme === 'light' || theme === 'dark') context.setCookie('theme', theme, { maxAge: YEAR });
  if (theme === 'system') context.setCookie('theme', '', { maxAge: 0 });
}

/** Keeps a language in a cookie; anything that is none changes nothing. */
export function keepLanguage(context: Keeper, language: string): void {
  if (isLanguage(language)) context.setCookie('language', language, { maxAge: YEAR, readable: true });
}
