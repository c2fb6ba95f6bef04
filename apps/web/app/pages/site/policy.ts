import type { PolicyScreenProps } from '@darb/ui/screens/site/props';
import { href } from '../../href.ts';
import { policyTexts } from '../../i18n/policies.server.ts';
import type { Visit } from '../../visit.ts';

type Policy = PolicyScreenProps['state'];

/** The props of one policy, in the page's language, with the ways to the other two. */
export function policyProps(visit: Visit, state: Policy): PolicyScreenProps {
  const places = { terms: href(visit, 'termsOfUse'), privacy: href(visit, 'privacyPolicy'), cookies: href(visit, 'cookiesPolicy') };
  return {
    state,
    ...policyTexts(visit.language, state),
    others: (['terms', 'privacy', 'cookies'] as const).filter((key) => key !== state).map((key) => ({ key, href: places[key] })),
  };
}
