import { redirect } from '@remix-run/node';
import { isLanguage } from '@darb/language';
import { pathOf } from '../../href.ts';
import { action as actionOf } from '../../server/action.ts';
import { page } from '../../server/page.ts';
import { returnPath } from '../../server/return-path.ts';

const YEAR = 31_536_000;

/** Keeps a choice of theme or language, and goes back to the page where it was made. */
export const action = actionOf('preferences', async ({ fields, visit, context }) => {
  const theme = fields.text('theme');
  if (theme === 'light' || theme === 'dark') context.setCookie('theme', theme, { maxAge: YEAR });
  if (theme === 'system') context.setCookie('theme', '', { maxAge: 0 });
  const language = fields.text('language');
  if (isLanguage(language)) context.setCookie('language', language, { maxAge: YEAR, readable: true });
  return redirect(returnPath(fields.text('return')) ?? pathOf(visit, 'home'));
});

export const loader = page('preferences', ({ to }) => {
  throw to('home');
});
