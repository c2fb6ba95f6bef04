import { redirect } from '@remix-run/node';
import { pathOf } from '../../href.ts';
import { action as actionOf } from '../../server/action.ts';
import { keepLanguage, keepTheme } from '../../server/kept-choices.ts';
import { page } from '../../server/page.ts';
import { isRefusal } from '../../server/session.ts';
import { returnPath } from '../../server/return-path.ts';

/**
 * Keeps a choice of theme or language, a student's theme for all their devices, and goes back to the page
 * where it was made.
 */
export const action = actionOf('preferences', async ({ fields, visit, api, context }) => {
  const theme = fields.text('theme');
  keepTheme(context, theme);
  if (visit.student && (theme === 'light' || theme === 'dark' || theme === 'system')) {
    try {
      await api.account.updateStudent({ appearance: theme === 'system' ? null : theme });
    } catch (thrown) {
      if (!isRefusal(thrown)) throw thrown;
      context.tell(thrown.messageKey);
    }
  }
  keepLanguage(context, fields.text('language'));
  return redirect(returnPath(fields.text('return')) ?? pathOf(visit, 'home'));
});

export const loader = page('preferences', ({ to }) => {
  throw to('home');
});
