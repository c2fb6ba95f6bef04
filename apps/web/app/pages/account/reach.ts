import type { CodeChannel } from '@darb/ui/screens/account/code-props';
import type { Reach } from '@darb/ui/screens/account/props';

/** How a student is reached, by `signup_method` of an address; by SMS where it says nothing that we know. */
export function methodOf(search: URLSearchParams): CodeChannel {
  const said = search.get('signup_method');
  return said === 'email' || said === 'whatsapp' ? said : 'sms';
}

/** What a form is called that asks for it. */
export const REACH = { sms: 'phone', whatsapp: 'whatsapp', email: 'email' } as const satisfies Record<CodeChannel, Reach['state']>;

/** The same page for each way to be reached. */
export const methodTabs = (at: (method: CodeChannel) => string): Reach['tabs'] => ({
  phone: at('sms'),
  whatsapp: at('whatsapp'),
  email: at('email'),
});
