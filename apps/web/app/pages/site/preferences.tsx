import { redirect } from '@remix-run/node';
import { pathOf } from '../../href.ts';
import { action as actionOf } from '../../server/action.ts';
import { keepLanguage, keepTheme } from '../../server/kept-choices.ts';
import { page } from '../../server/page.ts';
import { returnPath } from '../../server/return-path.ts';

/** Keeps a choice of theme or language, and goes back to the page where it was made. */
export const action = actionOf('preferences', async ({ fields, visit, context }) => {
  keepTheme(context, fields.text('theme'));
  keepLanguage(context, fields.text('language'));
  return redirect(returnPath(fields.text('return')) ?? pathOf(visit, 'home'));
});

export const loader = page('preferences', ({ to }) => {
  throw to('home');
});
