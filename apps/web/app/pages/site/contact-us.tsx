import { redirect } from '@remix-run/node';
import { CONTACT_SUBJECTS, type ContactSubject } from '@darb/contract/contact';
import { CONTACT_MAX } from '@darb/contract/limits';
import { ContactScreen } from '@darb/ui/screens/site/ContactScreen/ContactScreen';
import type { ContactField, ContactWays } from '@darb/ui/screens/site/contact-props';
import { useFormState } from '../../form-state.ts';
import { href, pathOf } from '../../href.ts';
import { action as actionOf, again, againAfter } from '../../server/action.ts';
import { page } from '../../server/page.ts';
import { isRefusal } from '../../server/session.ts';
import { useScreen } from '../../shown-screen.ts';

const FIELDS = ['subject', 'reach', 'text'] as const;
const isField = (path: string): path is ContactField => (FIELDS as readonly string[]).includes(path);
const isSubject = (typed: string): typed is ContactSubject => (CONTACT_SUBJECTS as readonly string[]).includes(typed);

type Contact = { ways: ContactWays } & (
  { state: 'write'; resetPassword: string; textMax: number; action: string } | { state: 'sent'; again: string; home: string }
);

export const loader = page('contactUs', async ({ api, visit, search }): Promise<{ screen: Contact }> => {
  const { contacts: ways } = await api.site.contacts({ country: visit.country });
  const action = href(visit, 'contactUs');
  if (search.get('sent') === '1') {
    return { screen: { state: 'sent', ways, again: action, home: href(visit, visit.student ? 'dashboard' : 'home') } };
  }
  return { screen: { state: 'write', ways, resetPassword: href(visit, 'resetPassword'), textMax: CONTACT_MAX, action } };
});

/** The keys of `contact:wrong` that a broken rule of a field has. */
const wrongOf = (field: ContactField, rule: string): string =>
  field === 'reach' && rule !== 'required' ? 'reach_invalid' : `${field}_${rule === 'too_big' ? rule : 'required'}`;

export const action = actionOf('contactUs', async ({ api, visit, fields }) => {
  const subject = fields.text('subject');
  const written = { reach: fields.text('reach'), text: fields.text('text'), country: visit.country };
  try {
    // one that is no subject is refused by the call, with all else that is wrong
    await api.site.write({ ...written, subject: isSubject(subject) ? subject : ('' as ContactSubject) });
  } catch (thrown) {
    if (!isRefusal(thrown) || thrown.messageKey !== 'rule_broken') return againAfter<ContactField>(thrown, fields, FIELDS, {});
    const wrong: Partial<Record<ContactField, string>> = {};
    for (const { path, rule } of thrown.errors) if (isField(path)) wrong[path] ??= wrongOf(path, rule);
    return again<ContactField>(fields, FIELDS, { fields: wrong });
  }
  return redirect(pathOf(visit, 'contactUs', null, { sent: 1 }));
});

export { revalidateWhenSent as shouldRevalidate } from '../../client/connection-lost.ts';

export default function ContactUsPage() {
  const screen = useScreen<typeof loader>();
  const form = useFormState<ContactField>();
  return screen.state === 'sent' ? <ContactScreen {...screen} /> : <ContactScreen {...screen} {...form} />;
}
